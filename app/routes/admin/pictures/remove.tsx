import { Form, href, redirect } from "react-router";
import { attempt, getApi, load } from "../../../api/client.ts";
import { routeError } from "../../../api/failure.ts";
import { Dialog, DialogActions } from "../../../components/dialog.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { uploadedAddresses } from "../../../format/uploaded.ts";
import { flash } from "../../../middleware/session.ts";
import { pageNumber } from "../../page-number.ts";
import type { Route } from "./+types/remove.ts";
import { PictureUses } from "./picture-uses.tsx";

const SHOWN_WIDTH = 280;

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const param = pictureIn(url);
  const api = getApi(context).content.picture[":id"];
  const [picture, uses] = await Promise.all([load(api.$get({ param })), load(api.use.$get({ param }))]);
  return { picture: picture.data, uses: uses.data, page: pageNumber(request) };
}

export async function action({ url, context }: Route.ActionArgs) {
  const api = getApi(context).content.picture;
  const outcome = await attempt(api[":id"].$delete({ param: pictureIn(url) }));
  if (!outcome.ok && outcome.failure.status !== 404) throw routeError(outcome.failure);
  // A 404 is fine for a removed picture, but the API also answers it to those who are no editors.
  if (!outcome.ok) await load(api.$get({ query: {} }));
  flash(context, { kind: "status", message: "The picture is removed." });
  return redirect(href("/admin/pictures"), 303);
}

function pictureIn(url: URL) {
  return { id: url.searchParams.get("picture") ?? "none" };
}

export default function RemovePicture({ loaderData: { picture, uses, page } }: Route.ComponentProps) {
  const { url, alt, width, height } = picture;
  const closeTo = page > 1 ? `..?page=${page}` : "..";
  return (
    <Dialog title="Remove this picture?" closeTo={closeTo}>
      <p className="case-picture">
        <img {...uploadedAddresses(url)} sizes={`${SHOWN_WIDTH}px`} alt="" width={width} height={height} />
      </p>
      <p dir="auto">{alt}</p>
      <PictureUses uses={uses} />
      <Form method="post">
        <DialogActions closeTo={closeTo}>
          <SubmitButton tone="danger" sending="Removing…">
            Remove
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";

import { href, Link, useActionData } from "react-router";
import { getApi, load, type ApiClient } from "../../../api/client.ts";
import type { ContentPicture } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Pagination } from "../../../components/pagination.tsx";
import { momentOf, type Moment } from "../../../format/relative-time.ts";
import { pageTitle } from "../../../format/title.ts";
import { unknownForm } from "../../../forms/intent.ts";
import { hostContext } from "../../../host.ts";
import { heldFields } from "../../../middleware/held-form.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../../page-number.ts";
import type { Route } from "./+types/pictures.ts";
import { AddPictureDialog, RemovePictureDialog } from "./picture-dialogs.tsx";
import { pictureConstraint, removePicture, uploadPicture } from "./picture-upload.ts";

const SHOWN_WIDTH = 280;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const { searchParams } = new URL(request.url);
  const removed = removedIn(request);
  const api = getApi(context).content.picture;
  const list = await load(api.$get({ query: { page: String(page) } }));
  refuseBeyond(page, list.totalPages);
  const open = removed ? await removal(api[":id"], removed) : null;
  const { timeZone } = context.get(hostContext);
  return {
    pictures: list.data.map((picture) => ({ ...picture, uploaded: momentOf(picture.createdTime, timeZone) })),
    page,
    totalPages: list.totalPages,
    isAdding: searchParams.get("dialog") === "add",
    removed: open,
    constraint: pictureConstraint(),
    held: heldFields(context),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = form.get("intent");
  const removed = removedIn(request);
  if (intent === "upload") return uploadPicture(form, { context, closeTo: href("/admin/pictures") });
  if (intent === "remove" && removed) return removePicture(removed, { context, closeTo: href("/admin/pictures") });
  throw unknownForm();
}

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const { pictures, page, totalPages, isAdding, removed, constraint, held } = loaderData;
  const answer = useActionData<typeof action>();
  const here = page > 1 ? `${href("/admin/pictures")}?page=${page}` : href("/admin/pictures");
  return (
    <AdminArea>
      {isAdding ? (
        <AddPictureDialog result={answer?.result} constraint={constraint} held={held} closeTo={here} />
      ) : null}
      {removed ? <RemovePictureDialog {...removed} closeTo={here} /> : null}
      <h1>Pictures</h1>
      <p className="lead">For the text of articles and weeks. Paste a picture&apos;s line where it is to stand.</p>
      <p className="actions">
        <Link className="button main" to={`${href("/admin/pictures")}?dialog=add`} preventScrollReset>
          Add a picture
        </Link>
      </p>
      {pictures.length > 0 ? (
        <ul className="cards">
          {pictures.map((picture) => (
            <PictureCard key={picture._id} picture={picture} page={page} />
          ))}
        </ul>
      ) : (
        <EmptyState title="No pictures yet">What you upload stands here, the newest first.</EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label="Pictures" />
    </AdminArea>
  );
}

function PictureCard({ picture, page }: { picture: ContentPicture & { uploaded: Moment }; page: number }) {
  const { _id, url, width, height, alt, markdown, by, uploaded } = picture;
  const shown = Math.min(width, SHOWN_WIDTH);
  const query = new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), dialog: "remove", picture: _id });
  return (
    <li className="card">
      <img
        src={`/api${url.replace(/\.jpg$/, ".webp")}`}
        alt={alt}
        width={shown}
        height={Math.max(1, Math.round((height * shown) / width))}
        loading="lazy"
      />
      <p>
        <code>{markdown}</code>
      </p>
      <p className="quiet">
        <bdi>{by ?? "A deleted member"}</bdi> · <time dateTime={uploaded.dateTime}>{uploaded.label}</time> · {width} ×{" "}
        {height}
      </p>
      <p className="actions">
        <Link className="button plain" to={`${href("/admin/pictures")}?${query}`} preventScrollReset>
          Remove<span className="visually-hidden">: {alt}</span>
        </Link>
      </p>
    </li>
  );
}

/** What is to be removed, and the texts that show it. */
async function removal(api: ApiClient["content"]["picture"][":id"], id: string) {
  const param = { id };
  const [picture, uses] = await Promise.all([load(api.$get({ param })), load(api.use.$get({ param }))]);
  return { picture: picture.data, uses: uses.data };
}

/** The picture that the open dialog is about. */
function removedIn(request: Request) {
  const { searchParams } = new URL(request.url);
  return searchParams.get("dialog") === "remove" ? searchParams.get("picture") : null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Pictures");
}

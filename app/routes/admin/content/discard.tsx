import { redirect } from "react-router";
import { attempt, getApi } from "../../../api/client.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { dropDraft } from "../../../middleware/draft.ts";
import { flash } from "../../../middleware/session.ts";
import type { Route } from "./+types/discard.ts";
import { editorAddress, listAddress } from "./editor-address.ts";
import { itemOf } from "./item.ts";
import { QuestionForm } from "./question-form.tsx";
import { CHECK_CANCELLED, hasDraft } from "./state.ts";
import { writtenIn } from "./written.ts";

const CHANGED = "Somebody saved this text meanwhile. Look at it before you discard it.";

export async function loader({ params, context }: Route.LoaderArgs) {
  const item = await itemOf(params, context);
  if (!hasDraft(item)) throw redirect(editorAddress(item));
  const { language, title, version, publishedVersion, publishTime, isToCheck } = item;
  return { language, title, version, publishedVersion, publishTime, isToCheck };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { kind, key, language } = await itemOf(params, context);
  const json = { version: Number((await request.formData()).get("version")) };
  const editor = editorAddress({ kind, key, language });
  const outcome = await attempt(
    getApi(context).content[":kind"][":key"].discard.$post({ query: { language }, param: { kind, key }, json }),
  );
  if (!outcome.ok) {
    const { code, sentence } = outcome.failure;
    flash(context, { kind: "alert", message: code === "changed_meanwhile" ? CHANGED : sentence });
    return redirect(editor, 303);
  }
  dropDraft(context, editor);
  flash(context, { kind: "status", message: "The draft is discarded." });
  const { isDiscarded } = outcome.value.data;
  return redirect(isDiscarded ? listAddress({ kind, language }) : editor, 303);
}

export default function Discard({ loaderData: item }: Route.ComponentProps) {
  const { language, title, publishedVersion, publishTime, isToCheck } = item;
  return (
    <Dialog title="Discard this draft?">
      <p>
        {publishedVersion === null ? (
          <>
            “<bdi {...writtenIn(language, title)}>{title}</bdi>” was never published. It moves to the bin; you can bring
            it back from there.
          </>
        ) : (
          "Readers keep the text that is published. The draft stays among its versions."
        )}{" "}
        {publishTime === null ? null : "Its schedule is cancelled."} {isToCheck ? CHECK_CANCELLED : null}
      </p>
      <QuestionForm item={item} label="Discard draft" sending="Discarding…" />
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";

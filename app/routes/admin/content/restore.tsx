import { redirect } from "react-router";
import { FIRST_LANGUAGE } from "../../../../server/contract/languages.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { dropDraft } from "../../../middleware/draft.ts";
import type { Route } from "./+types/restore.ts";
import { backWith } from "../back-with.ts";
import { editorAddress } from "./editor-address.ts";
import { itemOf } from "./item.ts";
import { QuestionForm } from "./question-form.tsx";
import { CHECK_CANCELLED, isChangedHere } from "./state.ts";
import { translationOf } from "./translation.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const item = await itemOf(params, context);
  if (!isChangedHere(item)) throw redirect(editorAddress(item));
  const { version, isToCheck, language } = item;
  const isBehind = language !== FIRST_LANGUAGE && (await translationOf(params, context)).english.isBehind;
  return { version, isToCheck, isBehind };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { kind, key, language } = await itemOf(params, context);
  const json = { version: Number((await request.formData()).get("version")), choice: "take" as const };
  const outcome = await attempt(
    getApi(context).content[":kind"][":key"].shipped.$post({ query: { language }, param: { kind, key }, json }),
  );
  if (outcome.ok) dropDraft(context, editorAddress({ kind, key, language }));
  return backWith(context, editorAddress({ kind, key, language }), outcome);
}

export default function Restore({ loaderData: item }: Route.ComponentProps) {
  return (
    <Dialog title="Go back to the original text?">
      <p>
        Readers get the text that Umeed came with again, at once. Nobody has to check it. Your text stays among the
        versions. {item.isToCheck ? CHECK_CANCELLED : null}
      </p>
      {item.isBehind ? (
        <p>The English has changed since your text was written: compare the original text with it afterwards.</p>
      ) : null}
      <QuestionForm item={item} label="Use the original text" sending="Saving…" tone="main" />
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";

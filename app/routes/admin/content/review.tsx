import { redirect } from "react-router";
import { attempt, getApi } from "../../../api/client.ts";
import { readIntent } from "../../../forms/intent.ts";
import { incomplete, readForm, refused } from "../../../forms/submission.ts";
import { draftFields } from "../../../middleware/draft.ts";
import type { Route } from "./+types/review.ts";
import { backToEditor } from "./back-to-editor.ts";
import { editorAddress } from "./editor-address.ts";
import { itemOf } from "./item.ts";
import { knownOf, REVIEW_INTENTS, reviewSchema } from "./review-fields.ts";
import { ReviewDialog } from "./review-form.tsx";
import { isReviewable } from "./state.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const item = await itemOf(params, context);
  if (!isReviewable(item)) throw redirect(editorAddress(item));
  const { title, review, publishedVersion } = item;
  return { title, version: String(publishedVersion ?? 0), ...knownOf(review, draftFields(context)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { kind, key, language } = await itemOf(params, context);
  const name = { kind, key, language };
  const form = await request.formData();
  const reviews = getApi(context).content[":kind"][":key"].review;
  if (readIntent(form, REVIEW_INTENTS, "save") === "remove") {
    return backToEditor(context, name, await attempt(reviews.$delete({ query: { language }, param: { kind, key } })));
  }
  const submission = readForm(form, reviewSchema);
  if (submission.status !== "success") return incomplete(submission);
  const json = { ...submission.value, version: Number(submission.value.version) };
  const outcome = await attempt(reviews.$put({ query: { language }, param: { kind, key }, json }));
  return outcome.ok ? backToEditor(context, name, outcome) : refused(submission, outcome.failure);
}

export default function Review({ loaderData: { title, ...known }, actionData }: Route.ComponentProps) {
  return (
    <ReviewDialog {...known} lastResult={actionData?.result}>
      <p>
        Enter only a doctor, nurse, midwife or other clinician who has read <bdi>{title}</bdi> as readers have it now.
        Readers see the name, the qualification, the registration and the day. When the text changes later, its page
        says so.
      </p>
    </ReviewDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";

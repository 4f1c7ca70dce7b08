import { redirect } from "react-router";
import { languageOf } from "../../../../server/contract/languages.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { draftFields } from "../../../middleware/draft.ts";
import type { Route } from "./+types/review.ts";
import { backWith } from "../back-with.ts";
import { editorAddress } from "./editor-address.ts";
import { headingWords } from "./heading-words.ts";
import { itemOf } from "./item.ts";
import { saveReview } from "./review-action.ts";
import { knownOf } from "./review-fields.ts";
import { ReviewDialog } from "./review-form.tsx";
import { isReviewable } from "./state.ts";
import { writtenIn } from "./written.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const item = await itemOf(params, context);
  if (!isReviewable(item)) throw redirect(editorAddress(item));
  const { language, title, review, publishedVersion } = item;
  return { language, title, version: String(publishedVersion ?? 0), ...knownOf(review, draftFields(context)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { kind, key, language } = await itemOf(params, context);
  const one = { param: { kind, key }, query: { language } };
  const reviews = getApi(context).content[":kind"][":key"].review;
  return saveReview(request, {
    save: ({ version, ...review }) => attempt(reviews.$put({ ...one, json: { version: Number(version), ...review } })),
    remove: () => attempt(reviews.$delete(one)),
    back: (outcome) => backWith(context, editorAddress({ kind, key, language }), outcome),
  });
}

export default function Review({ loaderData: { language, title, ...known }, actionData }: Route.ComponentProps) {
  return (
    <ReviewDialog
      {...known}
      subject={
        <>
          <bdi {...writtenIn(language, title)}>{headingWords(title)}</bdi>, {languageOf(language).inEnglish}
        </>
      }
      lastResult={actionData?.result}
    >
      <p>
        Enter only a doctor, nurse, midwife or other clinician who has read this text as readers have it now. Readers
        see the name, the qualification, the registration and the day. When the text changes later, its page says so.
      </p>
    </ReviewDialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";

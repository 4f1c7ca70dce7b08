import { data, href } from "react-router";
import { languageOf } from "../../../../server/contract/languages.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { backWith } from "../back-with.ts";
import { saveReview } from "../content/review-action.ts";
import { knownOf } from "../content/review-fields.ts";
import { ReviewDialog } from "../content/review-form.tsx";
import type { Route } from "./+types/review.ts";
import { translatedHandouts } from "./translated.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { title, englishTitle, language, version, review } = await handoutIn(params, context);
  return { title, englishTitle, language, version, ...knownOf(review, draftFields(context)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { handout, language } = await handoutIn(params, context);
  const one = { param: { handout }, query: { language } };
  const reviews = getApi(context).handout[":handout"].review;
  return saveReview(request, {
    save: (review) => attempt(reviews.$put({ ...one, json: review })),
    remove: () => attempt(reviews.$delete(one)),
    back: (outcome) => backWith(context, href("/admin/handouts"), outcome),
  });
}

export default function Review({
  loaderData: { title, englishTitle, language, ...known },
  actionData,
}: Route.ComponentProps) {
  return (
    <ReviewDialog
      {...known}
      subject={
        <>
          {englishTitle}, {languageOf(language).inEnglish} (
          <bdi lang={language} dir={languageOf(language).direction}>
            {title}
          </bdi>
          )
        </>
      }
      nameHint="Such as Dr Ayesha Khan. It is not printed on the paper."
      lastResult={actionData?.result}
    >
      <p>
        Enter only a doctor, nurse, midwife or other clinician who has read this paper as readers have it now. The paper
        then no longer says that nobody has. The name stays here and in the log.
      </p>
    </ReviewDialog>
  );
}

/** @throws 404 for a paper that is not translated into this language. */
async function handoutIn(params: Route.LoaderArgs["params"], context: Route.LoaderArgs["context"]) {
  const all = await translatedHandouts(context);
  const found = all.find(({ handout, language }) => handout === params.handout && language === params.language);
  if (!found) throw data({ message: "There is no such paper." }, { status: 404 });
  return found;
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";

import { data, href, redirect } from "react-router";
import { languageOf } from "../../../../server/contract/languages.ts";
import { attempt, getApi, type Outcome } from "../../../api/client.ts";
import { readIntent } from "../../../forms/intent.ts";
import { incomplete, readForm, refused } from "../../../forms/submission.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { flash } from "../../../middleware/session.ts";
import { knownOf, REVIEW_INTENTS, reviewSchema } from "../content/review-fields.ts";
import { ReviewDialog } from "../content/review-form.tsx";
import type { Route } from "./+types/review.ts";
import { translatedHandouts } from "./translated.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { title, language, version, review } = await handoutIn(params, context);
  return { title, language, version, ...knownOf(review, draftFields(context)) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { handout, language } = await handoutIn(params, context);
  const form = await request.formData();
  const one = { param: { handout }, query: { language } };
  const reviews = getApi(context).handout[":handout"].review;
  if (readIntent(form, REVIEW_INTENTS, "save") === "remove") return back(context, await attempt(reviews.$delete(one)));
  const submission = readForm(form, reviewSchema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(reviews.$put({ ...one, json: submission.value }));
  return outcome.ok ? back(context, outcome) : refused(submission, outcome.failure);
}

export default function Review({ loaderData: { title, language, ...known }, actionData }: Route.ComponentProps) {
  return (
    <ReviewDialog {...known} lastResult={actionData?.result}>
      <p>
        Enter only a doctor, nurse, midwife or other clinician who has read{" "}
        <bdi lang={language} dir={languageOf(language).direction}>
          {title}
        </bdi>{" "}
        as readers have it now. The paper then no longer says that nobody has. The name is not printed on it; it stands
        here and in the log.
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

function back(context: Route.ActionArgs["context"], outcome: Outcome<{ message: string }>) {
  const message = outcome.ok ? outcome.value.message : outcome.failure.sentence;
  flash(context, { kind: outcome.ok ? "status" : "alert", message });
  return redirect(href("/admin/handouts"), 303);
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";

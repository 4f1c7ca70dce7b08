import { getFormProps } from "@conform-to/react";
import { data, Form, href, Link, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { planQuestionWords } from "../../../server/contract/plan/question-words.ts";
import { attempt, getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { Rich } from "../../components/rich.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { SelectField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/about.ts";
import { isAskedAbout } from "./asked-about.ts";
import { OF, planAddress, usePlanAddress } from "./plan-address.ts";
import { ofEachQuestion, PLAN_QUESTIONS } from "../../../server/contract/plan/questions.ts";

const answer = z
  .enum(["yes", "no"], { error: () => m.planAnswerWrong() })
  .optional()
  .transform((said) => (said === undefined ? null : said === "yes"));
const schema = z.object(ofEachQuestion(() => answer));

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const { answers } = getApi(context).plan[":pregnancyId"];
  const { data: told } = await load(answers.$get({ param: await askedAbout(context) }));
  const choiceOf = (is: boolean | null) => (is === null ? undefined : is ? "yes" : "no");
  return {
    labels: labels(),
    constraint: constraintsOf(schema),
    defaultValue: { ...ofEachQuestion((question) => choiceOf(told[question])), ...draftFields(context) },
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const { answers } = getApi(context).plan[":pregnancyId"];
  const outcome = await attempt(answers.$put({ param: await askedAbout(context), json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.planAnswersKept() });
  return redirect(planAddress(url.searchParams.get(OF)), 303);
}

export default function About({ loaderData, actionData }: Route.ComponentProps) {
  const { labels, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "about", lastResult: actionData?.result, ...known });
  const choices = [
    { value: "yes", label: m.planAnswerYes() },
    { value: "no", label: m.planAnswerNo() },
  ];
  return (
    <Dialog title={m.planAbout()} closeTo={usePlanAddress()}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <p>
          <Rich of={m.planAboutLead} marks={{ dates: <Link to={href("/account/dates")} /> }} />
        </p>
        {labels.map(({ question, label }) => (
          <SelectField
            key={question}
            field={fields[question]}
            label={label}
            choices={choices}
            prompt={m.planAnswerLeftOut()}
            // The words above say that each may be left out.
            unlessNeeded=""
          />
        ))}
        <StickySubmit sending={m.savingNow()}>{m.save()}</StickySubmit>
      </Form>
    </Dialog>
  );
}

/** Made on the server, so that the questions are not part of the page's script. */
function labels() {
  return PLAN_QUESTIONS.map((question) => ({ question, label: planQuestionWords[question]() }));
}

/** @throws 404 where there is no pregnancy to be asked about */
async function askedAbout(context: Readonly<RouterContextProvider>) {
  const { data: plan } = await load(getApi(context).plan.$get());
  const item = plan.items.find(isAskedAbout);
  if (!item) throw data({ message: m.accountNoSuchDate() }, { status: 404 });
  return { pregnancyId: item.pregnancyId };
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";

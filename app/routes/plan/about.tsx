import { getFormProps } from "@conform-to/react";
import { data, Form, href, redirect } from "react-router";
import { z } from "zod";
import { attempt, getApi, load, type ApiClient } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { SelectField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/about.ts";
import { say } from "../../../server/contract/sentences/say.ts";

const answer = z.enum(["yes", "no"], { error: () => m.planAnswerWrong() }).optional();
const schema = z.object({
  bloodPressure: answer,
  diabetes: answer,
  anaemia: answer,
  thyroid: answer,
  rhNegative: answer,
  caesarean: answer,
  earlierLoss: answer,
});
type Answers = z.output<typeof schema>;
type Question = keyof Answers;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context);
  const { data: told } = await load(answersOf(api, await askedAbout(api)).$get());
  const choiceOf = (is: boolean | null) => (is === null ? undefined : is ? "yes" : "no");
  return {
    labels: labels(),
    constraint: constraintsOf(schema),
    defaultValue: {
      ...Object.fromEntries(Object.entries(told).map(([question, is]) => [question, choiceOf(is)])),
      ...draftFields(context),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const api = getApi(context);
  const outcome = await attempt(answersOf(api, await askedAbout(api)).$put(submission.value));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: m.planAnswersKept() });
  return redirect(href("/plan"), 303);
}

export default function About({ loaderData, actionData }: Route.ComponentProps) {
  const { labels, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "about", lastResult: actionData?.result, ...known });
  const choices = [
    { value: "yes", label: m.planAnswerYes() },
    { value: "no", label: m.planAnswerNo() },
  ];
  return (
    <Dialog title={m.planAbout()} closeTo={href("/plan")}>
      <p>{m.planAboutLead()}</p>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        {labels.map(({ question, label }) => (
          <SelectField
            key={question}
            field={fields[question]}
            label={label}
            choices={choices}
            prompt={m.planAnswerLeftOut()}
          />
        ))}
        <SubmitButton sending={m.savingNow()}>{m.save()}</SubmitButton>
      </Form>
    </Dialog>
  );
}

/** Made on the server, so that the questions are not part of the page's script. */
function labels(): { question: Question; label: string }[] {
  return [
    { question: "bloodPressure", label: say.planQuestionBloodPressure() },
    { question: "diabetes", label: say.planQuestionDiabetes() },
    { question: "anaemia", label: say.planQuestionAnaemia() },
    { question: "thyroid", label: say.planQuestionThyroid() },
    { question: "rhNegative", label: say.planQuestionRhNegative() },
    { question: "caesarean", label: say.planQuestionCaesarean() },
    { question: "earlierLoss", label: say.planQuestionEarlierLoss() },
  ];
}

/** @throws 404 where there is no pregnancy to be asked about */
async function askedAbout(api: ApiClient) {
  const { data: plan } = await load(api.plan.$get());
  const item = plan.items.find(({ isOfCurrent }) => isOfCurrent);
  if (!item) throw data({ message: m.accountNoSuchDate() }, { status: 404 });
  return item.pregnancyId;
}

function answersOf(api: ApiClient, pregnancyId: string) {
  const { answers } = api.plan[":pregnancyId"];
  const param = { pregnancyId };
  const told = (is: "yes" | "no" | undefined) => (is === undefined ? null : is === "yes");
  return {
    $get: () => answers.$get({ param }),
    $put: (said: Answers) =>
      answers.$put({
        param,
        json: {
          bloodPressure: told(said.bloodPressure),
          diabetes: told(said.diabetes),
          anaemia: told(said.anaemia),
          thyroid: told(said.thyroid),
          rhNegative: told(said.rhNegative),
          caesarean: told(said.caesarean),
          earlierLoss: told(said.earlierLoss),
        },
      }),
  };
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";

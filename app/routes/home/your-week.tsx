import { getFormProps } from "@conform-to/react";
import { Form, href, redirect } from "react-router";
import { Link } from "../../components/link.tsx";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { DateField } from "../../forms/date-field.tsx";
import { dateField } from "../../forms/date-field-schema.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { readIntent } from "../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { nowIn } from "../../format/today.ts";
import { pageTitle } from "../../format/title.ts";
import { hostContext } from "../../host.ts";
import { Icon } from "../../icons/icon.tsx";
import { getMember } from "../../middleware/member.ts";
import type { Route } from "./+types/your-week.ts";
import { dateQuestion, fieldOf, meaningAt, registrationOf, type DateMeaning } from "./date-question.ts";
import { OtherDates } from "./other-dates.tsx";
import { exampleWeek, figureOf } from "./load-visitor-home.ts";
import { weekAnswer } from "./week-answer.ts";
import { WeekFigure } from "./week-figure.tsx";
import { CountedWeek } from "./counted-week.tsx";
import { m } from "../../messages/m.ts";
import { say } from "../../../server/contract/sentences/say.ts";

const schemas = {
  period: z.object({ lastMenstrualPeriod: dateField(say.lastPeriodMissing) }),
  due: z.object({ dueDate: dateField(say.dueDateMissing) }),
  birth: z.object({ babyBirthDate: dateField(say.birthDateMissing) }),
};
type Fields = Partial<Record<ReturnType<typeof fieldOf>, z.input<ReturnType<typeof dateField>>>>;

export async function loader({ url, context }: Route.LoaderArgs) {
  if (getMember(context)) throw redirect(href("/"));
  const meaning = meaningAt(url);
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  return {
    question: dateQuestion(meaning, today, "/your-week"),
    figure: figureOf(meaning, (await exampleWeek(context)).value?.data),
    constraint: constraintsOf(schemas[meaning]),
  };
}

/** Answers with a page, and stores nothing. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const typed = await request.formData();
  readIntent(typed, ["track"], "track");
  if (getMember(context)) return redirect(href("/"), 303);
  const meaning = meaningAt(url);
  const date = dateIn(typed, meaning);
  if (date.every(([, value]) => value === "")) return redirect(registrationOf(meaning), 303);
  const submission = readForm(typed, schemas[meaning]);
  // Else a server out of reach would have the browser keep the date in a cookie.
  for (const name of new Set(typed.keys())) typed.delete(name);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).week["of-date"].$post({ json: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  return {
    answer: weekAnswer(outcome.value.data),
    keep: { sendTo: registrationOf(meaning), fields: date },
  };
}

function dateIn(typed: FormData, meaning: DateMeaning): [name: string, value: string][] {
  return ["day", "month", "year"].map((part) => {
    const name = `${fieldOf(meaning)}.${part}`;
    const value = typed.get(name);
    return [name, typeof value === "string" ? value.trim() : ""];
  });
}

export default function YourWeek({ loaderData, actionData }: Route.ComponentProps) {
  return actionData && "answer" in actionData ? (
    <CountedWeek {...actionData} />
  ) : (
    <Ask key={loaderData.question.field} {...loaderData} result={actionData?.result} />
  );
}

type AskProps = Route.ComponentProps["loaderData"] & { result: Parameters<typeof useForm>[0]["lastResult"] };

function Ask({ question, figure, constraint, result }: AskProps) {
  const [form, fields] = useForm<Fields>({ id: "your-week", lastResult: result, constraint });
  const field = fields[question.field];
  return (
    <div className="page home">
      <Link className="back" to={href("/")}>
        <Icon name="arrow-left" />
        {m.backToHome()}
      </Link>
      <section className="hero" aria-labelledby="question">
        <h1 id="question">{question.title}</h1>
        <ErrorSummary form={form} />
        <Form method="post" action={question.sendTo} className="date-card" {...getFormProps(form)}>
          <DateField field={field} label={question.label} hint={question.hint} />
          <SubmitButton intent="track">{m.homeTrack()}</SubmitButton>
          <OtherDates question={question} />
        </Form>
        <WeekFigure figure={figure} />
      </section>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.homeYourWeek());
}

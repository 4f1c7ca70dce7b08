import { getFormProps } from "@conform-to/react";
import { Form, href, Link } from "react-router";
import type { z } from "zod";
import { DateField } from "../../forms/date-field.tsx";
import { draftParts } from "../../forms/date-parts.ts";
import { EarlyBirthField } from "../../forms/early-birth-field.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { MoreFields } from "../../forms/more-fields.tsx";
import { constraintsOf } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { nowIn } from "../../format/today.ts";
import { pageTitle } from "../../format/title.ts";
import { hostContext } from "../../host.ts";
import { Icon } from "../../icons/icon.tsx";
import type { Route } from "./+types/dates.ts";
import { exampleOf } from "../home/date-question.ts";
import { KindButtons } from "./kind-buttons.tsx";
import { stepSchemas } from "./registration-schema.ts";
import { StepPage } from "./step-page.tsx";
import { openStep, takeAndGoOn } from "./step.ts";
import { WeekCard } from "./week-card.tsx";
import { m } from "../../messages/m.ts";

type Fields = z.input<typeof stepSchemas.dates.pregnant> & z.input<typeof stepSchemas.dates.postPartum>;

export async function loader(asked: Route.LoaderArgs) {
  const { date: today } = nowIn(asked.context.get(hostContext).timeZone);
  return {
    ...(await openStep("dates", asked)),
    examples: { period: exampleOf("period", today), due: exampleOf("due", today), birth: exampleOf("birth", today) },
    // Of both kinds: a change of kind keeps the form and what is typed in it.
    constraint: { ...constraintsOf(stepSchemas.dates.pregnant), ...constraintsOf(stepSchemas.dates.postPartum) },
  };
}

export function action(asked: Route.ActionArgs) {
  return takeAndGoOn("dates", asked);
}

export default function Dates({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, typed, checked, frame, examples, constraint } = loaderData;
  const [form, fields] = useForm<Fields>({
    id: "register",
    lastResult: actionData?.result ?? checked,
    constraint,
    defaultValue: {
      ...typed,
      lastMenstrualPeriod: draftParts(typed, "lastMenstrualPeriod"),
      dueDate: draftParts(typed, "dueDate"),
      babyBirthDate: draftParts(typed, "babyBirthDate"),
    },
  });
  const isPregnant = kind === "pregnant";
  const week = frame.week && form.status !== "error" ? <WeekCard week={frame.week} /> : null;
  return (
    <StepPage
      frame={frame}
      title={isPregnant ? m.registerFindWeek() : m.homeHowOld()}
      back={
        <Link className="back" to={href("/")}>
          <Icon name="arrow-left" />
          {m.backToHome()}
        </Link>
      }
    >
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <KindButtons kind={kind} />
        {isPregnant ? (
          <>
            <DateField
              key="lastMenstrualPeriod"
              field={fields.lastMenstrualPeriod}
              label={m.fieldLastPeriod()}
              hint={m.registerPeriodHint({ example: examples.period })}
            />
            {week}
            <MoreFields of={[fields.dueDate]} summary={m.fieldDueDateKnown()}>
              <DateField field={fields.dueDate} label={m.fieldDueDate()} hint={examples.due} isOptional />
            </MoreFields>
            <p className="hint">{m.registerKnowNeither()}</p>
          </>
        ) : (
          <>
            <DateField field={fields.babyBirthDate} label={m.fieldBirthDate()} hint={examples.birth} />
            {week}
            <EarlyBirthField field={fields.early} />
            <TextField field={fields.babyName} label={m.fieldBabyName()} />
            <DateField
              key="lastMenstrualPeriod"
              field={fields.lastMenstrualPeriod}
              label={m.registerPeriodBefore()}
              hint={m.registerBornEarlyHint()}
              isOptional
            />
          </>
        )}
        <StickySubmit intent="continue">{m.continue()}</StickySubmit>
      </Form>
    </StepPage>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.registerTitle());
}

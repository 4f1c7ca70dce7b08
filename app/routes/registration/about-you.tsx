import { getFormProps } from "@conform-to/react";
import { Form, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { LocationButton } from "../../enhance/location-button.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { draftParts } from "../../forms/date-parts.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, RadioField, SelectField, TextField } from "../../forms/field.tsx";
import { constraintsOf } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { pageTitle } from "../../format/title.ts";
import { logFailure } from "../../host.ts";
import type { Route } from "./+types/about-you.ts";
import { BackButton } from "./back-button.tsx";
import { stepSchemas } from "./registration-schema.ts";
import { StepPage } from "./step-page.tsx";
import { openStep, takeAndGoOn } from "./step.ts";
import { WeekCard } from "./week-card.tsx";
import { m } from "../../messages/m.ts";

interface Choice {
  value: string;
  label: string;
}

export async function loader(asked: Route.LoaderArgs) {
  const opened = await openStep("aboutYou", asked);
  const cities = await citiesToChoose(asked.context);
  return { ...opened, cities, constraint: constraintsOf(stepSchemas.aboutYou) };
}

/** Without the list she can still register, with 'Other'. */
async function citiesToChoose(context: Readonly<RouterContextProvider>): Promise<Choice[]> {
  const outcome = await attempt(getApi(context).city.$get());
  if (outcome.ok) return outcome.value.map(({ id, name }) => ({ value: id, label: name }));
  logFailure(context, outcome.failure);
  return [];
}

/** A city that she chose before the list failed stays chosen, though nobody knows its name now. */
function withChosen(cities: Choice[], chosen: string | undefined): Choice[] {
  const listed = [...cities, { value: "other", label: m.registerOtherCity() }];
  const isListed = !chosen || listed.some(({ value }) => value === chosen);
  return isListed ? listed : [{ value: chosen, label: m.registerChosenCity() }, ...listed];
}

export function action(asked: Route.ActionArgs) {
  return takeAndGoOn("aboutYou", asked);
}

export default function AboutYou({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, checked, frame, cities, constraint } = loaderData;
  const [form, fields] = useForm<z.input<typeof stepSchemas.aboutYou>>({
    id: "register",
    lastResult: actionData?.result ?? checked,
    constraint,
    defaultValue: { gender: "FEMALE", ...typed, dateOfBirth: draftParts(typed, "dateOfBirth") },
  });
  return (
    <StepPage frame={frame} title={m.registerAboutYou()}>
      {frame.week && form.status !== "error" ? <WeekCard week={frame.week} /> : null}
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <SelectField
          field={fields.city}
          label={m.fieldCity()}
          prompt={m.choose()}
          choices={withChosen(cities, fields.city.initialValue)}
        />
        <LocationButton latitude={fields.latitude} longitude={fields.longitude} />
        <DateField
          field={fields.dateOfBirth}
          label={m.fieldDateOfBirth()}
          hint={m.registerOwnBirthHint()}
          autoComplete="bday"
        />
        <RadioField
          field={fields.gender}
          label={m.fieldGender()}
          choices={[
            { value: "FEMALE", label: m.genderFemale() },
            { value: "MALE", label: m.genderMale() },
          ]}
        />
        <TextField
          field={fields.email}
          label={m.fieldEmail()}
          type="email"
          autoComplete="email"
          hint={m.registerNeverSeen()}
        />
        <CheckboxField field={fields.isFindable} label={m.registerFindable()} hint={m.registerFindableHint()} />
        <StickySubmit intent="continue">{m.continue()}</StickySubmit>
        <BackButton />
      </Form>
    </StepPage>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.registerTitleStep({ number: 2 }));
}

import { getFormProps } from "@conform-to/react";
import { Form, href, Link, redirect, type RouterContextProvider } from "react-router";
import type { z } from "zod";
import {
  askForRegistrationCode,
  attempt,
  checkRegistration,
  getApi,
  needed,
  postRegistration,
} from "../../api/client.ts";
import { appSettings } from "../../api/shared.ts";
import { LocationButton } from "../../enhance/location-button.tsx";
import { pageTitle } from "../../format/title.ts";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { readIntent } from "../../forms/intent.ts";
import { EarlyBirthField } from "../../forms/early-birth-field.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { draftParts } from "../../forms/date-parts.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, PasswordField, RadioField, SelectField, TextField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { NewPasswordField } from "../../forms/new-password-field.tsx";
import { MoreFields } from "../../forms/more-fields.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { logFailure } from "../../host.ts";
import { Icon } from "../../icons/icon.tsx";
import { nameDevice } from "../../middleware/device.ts";
import { draftFields, storeDraft } from "../../middleware/draft.ts";
import { holdForm } from "../../middleware/held-form.ts";
import { getMember } from "../../middleware/member.ts";
import { flash, getSession } from "../../middleware/session.ts";
import type { Route } from "./+types/register.ts";
import { KindButtons } from "./kind-buttons.tsx";
import { earlyBirthQuestion, isBornAndLost, kindOf, partialCall, registrationCall } from "./registration-call.ts";
import { registrationParts, registrationSchemas } from "./registration-schema.ts";

interface Choice {
  value: string;
  label: string;
}

type Fields = z.input<typeof registrationSchemas.pregnant> & z.input<typeof registrationSchemas.postPartum>;

export const middleware: Route.MiddlewareFunction[] = [nameDevice];

export async function loader({ url, context }: Route.LoaderArgs) {
  if (getMember(context)) throw redirect(href("/"));
  const kind = kindOf(url);
  const cities = await citiesToChoose(context);
  return {
    kind,
    // Of both kinds: a change of kind keeps the form and what is typed in it.
    constraint: { ...constraintsOf(registrationSchemas.pregnant), ...constraintsOf(registrationSchemas.postPartum) },
    cities,
    formKey: crypto.randomUUID(),
    held: draftFields(context),
  };
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
  const listed = [...cities, { value: "other", label: "Other" }];
  const isListed = !chosen || listed.some(({ value }) => value === chosen);
  return isListed ? listed : [{ value: chosen, label: "The city that you chose" }, ...listed];
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const kind = kindOf(url);
  const typed = await request.formData();
  if (readIntent(typed, ["register", "kind"], "register") === "kind") {
    storeDraft(context);
    return redirect(url.pathname + url.search, 303);
  }
  const submission = readForm(typed, registrationSchemas[kind]);
  const parts = soundFields(typed, submission, registrationParts[kind]) ?? {};
  const question = earlyBirthQuestion(parts);
  const api = getApi(context);
  if (submission.status !== "success" || question.early) {
    const call = partialCall(kind, parts);
    return incomplete(submission, { ...question, ...(await faultsIn(parts, attempt(checkRegistration(api, call)))) });
  }
  const registration = submission.value;
  const call = registrationCall(kind, registration);
  const { provesPhones } = needed(await appSettings(context)).data;
  if (provesPhones) {
    const outcome = await attempt(askForRegistrationCode(api, call));
    if (!outcome.ok) return refused(submission, outcome.failure);
    // Should she come back to correct something.
    storeDraft(context);
    const cookie = await holdForm(context, "registration", [...typed, ["kind", kind]]);
    return redirect(href("/register/code"), { status: 303, headers: { "Set-Cookie": cookie } });
  }
  const outcome = await attempt(postRegistration(api, call));
  if (!outcome.ok) return refused(submission, outcome.failure);

  getSession(context).set("token", outcome.value.token);
  flash(context, { kind: "status", message: "Register successfully" });
  return redirect(isBornAndLost(registration) ? href("/account/loss") : href("/recovery-codes"), 303);
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, constraint, cities, formKey, held } = loaderData;
  const [form, fields] = useForm<Fields>({
    id: "register",
    lastResult: actionData?.result,
    constraint,
    defaultValue: {
      gender: "FEMALE",
      formKey,
      ...held,
      dateOfBirth: draftParts(held, "dateOfBirth"),
      lastMenstrualPeriod: draftParts(held, "lastMenstrualPeriod"),
      dueDate: draftParts(held, "dueDate"),
      babyBirthDate: draftParts(held, "babyBirthDate"),
    },
  });
  return (
    <div className="page narrow">
      <Link className="back" to={href("/")}>
        <Icon name="arrow-left" />
        Back to home
      </Link>
      <h1>Create your account</h1>
      <p>
        Have one already? <Link to={href("/login")}>Login</Link>
      </p>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <KindButtons kind={kind} />
        <input type="hidden" name="formKey" defaultValue={fields.formKey.initialValue} />
        {kind === "pregnant" ? (
          <>
            <DateField
              key="lastMenstrualPeriod"
              field={fields.lastMenstrualPeriod}
              label="First day of your last period"
              hint="From this day the weeks are counted. About is good enough; you can correct it later."
            />
            <MoreFields of={[fields.dueDate]} summary="I do not know it, but I have a due date">
              <DateField field={fields.dueDate} label="Due date" isOptional />
            </MoreFields>
          </>
        ) : (
          <>
            <DateField field={fields.babyBirthDate} label="Your baby's birth date" />
            <EarlyBirthField field={fields.early} />
            <TextField field={fields.babyName} label="Your baby's name" />
            <DateField
              key="lastMenstrualPeriod"
              field={fields.lastMenstrualPeriod}
              label="First day of your last period before the birth"
              isOptional
            />
          </>
        )}
        <TextField
          field={fields.fullName}
          label="Username"
          autoComplete="nickname"
          hint="The name that others see. It need not be your real one."
        />
        <TextField
          field={fields.phoneNumber}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          hint="You log in with it. As you write it, such as +92 300 1234567"
        />
        <TextField field={fields.email} label="Email" type="email" autoComplete="email" />
        <NewPasswordField field={fields.password} label="Password" />
        <PasswordField field={fields.confirmPassword} label="Confirm password" autoComplete="new-password" />
        <DateField field={fields.dateOfBirth} label="Date of birth" autoComplete="bday" />
        <RadioField
          field={fields.gender}
          label="Gender"
          choices={[
            { value: "FEMALE", label: "Female" },
            { value: "MALE", label: "Male" },
          ]}
        />
        <SelectField
          field={fields.city}
          label="City"
          prompt="Choose your city"
          choices={withChosen(cities, fields.city.initialValue)}
        />
        <LocationButton latitude={fields.latitude} longitude={fields.longitude} />
        <CheckboxField
          field={fields.isFindable}
          label="Other members may find me and write to me"
          hint="You can change this later."
        />
        <CheckboxField field={fields.terms} label="I have read the terms and conditions" />
        <p className="hint">
          By registering you accept the <Link to={href("/terms-and-conditions")}>terms and conditions</Link> and the{" "}
          <Link to={href("/privacy-policy")}>privacy policy</Link>.
        </p>
        <SubmitButton intent="register" sending="Creating your account…">
          Register
        </SubmitButton>
      </Form>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Create your account");
}

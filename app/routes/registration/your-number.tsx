import { getFormProps } from "@conform-to/react";
import { data, Form, href, Link, redirect } from "react-router";
import type { z } from "zod";
import { askForRegistrationCode, attempt, checkRegistration, getApi, postRegistration } from "../../api/client.ts";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, PasswordField, TextField } from "../../forms/field.tsx";
import { NewPasswordField } from "../../forms/new-password-field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { pageTitle } from "../../format/title.ts";
import { nameDevice } from "../../middleware/device.ts";
import { holdForm } from "../../middleware/held-form.ts";
import type { Route } from "./+types/your-number.ts";
import { BackButton } from "./back-button.tsx";
import { finishRegistration } from "./finish-registration.ts";
import { earlyBirthQuestion, partialCall, registrationCall } from "./registration-call.ts";
import { stepWith } from "./registration-draft.ts";
import { registrationParts, registrationSchemas, stepSchemas, type Kind } from "./registration-schema.ts";
import { StepPage } from "./step-page.tsx";
import { openStep, provesPhones, takeStep } from "./step.ts";
import { checkedAddressOf } from "./steps.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

export const middleware: Route.MiddlewareFunction[] = [nameDevice];

export async function loader(asked: Route.LoaderArgs) {
  const opened = await openStep("yourNumber", asked);
  return { ...opened, constraint: constraintsOf(stepSchemas.yourNumber), formKey: crypto.randomUUID() };
}

export async function action(asked: Route.ActionArgs) {
  const { context } = asked;
  const taken = await takeStep("yourNumber", asked);
  if (taken instanceof Response) return taken;
  const { kind, sent, draft: whole } = taken;
  const own = readForm(sent, stepSchemas.yourNumber);
  const registration = readForm(whole, registrationSchemas[kind]);
  // Of all steps, since a fault may be in a former one.
  const submission = { payload: registration.payload, names: [...whole.keys()], reply: own.reply };
  const parts = soundFields(whole, own, registrationParts[kind]) ?? {};
  const question = earlyBirthQuestion(parts);
  const api = getApi(context);
  if (own.status !== "success" || registration.status !== "success" || question.early) {
    const check = attempt(checkRegistration(api, partialCall(kind, parts)));
    return withPages(incomplete(submission, { ...question, ...(await faultsIn(parts, check)) }), kind);
  }
  const call = registrationCall(kind, registration.value);
  if (await provesPhones(context)) {
    const outcome = await attempt(askForRegistrationCode(api, call));
    if (!outcome.ok) return withPages(refused(submission, outcome.failure), kind);
    const cookie = await holdForm(context, "registration", [...whole, ["kind", kind]]);
    return redirect(href("/register/code"), { status: 303, headers: { "Set-Cookie": cookie } });
  }
  const outcome = await attempt(postRegistration(api, call));
  if (!outcome.ok) return withPages(refused(submission, outcome.failure), kind);
  return redirect(finishRegistration(context, outcome.value.token, registration.value), 303);
}

/** Tells of each fault in a former step where its field is. */
function withPages({ data: { result }, init }: ReturnType<typeof incomplete>, kind: Kind) {
  const elsewhere: Record<string, string> = {};
  for (const name of Object.keys(result.error ?? {})) {
    const step = stepWith(name, kind);
    if (step && step !== "yourNumber") elsewhere[name] = checkedAddressOf(step, kind);
  }
  return data({ result, elsewhere }, init ?? {});
}

export default function YourNumber({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, checked, frame, constraint, formKey } = loaderData;
  const [form, fields] = useForm<z.input<typeof stepSchemas.yourNumber>>({
    id: "register",
    lastResult: actionData?.result ?? checked,
    constraint,
    defaultValue: { formKey, ...typed },
  });
  return (
    <StepPage frame={frame} title={m.registerNumber()}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} elsewhere={actionData?.elsewhere} />
        <input type="hidden" name="formKey" defaultValue={fields.formKey.initialValue} />
        <TextField
          field={fields.fullName}
          label={m.fieldUsername()}
          autoComplete="nickname"
          hint={m.registerUsernameHint()}
        />
        <TextField
          field={fields.phoneNumber}
          label={m.fieldPhoneNumber()}
          type="tel"
          autoComplete="tel"
          hint={m.registerPhoneHint()}
        />
        <NewPasswordField field={fields.password} label={m.fieldPassword()} />
        <PasswordField field={fields.confirmPassword} label={m.fieldConfirmPassword()} autoComplete="new-password" />
        <CheckboxField
          field={fields.terms}
          label={
            <span>
              <Rich of={m.registerTerms} marks={{ terms: <Link to={href("/terms-and-conditions")} /> }} />
            </span>
          }
          hint={<Rich of={m.registerAccept} marks={{ privacy: <Link to={href("/privacy-policy")} /> }} />}
        />
        <StickySubmit intent="continue" sending={m.registerCreating()}>
          {m.registerSubmit()}
        </StickySubmit>
        <BackButton />
      </Form>
    </StepPage>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.registerTitleStep({ number: 3 }));
}

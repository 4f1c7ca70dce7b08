import { getFormProps } from "@conform-to/react";
import { Form, Link, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { code, newPassword, phoneNumber } from "../../../server/contract/account/fields.ts";
import { attempt, getApi, partly } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { faultsIn, soundFields } from "../../forms/all-faults.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { PasswordField, TextField } from "../../forms/field.tsx";
import { NewPasswordField } from "../../forms/new-password-field.tsx";
import { agreedPassword, confirmation, confirmed } from "../../forms/password-schema.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/new-password.ts";
import { loginAddress } from "./login-address.ts";
import { replacedSentence } from "./replaced-password.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

const fields = z.object({
  phoneNumber: phoneNumber(),
  code: code,
  password: newPassword(),
  confirmPassword: confirmed,
});

const schema = fields.refine(...confirmation("password"));

type Typed = z.output<typeof schema>;

export function loader({ url, context }: Route.LoaderArgs) {
  const next = url.searchParams.get("next");
  return {
    isAsked: url.searchParams.has("asked"),
    closeTo: loginAddress(next),
    askTo: loginAddress(next, "/login/forgot-password"),
    constraint: constraintsOf(schema),
    defaultValue: { phoneNumber: draftFields(context).phoneNumber },
  };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const submission = readForm(form, schema);
  if (submission.status !== "success") {
    const sound = soundFields(form, submission, fields.partial()) ?? {};
    return incomplete(submission, await faultsIn(sound, send(context, sound, { check: "true" })));
  }
  const outcome = await send(context, submission.value);
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: replacedSentence(outcome.value) });
  return redirect(loginAddress(url.searchParams.get("next")), 303);
}

function send(
  context: Readonly<RouterContextProvider>,
  { password, confirmPassword, ...known }: Partial<Typed>,
  query: { check?: "true" } = {},
) {
  const json = partly<Omit<Typed, "confirmPassword">>({
    ...known,
    password: agreedPassword(password, confirmPassword),
  });
  return attempt(getApi(context).user["forgot-password"].$post({ query, json }));
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { isAsked, closeTo, askTo, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "new-password",
    lastResult: actionData?.result,
    ...known,
  });
  return (
    <Dialog title={m.loginNewPassword()} closeTo={closeTo}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <p>{isAsked ? m.loginCodeSent() : m.loginUseCode()}</p>
        <TextField field={fields.phoneNumber} label={m.fieldPhoneNumber()} type="tel" autoComplete="tel" />
        <TextField field={fields.code} label={m.fieldCode()} autoComplete="one-time-code" hint={m.loginCodeHint()} />
        <p>
          <Rich of={m.loginNoCode} marks={{ again: <Link to={askTo} replace preventScrollReset /> }} />
        </p>
        <NewPasswordField field={fields.password} label={m.fieldNewPassword()} />
        <PasswordField field={fields.confirmPassword} label={m.fieldConfirmPassword()} autoComplete="new-password" />
        <p className="hint">{m.loginOutEverywhere()}</p>
        <StickySubmit sending={m.savingNow()}>{m.loginSetPassword()}</StickySubmit>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";

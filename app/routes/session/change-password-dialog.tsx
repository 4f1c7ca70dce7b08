import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, href } from "react-router";
import { Link } from "../../components/link.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, PasswordField, TextField } from "../../forms/field.tsx";
import { NewPasswordField } from "../../forms/new-password-field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import type { changePasswordForm, ChangePasswordFields } from "./change-password.ts";
import { m } from "../../messages/m.ts";

interface Props extends ReturnType<typeof changePasswordForm> {
  result: SubmissionResult | undefined;
  phoneNumber?: string;
  closeTo?: string;
}

export function ChangePasswordDialog({ phoneNumber, closeTo, result, ...known }: Props) {
  const [form, fields] = useForm<ChangePasswordFields>({ id: "change-password", lastResult: result, ...known });
  return (
    <Dialog title={m.loginChangePassword()} closeTo={closeTo}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        {phoneNumber ? (
          <input type="hidden" name="phoneNumber" value={phoneNumber} />
        ) : (
          <TextField field={fields.phoneNumber} label={m.fieldPhoneNumber()} type="tel" autoComplete="tel" />
        )}
        <PasswordField
          field={fields.password}
          label={m.fieldOldPassword()}
          hint={
            phoneNumber ? (
              m.loginForgotOld()
            ) : (
              <Link to={href("/login/forgot-password")} replace preventScrollReset>
                {m.loginForgot()}
              </Link>
            )
          }
          autoComplete="current-password"
        />
        <NewPasswordField field={fields.newPassword} label={m.fieldNewPassword()} />
        <PasswordField field={fields.confirmPassword} label={m.fieldConfirmPassword()} autoComplete="new-password" />
        <p className="hint">{m.thenOutElsewhere()}</p>
        <CheckboxField field={fields.endOtherAccess} label={m.loginEndAccess()} hint={m.loginEndAccessHint()} />
        {/* Below all that it ends, which is to be read first. */}
        <p className="actions">
          <SubmitButton tone="main wide" sending={m.savingNow()}>
            {m.loginChangePassword()}
          </SubmitButton>
        </p>
      </Form>
    </Dialog>
  );
}

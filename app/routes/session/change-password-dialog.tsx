import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, PasswordField, TextField } from "../../forms/field.tsx";
import { NewPasswordField } from "../../forms/new-password-field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import type { changePasswordForm, ChangePasswordFields } from "./change-password.ts";

interface Props extends ReturnType<typeof changePasswordForm> {
  result: SubmissionResult | undefined;
  phoneNumber?: string;
  closeTo?: string;
}

export function ChangePasswordDialog({ phoneNumber, closeTo, result, ...known }: Props) {
  const [form, fields] = useForm<ChangePasswordFields>({ id: "change-password", lastResult: result, ...known });
  return (
    <Dialog title="Change password" closeTo={closeTo}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        {phoneNumber ? (
          <input type="hidden" name="phoneNumber" value={phoneNumber} />
        ) : (
          <TextField field={fields.phoneNumber} label="Phone number" type="tel" autoComplete="tel" />
        )}
        <PasswordField field={fields.password} label="Old password" autoComplete="current-password" />
        <NewPasswordField field={fields.newPassword} label="New password" />
        <PasswordField field={fields.confirmPassword} label="Confirm password" autoComplete="new-password" />
        <CheckboxField
          field={fields.endOtherAccess}
          label="Also end my recovery codes, my private calendar address and any change of number I have begun"
          hint="Leave this ticked if somebody else may have known your password, or may have used your phone."
        />
        <p className="hint">You are then logged out on every other phone and computer.</p>
        <SubmitButton sending="Saving…">Change password</SubmitButton>
      </Form>
    </Dialog>
  );
}

import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, PasswordField, TextField } from "../../forms/field.tsx";
import { NewPasswordField } from "../../forms/new-password-field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { FormDialogProps } from "../account/dialog-props.ts";
import type { ChangePasswordFields } from "./change-password.ts";

/** Takes the old password and a new one. @param phoneNumber hers, where she is logged in; else it is asked for. */
export function ChangePasswordDialog(props: FormDialogProps & { phoneNumber?: string }) {
  const { result, constraint, held, closeTo, phoneNumber } = props;
  const { form, fields } = useServerForm<ChangePasswordFields>({
    id: "change-password",
    result,
    constraint,
    defaultValue: {
      phoneNumber: held["phoneNumber"],
      endOtherAccess: "intent" in held ? held["endOtherAccess"] : "on",
    },
  });
  return (
    <Dialog title="Change password" closeTo={closeTo}>
      <Form method="post" {...form.props}>
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
        <SubmitButton intent="change-password" sending="Saving…">
          Change password
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

import { Form, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { PasswordField, TextField } from "../../forms/field.tsx";
import { NewPasswordField } from "../../forms/new-password-field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { FormDialogProps } from "../account/dialog-props.ts";
import type { NewPasswordFields } from "./new-password.ts";

interface Props extends FormDialogProps {
  /** A code was asked for just now. */
  isAsked: boolean;
  /** Address of the dialog where a code is asked for. */
  askTo: string;
}

/** Takes number, code and new password. */
export function NewPasswordDialog({ result, constraint, held, closeTo, isAsked, askTo }: Props) {
  const { form, fields } = useServerForm<NewPasswordFields>({
    id: "new-password",
    result,
    constraint,
    defaultValue: { phoneNumber: held["phoneNumber"] },
  });
  return (
    <Dialog title="Choose a new password" closeTo={closeTo}>
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        {isAsked ? (
          <p>If this number has an account, a code is on its way. The code works for 10 minutes.</p>
        ) : (
          <p>Use the code from the SMS, the one that our helpers told you, or one of your recovery codes.</p>
        )}
        <TextField field={fields.phoneNumber} label="Phone number" type="tel" autoComplete="tel" />
        <TextField field={fields.code} label="Code" autoComplete="one-time-code" />
        <p>
          No code came?{" "}
          <Link to={askTo} replace preventScrollReset>
            Ask for another one
          </Link>
        </p>
        <NewPasswordField field={fields.password} label="New password" />
        <PasswordField field={fields.confirmPassword} label="Confirm password" autoComplete="new-password" />
        <p className="hint">
          You are then logged out on every phone and computer. Your recovery codes, your private calendar address and
          any change of number that you have begun end too.
        </p>
        <SubmitButton intent="set-password" sending="Saving…">
          Set new password
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

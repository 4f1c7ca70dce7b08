import { Form, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { FormDialogProps } from "../account/dialog-props.ts";
import type { ForgotPasswordFields } from "./forgot-password.ts";

interface Props extends FormDialogProps {
  /** Address of the dialog where a code is used. */
  newPasswordTo: string;
  sendsSms: boolean;
}

/** Asks for the number to which a code goes; where none can be sent, says what helps instead. */
export function ForgotPasswordDialog(props: Props) {
  return props.sendsSms ? <AskForCode {...props} /> : <WithoutSms {...props} />;
}

function WithoutSms({ closeTo, newPasswordTo }: Props) {
  return (
    <Dialog title="Forgot your password?" closeTo={closeTo}>
      <p>We can send no SMS here. Choose a new password with one of your recovery codes.</p>
      <p>If you have none, ask those who run this site for a code. It works for 10 minutes.</p>
      <p className="actions">
        <Link className="button main" to={newPasswordTo} replace preventScrollReset>
          I have a code
        </Link>
      </p>
    </Dialog>
  );
}

function AskForCode(props: Props) {
  const { result, constraint, held, closeTo, newPasswordTo } = props;
  const { form, fields } = useServerForm<ForgotPasswordFields>({
    id: "forgot-password",
    result,
    constraint,
    defaultValue: { phoneNumber: held["phoneNumber"] },
  });
  return (
    <Dialog title="Forgot your password?" closeTo={closeTo}>
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        <p>We send a code to your phone by SMS. With the code you choose a new password.</p>
        <TextField
          field={fields.phoneNumber}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          hint="The one with which you log in, such as 0300 1234567"
        />
        <p>
          <Link to={newPasswordTo} replace preventScrollReset>
            I have a code already
          </Link>
        </p>
        <SubmitButton intent="ask-code" sending="Sending…">
          Send me a code
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

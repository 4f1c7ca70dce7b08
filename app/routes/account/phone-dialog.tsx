import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { PasswordField, TextField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { FormDialogProps } from "./dialog-props.ts";
import type { PhoneFields } from "./phone.ts";

type Props = FormDialogProps & { phoneNumber: string; sendsSms: boolean };

/** Asks for her new phone number, and for her password once more. */
export function PhoneDialog({ result, constraint, held, closeTo, phoneNumber, sendsSms }: Props) {
  const { form, fields } = useServerForm<PhoneFields>({
    id: "phone",
    result,
    constraint,
    defaultValue: { phoneNumber: held["phoneNumber"] },
  });
  return (
    <Dialog title="Change phone number" closeTo={closeTo}>
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        <p>
          You log in with <bdi>{phoneNumber}</bdi> now.{" "}
          {sendsSms
            ? "We send a code by SMS to the new number, to be sure that it is yours."
            : "We can send no SMS here: our helpers tell you a code for the new number."}
        </p>
        <TextField
          field={fields.phoneNumber}
          label="New phone number"
          type="tel"
          autoComplete="tel"
          hint="As you write it, such as 0300 1234567"
        />
        <PasswordField field={fields.password} label="Password" autoComplete="current-password" />
        <SubmitButton intent="phone" sending="One moment…">
          Go on
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

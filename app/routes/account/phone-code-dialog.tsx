import { Form, href, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { FormDialogProps } from "./dialog-props.ts";
import type { PhoneCodeFields } from "./phone.ts";

interface Props extends FormDialogProps {
  phoneNumber: string;
  /** Null when no change waits for a code. */
  newNumber: string | null;
  sendsSms: boolean;
}

/** Takes the code that proves that the new number is hers. */
export function PhoneCodeDialog({ newNumber, phoneNumber, sendsSms, ...props }: Props) {
  return (
    <Dialog title="Change phone number" closeTo={props.closeTo}>
      {newNumber ? (
        <Proof {...props} newNumber={newNumber} sendsSms={sendsSms} />
      ) : (
        <p>
          No new number waits for a code. You log in with <bdi>{phoneNumber}</bdi>.
        </p>
      )}
      <p>
        <Link to={`${href("/account")}?dialog=phone`} replace preventScrollReset>
          {newNumber ? "Enter the number again" : "Enter a new number"}
        </Link>
      </p>
    </Dialog>
  );
}

function Proof({
  result,
  constraint,
  newNumber,
  sendsSms,
}: FormDialogProps & { newNumber: string; sendsSms: boolean }) {
  const { form, fields } = useServerForm<PhoneCodeFields>({ id: "phone-code", result, constraint });
  return (
    <Form method="post" {...form.props}>
      <ErrorSummary form={form} />
      <p>
        {sendsSms ? (
          <>
            If <bdi>{newNumber}</bdi> can be used, a code is on its way to it. The code works for 10 minutes.
          </>
        ) : (
          <>
            <Link to={href("/contact")}>Write to our helpers</Link> that you change to <bdi>{newNumber}</bdi>. The code
            that they tell you works for 10 minutes.
          </>
        )}
      </p>
      <TextField field={fields.code} label="Code" autoComplete="one-time-code" />
      <p className="hint">You are then logged out on every other phone and computer.</p>
      <SubmitButton intent="phone-code" sending="Saving…">
        Change my number
      </SubmitButton>
    </Form>
  );
}

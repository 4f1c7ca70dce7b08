import { useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { PasswordField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useLast, useServerForm } from "../../forms/use-form.ts";
import type { FormDialogProps } from "./dialog-props.ts";
import type { RecoveryCodesFields } from "./recovery-codes.ts";

interface Props extends FormDialogProps {
  /** How many of those that she has are not used yet. */
  left: number;
  /** Those drawn just now, which are shown this once. */
  codes: string[] | undefined;
}

/** Draws recovery codes, and shows them once. */
export function RecoveryCodesDialog({ left, codes, ...props }: Props) {
  const drawn = useLast(codes);
  return (
    <Dialog title="Recovery codes" closeTo={props.closeTo}>
      {drawn ? <DrawnCodes codes={drawn} closeTo={props.closeTo} /> : <Drawing {...props} left={left} />}
    </Dialog>
  );
}

function DrawnCodes({ codes, closeTo }: { codes: string[]; closeTo: string }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads her to what came of it */}
      <p role="status" tabIndex={-1} autoFocus ref={lead}>
        Write these codes on paper now, and keep it where nobody else looks. They are not shown again.
      </p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>
        Any one of them sets a new password, under “Forgot password?” on the login page. The others end with it, and you
        can get new ones then.
      </p>
      <p className="actions">
        <Link className="button main" to={closeTo} replace preventScrollReset>
          I have written them down
        </Link>
      </p>
    </>
  );
}

function Drawing({ result, constraint, left }: FormDialogProps & { left: number }) {
  const { form, fields } = useServerForm<RecoveryCodesFields>({ id: "recovery-codes", result, constraint });
  return (
    <Form method="post" {...form.props}>
      <ErrorSummary form={form} />
      <p>
        With a recovery code you get back into your account when you have forgotten your password and no SMS reaches
        you. You keep the codes on paper, so that nobody finds them in this phone.
      </p>
      <p>{left === 0 ? "You have none now." : `${sentenceOf(left)} New codes take the place of the old ones.`}</p>
      <PasswordField field={fields.password} label="Password" autoComplete="current-password" />
      <SubmitButton intent="recovery-codes" sending="One moment…">
        Show me new codes
      </SubmitButton>
    </Form>
  );
}

function sentenceOf(left: number) {
  return left === 1 ? "You have one code left." : `You have ${left} codes left.`;
}

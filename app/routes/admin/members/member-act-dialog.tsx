import { useEffect, useRef, type ReactNode } from "react";
import { Form, Link } from "react-router";
import type { IssuedCode, MemberRecord } from "../../../api/types.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { CheckboxField, RadioField, TextField } from "../../../forms/field.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useLast, useServerForm } from "../../../forms/use-form.ts";
import type { FormDialogProps } from "../../account/dialog-props.ts";
import type { MemberAct, MemberActFields } from "./member-acts.ts";
import { roleInWords } from "./roles.ts";

interface Props extends FormDialogProps {
  act: MemberAct;
  member: MemberRecord;
  /** With which a code is drawn once. */
  formKey: string;
  /** The code that was drawn just now, which is shown this once. */
  issued: IssuedCode | undefined;
}

interface Asking {
  title: string;
  lead: (member: MemberRecord) => ReactNode;
  button: string;
  sending: string;
  tone?: "danger";
}

const asking: Record<MemberAct, Asking> = {
  role: {
    title: "Change her role",
    lead: () =>
      "A moderator looks at reports and answers messages. An editor writes what everybody reads. An administrator may do all.",
    button: "Change her role",
    sending: "Saving…",
  },
  suspend: {
    title: "Suspend her",
    lead: () => "She can read, and not write to anybody.",
    button: "Suspend her",
    sending: "Saving…",
  },
  "give-voice": {
    title: "Give her voice back",
    lead: () => "She can write again at once.",
    button: "Let her write",
    sending: "Saving…",
  },
  "end-session": {
    title: "Log her out there",
    lead: () => "She needs her password to log in there again.",
    button: "Log her out",
    sending: "One moment…",
  },
  "end-sessions": {
    title: "Log her out everywhere",
    lead: () =>
      "She needs her password to log in again. What she was writing there is lost. Her private calendar address ends too.",
    button: "Log her out everywhere",
    sending: "One moment…",
  },
  "reset-code": {
    title: "A code for a new password",
    lead: () => "Whoever has this code gets into her account. Be sure that it is she who asks.",
    button: "Show me the code",
    sending: "One moment…",
  },
  "phone-code": {
    title: "A code for her new number",
    lead: ({ newPhone }) => `She wants to change to ${newPhone}. Be sure that it is she who asks, and that it is hers.`,
    button: "Show me the code",
    sending: "One moment…",
  },
  data: {
    title: "Her data",
    lead: () =>
      "We make one file with all that is hers. She finds it on her account, under My data, for one day. You can't read it.",
    button: "Make her file",
    sending: "One moment…",
  },
  delete: {
    title: "Delete her account",
    lead: () => "Nobody can get it back. Those with whom she talked keep her messages, under 'Deleted member'.",
    button: "Delete her account",
    sending: "Deleting…",
    tone: "danger",
  },
};

const proven = new Set<MemberAct>(["reset-code", "phone-code", "data", "delete"]);

/** Asks before anything is done to a member, why or on what proof. */
export function MemberActDialog({ issued, ...props }: Props) {
  const code = useLast(issued);
  return (
    <Dialog title={asking[props.act].title} closeTo={props.closeTo}>
      {code ? <Issued issued={code} {...props} /> : <ActForm {...props} />}
    </Dialog>
  );
}

function ActForm({ act, member, formKey, result, constraint, held, closeTo }: Omit<Props, "issued">) {
  const { lead, button, sending, tone = "main" } = asking[act];
  const { form, fields } = useServerForm<MemberActFields>({
    id: "act",
    result,
    constraint,
    defaultValue: { role: member.role, formKey, ...held },
  });
  const isProven = proven.has(act);
  return (
    <Form method="post" {...form.props}>
      <ErrorSummary form={form} />
      {act === "reset-code" || act === "phone-code" ? (
        <input type="hidden" name="formKey" value={fields.formKey.initialValue ?? formKey} />
      ) : null}
      <p>
        <bdi>{member.fullName}</bdi>, {member.phoneNumber}. {lead(member)}
      </p>
      {act === "role" ? <RadioField field={fields.role} label="Role" choices={roleChoices} /> : null}
      {act === "suspend" ? <TextField field={fields.days} label="For how many days" inputMode="numeric" /> : null}
      <TextField
        field={fields.why}
        label={isProven ? "What made you sure that it is she" : "Why"}
        hint={hintFor(act, isProven)}
      />
      {act === "delete" ? (
        <CheckboxField
          field={fields.keepsTexts}
          label="Leave her posts and comments"
          hint="They stay in the forum under 'Deleted member', without her name and picture."
        />
      ) : null}
      <p className="actions">
        <SubmitButton intent={act} sending={sending} tone={tone}>
          {button}
        </SubmitButton>{" "}
        <Link className="button plain" to={closeTo} replace preventScrollReset>
          Go back
        </Link>
      </p>
    </Form>
  );
}

const roleChoices = Object.entries(roleInWords).map(([value, label]) => ({ value, label }));

function hintFor(act: MemberAct, isProven: boolean) {
  if (isProven) return "How you spoke with her and what she knew. It stays in the log: no secrets of hers.";
  return act === "role" ? "It stays in the log." : "She reads it, and it stays in the log.";
}

function Issued({ issued, act, member, closeTo }: Omit<Props, "issued"> & { issued: IssuedCode }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without script this is what leads her to what came of it */}
      <p role="status" tabIndex={-1} autoFocus ref={lead}>
        Tell this code to <bdi>{member.fullName}</bdi> and to nobody else. It works for {issued.minutes} minutes, and is
        not shown again.
      </p>
      <p className="recovery-codes">{issued.code}</p>
      <p>
        {act === "reset-code"
          ? "She enters it under “Forgot password?” on the login page."
          : "She enters it on her account, under Change phone number."}
      </p>
      <p className="actions">
        <Link className="button main" to={closeTo} replace preventScrollReset>
          I have told her
        </Link>
      </p>
    </>
  );
}

import type { ReactNode } from "react";
import { Form } from "react-router";
import type { MemberRecord } from "../../../api/types.ts";
import { DialogActions } from "../../../components/dialog.tsx";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { TextField } from "../../../forms/field.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import type { Field, ServerForm } from "../../../forms/use-form.ts";

interface Props {
  form: ServerForm;
  member: Pick<MemberRecord, "fullName" | "phoneNumber">;
  /** What it does. */
  lead: string;
  children: ReactNode;
  button: string;
  sending?: string;
  tone?: "danger";
}

/** The form of a dialog that does something to a member: who she is and what becomes of it, the fields, the way back. */
export function ActForm({ form, member, lead, children, button, sending = "One moment…", tone }: Props) {
  return (
    <Form method="post" id={form.id} noValidate>
      <ErrorSummary form={form} />
      <p>
        <bdi>{member.fullName}</bdi>, {member.phoneNumber}. {lead}
      </p>
      {children}
      <DialogActions back="Go back">
        <SubmitButton sending={sending} tone={tone ?? "main"}>
          {button}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}

export function ReasonField({
  field,
  hint = "She reads it, and it stays in the log.",
}: {
  field: Field;
  hint?: string;
}) {
  return <TextField field={field} label="Why" hint={hint} />;
}

export function ProofField({ field }: { field: Field }) {
  return (
    <TextField
      field={field}
      label="What made you sure that it is she"
      hint="How you spoke with her and what she knew. It stays in the log: no secrets of hers."
    />
  );
}

import { getFormProps, type FieldMetadata, type FormMetadata, type SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import type { MemberRecord } from "../../../api/types.ts";
import { Dialog, DialogActions } from "../../../components/dialog.tsx";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { TextField } from "../../../forms/field.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import type { Constraints } from "../../../forms/constraints.ts";
import { useForm } from "../../../forms/use-form.ts";

interface FormProps {
  form: FormMetadata;
  member: Pick<MemberRecord, "fullName" | "phoneNumber">;
  lead: string;
  about?: ReactNode;
  children: ReactNode;
  button: string;
  sending?: string | undefined;
  tone?: "danger" | undefined;
  /** The member's page, unless something else led here. */
  closeTo?: string;
}

export function ActForm({
  form,
  member,
  lead,
  about,
  children,
  button,
  sending = "One moment…",
  tone,
  closeTo = "..",
}: FormProps) {
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <p>
        <bdi>{member.fullName}</bdi>, {member.phoneNumber}. {lead}
      </p>
      {about}
      {children}
      <DialogActions closeTo={closeTo}>
        <SubmitButton sending={sending} tone={tone ?? "main"}>
          {button}
        </SubmitButton>
      </DialogActions>
    </Form>
  );
}

type Fields<T extends Record<string, unknown>> = ReturnType<FormMetadata<T>["getFieldset"]>;

interface DialogProps<T extends Record<string, unknown>> extends Omit<FormProps, "form" | "about" | "children"> {
  title: string;
  constraint: Constraints;
  defaultValue: Record<string, string>;
  result: SubmissionResult | undefined;
  children: (fields: Fields<T>) => ReactNode;
}

export function ActDialog<T extends Record<string, unknown>>(props: DialogProps<T>) {
  const { title, constraint, defaultValue, result, children, ...form } = props;
  const [server, fields] = useForm<T>({ id: "act", lastResult: result, constraint, defaultValue });
  return (
    <Dialog title={title}>
      <ActForm form={server} {...form}>
        {children(fields)}
      </ActForm>
    </Dialog>
  );
}

export function ReasonField({
  field,
  hint = "The member will see it, and it stays in the log.",
}: {
  field: FieldMetadata;
  hint?: string;
}) {
  return <TextField field={field} label="Why" hint={hint} />;
}

export function ProofField({
  field,
  hint = "How you reached them and what they could tell you. It stays in the log, so leave out private details.",
}: {
  field: FieldMetadata;
  hint?: string;
}) {
  return <TextField field={field} label="How you know it is the member" hint={hint} />;
}

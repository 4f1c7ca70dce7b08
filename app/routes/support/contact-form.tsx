import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { QUERY_MAX } from "../../../server/contract/support/limits.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextAreaField, TextField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import type { ContactFields } from "./send-message.ts";
import { m } from "../../messages/m.ts";

interface Props {
  result: SubmissionResult | undefined;
  constraint: Constraints;
  known: { [Name in keyof ContactFields]?: string };
}

export function ContactForm({ result, constraint, known }: Props) {
  const [form, fields] = useForm<ContactFields>({ id: "contact", lastResult: result, constraint, defaultValue: known });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <input type="hidden" name="formKey" defaultValue={fields.formKey.initialValue} />
      <TextField field={fields.name} label={m.fieldName()} autoComplete="name" />
      <TextField
        field={fields.contactNumber}
        label={m.contactNumber()}
        hint={m.contactNumberHint()}
        type="tel"
        autoComplete="tel"
      />
      <TextField field={fields.subject} label={m.contactSubject()} autoComplete="off" />
      <TextAreaField field={fields.query} label={m.typedQuestion()} max={QUERY_MAX} rows={6} />
      <SubmitButton intent="contact">{m.send()}</SubmitButton>
    </Form>
  );
}

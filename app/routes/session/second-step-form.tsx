import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import type { z } from "zod";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import type { secondStepSchema } from "./second-step-schema.ts";
import { m } from "../../messages/m.ts";

interface Props {
  result: SubmissionResult | undefined;
  constraint: Constraints;
  button: string;
  sending: string;
}

export function SecondStepForm({ button, sending, result, ...known }: Props) {
  const [form, fields] = useForm<z.input<typeof secondStepSchema>>({ id: "second-step", lastResult: result, ...known });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <TextField field={fields.code} label={m.fieldCode()} autoComplete="one-time-code" hint={m.loginSixDigits()} />
      <SubmitButton sending={sending}>{button}</SubmitButton>
    </Form>
  );
}

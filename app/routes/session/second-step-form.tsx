import type { SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import type { z } from "zod";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm, type Constraints } from "../../forms/use-form.ts";
import type { secondStepSchema } from "./second-step-schema.ts";

interface Props {
  result: SubmissionResult | undefined;
  constraint: Constraints;
  button: string;
  sending: string;
}

export function SecondStepForm({ button, sending, ...known }: Props) {
  const { form, fields } = useServerForm<z.input<typeof secondStepSchema>>({ id: "second-step", ...known });
  return (
    <Form method="post" {...form.props}>
      <ErrorSummary form={form} />
      <TextField
        field={fields.code}
        label="Code"
        autoComplete="one-time-code"
        hint="The six digits that your authenticator app shows now, or one of your recovery codes"
      />
      <SubmitButton sending={sending}>{button}</SubmitButton>
    </Form>
  );
}

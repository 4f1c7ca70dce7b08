import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { RadioField, TextField } from "../../../forms/field.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useForm, type Constraints } from "../../../forms/use-form.ts";
import { choicesFor } from "./choices.ts";
import type { DecisionFields } from "./decision.ts";
import type { ShownCase } from "./shown-case.ts";
import type { Unmasked } from "./unmasking.ts";

interface Props {
  open: ShownCase;
  result: SubmissionResult | undefined;
  constraint: Constraints;
  held: Record<string, string>;
  traced: Unmasked | undefined;
}

export function DecisionForm({ open, result, constraint, held, traced }: Props) {
  const { kind, subject } = open;
  const hasRole = open.hasRole || (traced?.hasRole ?? false);
  const choices = choicesFor(open, { ...open, hasRole });
  const isVoiceKept = choices.length < choicesFor(open, { ...open, hasRole: false }).length;
  const [form, fields] = useForm<DecisionFields>({
    id: "decision",
    lastResult: result,
    constraint: {
      ...constraint,
      days: { ...constraint["days"], required: true },
      reason: { ...constraint["reason"], required: kind === "answer" },
    },
    defaultValue: { days: "7", ...held },
  });
  return (
    <Form method="post" {...getFormProps(form)} className="decision">
      <ErrorSummary form={form} />
      {kind === "review" && subject ? <input type="hidden" name="version" value={subject.version} /> : null}
      {(kind === "post" || kind === "comment") && subject ? (
        <input type="hidden" name="seen" value={subject.state} />
      ) : null}
      {traced ? <input type="hidden" name="traced" value={JSON.stringify(traced)} /> : null}
      <RadioField field={fields.outcome} label="What to do" choices={choices} className="choices column" />
      {isVoiceKept ? (
        <p className="hint">
          She has a role here, so nobody takes her voice because of a report. An administrator can, under Members.
        </p>
      ) : null}
      {choices.some(({ value }) => value === "suspend") ? (
        <div className="days">
          <TextField
            field={fields.days}
            label="Days without writing"
            hint="When she may not write: 1, 7, 30 or any number up to 365. It holds under every name."
            inputMode="numeric"
          />
        </div>
      ) : null}
      <TextField
        field={fields.reason}
        label="Why"
        hint={
          kind === "answer"
            ? "She reads this."
            : "To show or leave it you need none. All else the author reads, and can answer."
        }
      />
      <SubmitButton intent="decide" sending="Saving…">
        Decide
      </SubmitButton>
    </Form>
  );
}

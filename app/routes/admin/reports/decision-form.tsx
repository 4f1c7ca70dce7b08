import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { FormKey } from "../../../enhance/form-key.tsx";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { RadioField, TextField } from "../../../forms/field.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import type { Constraints } from "../../../forms/constraints.ts";
import { useForm } from "../../../forms/use-form.ts";
import { choicesFor, needsReason } from "./choices.ts";
import type { DecisionFields } from "./decision.ts";
import { SeenFields } from "./seen-fields.tsx";
import type { ShownCase } from "./shown-case.ts";
import type { Unmasked } from "./unmasking.ts";
import { isToApprove } from "./words.ts";

interface Props {
  open: ShownCase;
  result: SubmissionResult | undefined;
  constraint: Constraints;
  draft: Record<string, string>;
  unmasked: Unmasked | undefined;
  hasNext: boolean;
}

export function DecisionForm({ open, result, constraint, draft, unmasked, hasNext }: Props) {
  const { kind } = open;
  const isNew = isToApprove(open);
  const hasRole = open.hasRole || (unmasked?.hasRole ?? false);
  const choices = choicesFor(open, { ...open, hasRole });
  const keepsSuspensionOut = choices.length < choicesFor(open, { ...open, hasRole: false }).length;
  const free = choices.map(({ value }) => value).filter((value) => !needsReason(value));
  const [form, fields] = useForm<DecisionFields>({
    id: "decision",
    lastResult: result,
    constraint: {
      ...constraint,
      days: { ...constraint["days"], required: true },
      reason: { ...constraint["reason"], required: free.length === 0 },
    },
    defaultValue: { days: "7", ...draft },
  });
  return (
    <Form method="post" {...getFormProps(form)} className="decision">
      <ErrorSummary form={form} />
      <SeenFields open={open} />
      {unmasked ? <input type="hidden" name="unmasked" value={JSON.stringify(unmasked)} /> : null}
      <RadioField field={fields.outcome} label="What to do" choices={choices} className="choices column" />
      {keepsSuspensionOut ? (
        <p className="hint">
          The author has a role here, so they cannot be suspended from a report. An administrator can suspend them under
          Members.
        </p>
      ) : null}
      {choices.some(({ value }) => value === "suspend") ? (
        <div className="days">
          <TextField
            field={fields.days}
            label="Days of suspension"
            hint="1, 7, 30 or any number up to 365. It covers every name they write under."
            inputMode="numeric"
          />
        </div>
      ) : null}
      <TextField
        field={fields.reason}
        label="Why"
        unlessNeeded={`(not needed to ${free.map((value) => freely(value, isNew)).join(" or ")})`}
        hint={kind === "answer" ? "The author will see this." : "The author reads it, and can appeal."}
      />
      <p className="sticky-action actions">
        {hasNext ? (
          <SubmitButton intent="decideNext" sending="Saving…">
            Decide and open next
          </SubmitButton>
        ) : null}{" "}
        <SubmitButton intent="decide" tone={hasNext ? "plain" : "main"} sending="Saving…">
          Decide
        </SubmitButton>
      </p>
      <FormKey formId={form.id} pressed="Enter" intent={hasNext ? "decideNext" : "decide"} />
    </Form>
  );
}

function freely(value: string, isNew: boolean) {
  if (value === "dismiss") return "leave it";
  return isNew ? "approve it" : "show it";
}

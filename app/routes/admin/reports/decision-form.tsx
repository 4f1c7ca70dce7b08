import type { SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { RadioField, TextField } from "../../../forms/field.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useServerForm, type Constraints } from "../../../forms/use-form.ts";
import type { DecisionFields } from "./decision.ts";
import type { ShownCase } from "./shown-case.ts";

interface Props {
  open: ShownCase;
  result: SubmissionResult | undefined;
  constraint: Constraints;
  held: Record<string, string>;
}

const leave = { value: "dismiss", label: "Leave it as it is" };
const show = { value: "restore", label: "Show it" };
const hide = { value: "hide", label: "Hide it from everybody" };
const warn = { value: "warn", label: "Leave it, and warn the author" };
const suspend = { value: "suspend", label: "Hide it, and let the author read and not write" };
const removePost = { value: "remove", label: "Remove it for good, with its comments" };
const removeComment = { value: "remove", label: "Remove it for good" };
const reviewChoices = [
  { value: "restore", label: "Show it on the home page" },
  { value: "hide", label: "Do not show it" },
  { value: "suspend", label: "Do not show it, and let the author read and not write" },
];
const memberChoices = [
  { value: "warn", label: "Warn her" },
  { value: "suspend", label: "Let her read and not write" },
  leave,
];
const answerChoices = [
  { value: "uphold", label: "The decision stands" },
  { value: "undo", label: "Take the decision back" },
];

const choicesOf = {
  post: [hide, show, leave, warn, suspend, removePost],
  comment: [hide, show, leave, warn, suspend, removeComment],
  review: reviewChoices,
  member: memberChoices,
  answer: answerChoices,
};

/** What a moderator decides, and why. */
export function DecisionForm({ open, result, constraint, held }: Props) {
  const { kind, subject } = open;
  const { form, fields } = useServerForm<DecisionFields>({
    id: "decision",
    result,
    constraint,
    defaultValue: { days: "7", ...held },
  });
  return (
    <Form method="post" id={form.id} noValidate>
      <ErrorSummary form={form} />
      {kind === "review" && subject ? <input type="hidden" name="version" value={subject.version} /> : null}
      {(kind === "post" || kind === "comment") && subject ? (
        <input type="hidden" name="seen" value={subject.state} />
      ) : null}
      <RadioField field={fields.outcome} label="What to do" choices={choicesOf[kind]} />
      {kind === "answer" ? null : (
        <TextField
          field={fields.days}
          label="Days without writing"
          hint="Only when you choose that she may not write: 1, 7, 30 or any number up to 365. It holds under every name."
          inputMode="numeric"
        />
      )}
      <TextField
        field={fields.reason}
        label="Why"
        hint={
          kind === "answer" ? "She reads this." : "The author reads this when you decide against her, and can answer."
        }
      />
      <SubmitButton intent="decide" sending="Saving…">
        Decide
      </SubmitButton>
    </Form>
  );
}

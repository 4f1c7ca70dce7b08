import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { DECISION_ANSWER_MAX } from "../../../server/contract/moderation/limits.ts";
import type { OwnDecision } from "../../api/types.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextAreaField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import type { AnswerFields } from "./decision-answer.ts";

interface Props {
  decision: Pick<OwnDecision, "pseudonym" | "kind">;
  result: SubmissionResult | undefined;
  constraint: Constraints;
  draft: Record<string, string>;
}

export function DecisionAnswerForm({ decision, result, constraint, draft }: Props) {
  const { pseudonym, kind } = decision;
  const [form, fields] = useForm<AnswerFields>({ id: "answer", lastResult: result, constraint, defaultValue: draft });
  return (
    <section aria-labelledby="differently">
      <h2 id="differently">Appeal</h2>
      <p>
        You can appeal once. If there is another moderator, they review it. We will notify you of the result.
        {kind === "remove" ? " What was removed can't come back, but the decision can be reversed." : null}
      </p>
      {pseudonym === null ? null : (
        <p>
          Moderators see it under the name <bdi>{pseudonym}</bdi>, not your own.
        </p>
      )}
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <TextAreaField field={fields.text} label="Your answer" max={DECISION_ANSWER_MAX} rows={6} />
        <SubmitButton intent="answer">Send appeal</SubmitButton>
      </Form>
    </section>
  );
}

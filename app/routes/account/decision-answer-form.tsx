import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { DECISION_ANSWER_MAX } from "../../../server/contract/moderation/limits.ts";
import type { OwnDecision } from "../../api/types.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextAreaField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";
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
      <h2 id="differently">{m.accountAppeal()}</h2>
      <p>
        {m.accountAppealOnce()}
        {kind === "remove" ? ` ${m.accountAppealRemoved()}` : null}
      </p>
      {pseudonym === null ? null : (
        <p>
          <Rich of={m.accountAppealName} marks={{ name: <bdi /> }} with={{ name: pseudonym }} />
        </p>
      )}
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <TextAreaField field={fields.text} label={m.accountAppealYours()} max={DECISION_ANSWER_MAX} rows={6} />
        <SubmitButton intent="answer">{m.accountAppealSend()}</SubmitButton>
      </Form>
    </section>
  );
}

import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { REASON_MAX } from "../../../../server/contract/content/checks.ts";
import type { ContentCheck } from "../../../api/types.ts";
import type { Constraints } from "../../../forms/constraints.ts";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { TextAreaField } from "../../../forms/field.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useForm } from "../../../forms/use-form.ts";

export interface CheckAnswer {
  result: SubmissionResult;
  /** The present state, when the text was changed meanwhile. */
  current?: ContentCheck;
}

interface Props {
  check: ContentCheck;
  result: SubmissionResult | undefined;
  constraint: Constraints;
  draft: Record<string, string>;
}

export function CheckForm({ check: { act, version, against }, result, constraint, draft }: Props) {
  const [form, fields] = useForm<{ reason: string }>({
    id: "check",
    lastResult: result,
    constraint,
    defaultValue: draft,
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="against" value={against ?? ""} />
      <p>Read the sources before you decide. Your name and the change stay in the log.</p>
      <TextAreaField
        field={fields.reason}
        label="What has to change"
        unlessNeeded="(only to send it back)"
        hint="The author will see it."
        max={REASON_MAX}
        rows={3}
      />
      <p className="actions">
        <SubmitButton intent="approve" tone="plain" sending="Saving…">
          {act === "withdraw" ? "Approve and unpublish" : "Approve and publish"}
        </SubmitButton>{" "}
        <SubmitButton intent="sendBack" tone={fields.reason.errors ? "main" : "plain"} sending="Sending…">
          Send back
        </SubmitButton>
      </p>
    </Form>
  );
}

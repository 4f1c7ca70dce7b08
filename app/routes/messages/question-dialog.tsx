import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { Dialog, DialogActions } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { m } from "../../messages/m.ts";

export interface Question {
  view: "question";
  title: string;
  quote?: string;
  text: string;
  button: string;
  /** Red is for what is deleted. */
  tone: "danger" | "main";
  closeTo: string;
}

interface Props {
  data: Question;
  result: SubmissionResult | undefined;
}

export function QuestionDialog({ data: { title, quote, text, button, tone, closeTo }, result }: Props) {
  const [form] = useForm({ id: "question", lastResult: result, constraint: {} });
  return (
    <Dialog title={title} closeTo={closeTo}>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        {quote === undefined ? null : (
          <blockquote className="card" dir="auto">
            {quote}
          </blockquote>
        )}
        <p>{text}</p>
        <DialogActions closeTo={closeTo}>
          <SubmitButton tone={tone} sending={m.oneMoment()}>
            {button}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

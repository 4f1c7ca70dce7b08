import { Form, href, Link } from "react-router";
import type { SupportCase } from "../../../api/types.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { PlainText } from "../../../format/plain-text.tsx";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { TextAreaField } from "../../../forms/field.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useLast, useServerForm } from "../../../forms/use-form.ts";
import type { FormDialogProps } from "../../account/dialog-props.ts";
import { stateInWords } from "../../contact/words.ts";
import type { AnswerFields } from "./answer.ts";
import { ANSWER_MAX } from "./limits.ts";

type Props = FormDialogProps & {
  open: SupportCase;
  /** As it stands now, when another operator did something meanwhile. */
  current: SupportCase | undefined;
  /** Only an administrator gives out codes. */
  maySeeAccount: boolean;
};

/** One message: who wrote it, what was answered, and the answer to write. */
export function AnswerDialog({ open, maySeeAccount, result, constraint, held, closeTo, ...props }: Props) {
  const shown = useLast(props.current) ?? open;
  const { reference, subject, name, contactNumber, query, state, author, answers } = shown;
  const { form, fields } = useServerForm<AnswerFields>({
    id: "answer",
    result,
    constraint,
    defaultValue: { version: String(open.version), ...held },
  });
  return (
    <Dialog title={`Message ${reference}`} closeTo={closeTo}>
      <h3 dir="auto">{subject}</h3>
      <p>
        <bdi>{name}</bdi>, <a href={`tel:${contactNumber}`}>{contactNumber}</a>. Account of <bdi>{author.fullName}</bdi>
        , {author.phoneNumber}. {stateInWords[state]}.
        {maySeeAccount ? (
          <>
            {" "}
            <Link to={href("/admin/members/:id", { id: author._id })}>Her account</Link>
          </>
        ) : null}
      </p>
      <PlainText text={query} />
      {answers.map(({ _id, text, by }) => (
        <section key={_id} className="evidence">
          <h3>
            Answered by <bdi>{by ?? "a deleted member"}</bdi>
          </h3>
          <PlainText text={text} />
        </section>
      ))}
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        <input type="hidden" name="version" value={fields.version.initialValue ?? ""} />
        <TextAreaField
          field={fields.text}
          label={answers.length > 0 ? "A further answer" : "Answer"}
          hint="She reads it without your name, and is told of it."
          max={ANSWER_MAX}
          rows={6}
        />
        <p className="actions">
          <SubmitButton intent="answer">Send the answer</SubmitButton>{" "}
          {state === "open" ? (
            <SubmitButton intent="close" tone="plain" sending="Closing…">
              Close without an answer
            </SubmitButton>
          ) : null}
        </p>
      </Form>
    </Dialog>
  );
}

import { Form, href, Link } from "react-router";
import type { ModerationCase } from "../../api/types.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { RadioField, TextField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { FormDialogProps } from "../account/dialog-props.ts";
import type { DecisionFields } from "./decision.ts";
import { Seen } from "./seen.tsx";
import { reasonInWords, stateInWords } from "./words.ts";

type Props = FormDialogProps & { open: ModerationCase; traced: string | undefined };

const leave = { value: "dismiss", label: "Leave it as it is" };
const textChoices = [{ value: "hide", label: "Hide it from everybody" }, { value: "restore", label: "Show it" }, leave];
const reviewChoices = [
  { value: "restore", label: "Show it on the home page" },
  { value: "hide", label: "Do not show it" },
];
const memberChoices = [{ value: "suspend", label: "Let her read and not write for 7 days" }, leave];

const choicesOf = { post: textChoices, comment: textChoices, review: reviewChoices, member: memberChoices };

/** One case: what was said of the text, the text as it was seen and as it stands, and the decision. */
export function CaseDialog({ open, traced, result, constraint, held, closeTo }: Props) {
  const { form, fields } = useServerForm<DecisionFields>({ id: "decision", result, constraint, defaultValue: held });
  const { subject, reports, kind, timesHidden } = open;
  const isMember = kind === "member";
  return (
    <Dialog title={isMember ? "Messages to look at" : `A ${kind} to look at`} closeTo={closeTo}>
      {subject ? <Now open={open} subject={subject} traced={traced} /> : null}
      {subject || isMember ? null : <p>The author has deleted it meanwhile.</p>}
      <p className="quiet">
        {timesHidden === 0
          ? "No words of this author were hidden before."
          : `Words of this author were hidden ${timesHidden === 1 ? "once" : `${timesHidden} times`} before.`}
      </p>
      {reports.map((report) => (
        <section key={report._id} className="evidence">
          <h3>
            {reasonInWords[report.reason]}, says <bdi>{report.reporter ?? "a deleted member"}</bdi>
          </h3>
          {report.note ? <p dir="auto">{report.note}</p> : null}
          {subject && report.seen.version === subject.version ? null : <Seen report={report} />}
        </section>
      ))}
      {subject?.isMine ? (
        <p>These are your own words. Another moderator decides about them.</p>
      ) : (
        <Form method="post" id={form.id} noValidate>
          <ErrorSummary form={form} />
          {kind === "review" && subject ? <input type="hidden" name="version" value={subject.version} /> : null}
          <RadioField field={fields.outcome} label="What to do" choices={choicesOf[kind]} />
          <TextField
            field={fields.reason}
            label="Why"
            hint={isMember ? "She reads this when you take her voice." : "The author reads this when you hide it."}
          />
          <SubmitButton intent="decide" sending="Saving…">
            Decide
          </SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}

interface NowProps {
  open: ModerationCase;
  subject: NonNullable<ModerationCase["subject"]>;
  traced: string | undefined;
}

function Now({ open, subject, traced }: NowProps) {
  const { userId, title, text, state, postId } = subject;
  return (
    <>
      <p>
        By <bdi>{userId.fullName}</bdi>
        {userId.isPseudonym ? " (a pseudonym)" : null}. {stateInWords[state]}{" "}
        {postId ? <Link to={`${href("/forum/details")}?id=${postId}`}>The thread</Link> : null}
      </p>
      <blockquote dir="auto" className="evidence-text">
        {title ? <strong>{title}</strong> : null}
        {text}
      </blockquote>
      {userId.isPseudonym && traced === undefined ? (
        <Form method="post">
          <SubmitButton intent="trace" tone="plain" sending="Looking…">
            Who is behind the pseudonym?
          </SubmitButton>
          <p className="hint">That you looked is written down.</p>
        </Form>
      ) : null}
      {traced === undefined ? null : (
        <p role="status">
          Written by <bdi>{traced}</bdi>, of case {open._id.slice(0, 6)}. That you looked is written down.
        </p>
      )}
    </>
  );
}

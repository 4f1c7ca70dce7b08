import { getFormProps, type FormMetadata, type SubmissionResult } from "@conform-to/react";
import { Form, href, Link } from "react-router";
import type { Helpline, MoodCheck } from "../../api/types.ts";
import { CallLinks } from "../../components/call-links.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { RadioField } from "../../forms/field.tsx";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { m } from "../../messages/m.ts";

interface Props {
  check: MoodCheck;
  helplines: Helpline[];
  isMember: boolean;
  constraint: Constraints;
  result: SubmissionResult | undefined;
}

type Fields = Record<MoodCheck["questions"][number]["key"], string>;

export function MoodForm({ check, helplines, isMember, constraint, result }: Props) {
  const [form, fields] = useForm<Fields>({ id: "mood", lastResult: result, constraint, checksFields: false });
  const { id, errorId, status } = form;
  const { intro, questions, answers, sources, ...standing } = check;
  const choices = answers.map(({ value, words }) => ({ value: String(value), label: words }));
  return (
    <>
      <p>{isMember ? m.moodLeadOfMember() : m.moodLead()}</p>
      <details className="danger-group">
        <summary>{m.moodDoNotWait()}</summary>
        <div className="card">
          <p>{m.moodDoNotWaitText()}</p>
          <CallLinks isUrgent helplines={helplines} />
          <HelplineList helplines={helplines} purpose="crisis" />
        </div>
      </details>
      <TranslationNote {...standing} />
      <ErrorSummary form={{ id, errorId, status, allErrors: unansweredIn(form.allErrors) }} />
      <Form method="post" {...getFormProps(form)} autoComplete="off">
        <TextIn language={standing.textLanguage} isBlock>
          <p className="lead">{intro}</p>
          {questions.map(({ key, words }, index) => (
            <RadioField
              key={key}
              field={fields[key]}
              label={
                <>
                  {`${index + 1}. ${words} `}
                  {/* Lynx chooses the first of several radio buttons itself. Only text browsers show this one. */}
                  <span hidden>
                    <input type="radio" name={key} value="" aria-label={m.moodUnanswered()} /> {m.moodUnanswered()}
                  </span>
                </>
              }
              choices={choices}
            />
          ))}
        </TextIn>
        <p>
          {isMember ? m.moodNothingKeptOfMember() : m.moodNothingKept()}{" "}
          {isMember ? <Link to={href("/account/how-are-you")}>{m.moodKeptTitle()}</Link> : null}
        </p>
        <StickySubmit intent="see" sending={m.oneMoment()}>
          {m.moodSee()}
        </StickySubmit>
      </Form>
      <SourceList sources={sources} review={null} />
    </>
  );
}

/** One line for all questions without an answer, which leads to the first. */
function unansweredIn(allErrors: FormMetadata["allErrors"]): FormMetadata["allErrors"] {
  const { "": whole, ...fields } = allErrors;
  const [first = "", ...others] = Object.keys(fields);
  const count = 1 + others.length;
  return whole || count < 2 ? allErrors : { [first]: [m.moodUnansweredCount({ count })] };
}

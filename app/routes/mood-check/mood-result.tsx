import { useLayoutEffect, useRef } from "react";
import { Form, href, Link } from "react-router";
import type { Helpline, MoodCheck, MoodResult as Result } from "../../api/types.ts";
import { CallLinks } from "../../components/call-links.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { m } from "../../messages/m.ts";
import { HelpNow } from "./help-now.tsx";

interface Props {
  check: MoodCheck;
  helplines: Helpline[];
  isMember: boolean;
  answer: Result;
  answers: Record<string, number>;
  formKey: string;
  problem: string | null;
}

/** The more, the louder: the danger's own heading is for the last, and for thoughts of harm. */
const levels = {
  minimal: "none",
  mild: "watch",
  moderate: "ask",
  moderatelySevere: "soon",
  severe: "today",
};

export function MoodResult({ check, helplines, isMember, answer, answers, formKey, problem }: Props) {
  const { score, band, needsHelpNow, title, advice, caveat, helplinePurpose, ...standing } = answer;
  const noDiagnosis = <TextIn language={standing.textLanguage}>{caveat}</TextIn>;
  const isUrgent = band === "moderatelySevere" || band === "severe";
  const top = useRef<HTMLDivElement>(null);
  // The button that sent the answers was far down the page.
  useLayoutEffect(() => {
    top.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <div tabIndex={-1} ref={top}>
        {needsHelpNow ? (
          <HelpNow because={m.moodHarmAnswered()} sign={answer.sign} helplines={helplines} role="status" />
        ) : null}
        <TranslationNote {...standing} />
        {needsHelpNow ? null : (
          <section className={`advice ${levels[band]}`} aria-labelledby="result" role="status">
            <TextIn language={standing.textLanguage} isBlock>
              <h2 id="result">{title}</h2>
              <p>{advice}</p>
            </TextIn>
            <HelplineList helplines={helplines} purpose={helplinePurpose} isUrgent={isUrgent} />
            <CallLinks isUrgent={false} helplines={helplines} hasSigns />
            <p>
              {m.moodSum({ score })} {noDiagnosis}
            </p>
          </section>
        )}
        {helplines.some(({ purpose }) => purpose === "violence") ? (
          <details open={needsHelpNow}>
            <summary>{m.moodMoreNumbers()}</summary>
            <HelplineList helplines={helplines} purpose="violence" />
          </details>
        ) : null}
        {problem ? (
          <p role="alert" className="error">
            {problem}
          </p>
        ) : null}
        {isMember ? (
          <Form method="post" autoComplete="off">
            {Object.entries({ ...answers, formKey }).map(([name, value]) => (
              <input type="hidden" key={name} name={name} value={value} />
            ))}
            <p>{m.moodKeepHint()}</p>
            <SubmitButton intent="keep" tone="plain">
              {m.moodKeep()}
            </SubmitButton>
          </Form>
        ) : (
          <p>{m.moodForgotten()}</p>
        )}
        {needsHelpNow ? (
          <details>
            <summary>{m.moodTotal()}</summary>
            <p>
              {m.moodSum({ score })} {noDiagnosis}
            </p>
          </details>
        ) : null}
        <p>
          <Link to={href("/how-are-you")}>{m.moodAgain()}</Link>
        </p>
      </div>
      <div className="beside">
        <SourceList sources={check.sources} review={null} />
      </div>
    </>
  );
}

import type { ModerationCase } from "../../../api/types.ts";
import { PlainText } from "../../../format/plain-text.tsx";
import { decidedInWords, subjectInWords } from "./words.ts";

export function Answered({ decision }: { decision: NonNullable<ModerationCase["decision"]> }) {
  const { kind, about, name, isPseudonym, reason, answer } = decision;
  return (
    <>
      <p>
        {decidedInWords[kind]} for {subjectInWords[about]}: <bdi>{reason}</bdi>
      </p>
      <section className="evidence">
        <h3>
          <bdi>{name}</bdi>
          {isPseudonym ? " (a pseudonym)" : null} answers
        </h3>
        <PlainText text={answer} />
      </section>
    </>
  );
}

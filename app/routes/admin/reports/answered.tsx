import type { ModerationCase } from "../../../api/types.ts";
import { LongText } from "../../../components/long-text.tsx";
import { PlainText } from "../../../format/plain-text.tsx";
import { decidedInWords, subjectInWords } from "./words.ts";

export function Answered({ decision }: { decision: NonNullable<ModerationCase["decision"]> }) {
  const { kind, about, name, isPseudonym, reason, answer } = decision;
  return (
    <>
      <section className="evidence">
        <h3>
          {decidedInWords[kind]} for {subjectInWords[about]}
        </h3>
        <p className="quiet">What the moderator wrote:</p>
        <LongText text={reason}>
          <PlainText text={reason} />
        </LongText>
      </section>
      <section className="evidence">
        <h3>
          <bdi>{name}</bdi>
          {isPseudonym ? " (a pseudonym)" : null} answers
        </h3>
        <LongText text={answer}>
          <PlainText text={answer} />
        </LongText>
      </section>
    </>
  );
}

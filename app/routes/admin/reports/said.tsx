import type { ReactNode } from "react";
import type { ModerationCase } from "../../../api/types.ts";
import { LongText } from "../../../components/long-text.tsx";
import { reasonInWords } from "./words.ts";

interface Props {
  report: ModerationCase["reports"][number];
  /** A moderator is not told who reported what they wrote themselves. */
  isMine: boolean;
  children: ReactNode;
}

export function Said({ report: { reason, reporter, note }, isMine, children }: Props) {
  return (
    <section className="evidence">
      <h3>
        {reasonInWords[reason]}
        {isMine ? null : (
          <>
            , reported by <bdi>{reporter ?? "a deleted member"}</bdi>
          </>
        )}
      </h3>
      {reason === "inDanger" && !isMine ? (
        <p>
          Help first: answer them with the emergency number and a help line from the danger signs, then decide. Reports
          of danger hide nothing by themselves.
        </p>
      ) : null}
      {note ? (
        <LongText text={note}>
          <p dir="auto">{note}</p>
        </LongText>
      ) : null}
      {children}
    </section>
  );
}

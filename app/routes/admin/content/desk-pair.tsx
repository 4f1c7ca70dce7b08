import type { ReactNode } from "react";
import { FIRST_LANGUAGE } from "../../../../server/contract/languages.ts";
import type { Difference } from "../../../api/types.ts";
import { Differences } from "./differences.tsx";

interface Props {
  label: string;
  /** Which part of the text it is, where it has several. */
  part?: string;
  words: unknown;
  change: Difference[] | undefined;
  children: ReactNode;
}

/** What a field says in English, and the field of the translation. */
export function DeskPair({ label, part = "", words, change, children }: Props) {
  return (
    <div className="desk-pair">
      <div className="desk-english">
        <p className="desk-label">
          {label} in English{part} {change ? <span className="state-mark">Changed</span> : null}
        </p>
        <div lang="en" dir="ltr">
          {change ? (
            <Differences of={change} none="" language={FIRST_LANGUAGE} />
          ) : (
            <p className="desk-words">{typeof words === "string" && words !== "" ? words : "(empty in English)"}</p>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}

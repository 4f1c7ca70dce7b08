import { FIRST_LANGUAGE, languageOf, type LanguageCode } from "../../../../server/contract/languages.ts";
import type { Risk } from "../../../api/types.ts";
import { Words } from "./differences.tsx";
import { writtenIn } from "./written.ts";

const kinds: Record<Risk["what"], string> = { dose: "Dose or threshold", urgency: "Lowered urgency" };

export function RiskList({ risks, language = FIRST_LANGUAGE }: { risks: Risk[]; language?: LanguageCode }) {
  if (risks.length === 0) return null;
  return (
    <ul className="risks">
      {risks.map(({ what, before, after, english, differences }) => (
        <li key={`${what}${before}${after}${english}`}>
          <h3>{kinds[what]}</h3>
          <dl>
            {english === undefined ? null : <Side name="In English" words={english} language={FIRST_LANGUAGE} />}
            <Side
              name="Readers have"
              words={before}
              none={
                english === undefined ? "Nothing" : `The English: no ${languageOf(language).inEnglish} is published`
              }
              language={language}
              parts={sideOf(before, "removed", differences)}
            />
            <Side name="The change" words={after} language={language} parts={sideOf(after, "added", differences)} />
          </dl>
        </li>
      ))}
    </ul>
  );
}

interface SideProps {
  name: string;
  words: string | null;
  none?: string;
  language: LanguageCode;
  parts?: Risk["differences"];
}

function Side({ name, words, none = "Nothing", language, parts }: SideProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd {...(words === null ? {} : writtenIn(language, words))}>
        {words === null ? none : parts ? <Words of={parts} /> : words}
      </dd>
    </div>
  );
}

/** The words of one side; all differ where there is no other. */
function sideOf(words: string | null, kind: "removed" | "added", differences: Risk["differences"]) {
  if (differences.length === 0) return [{ kind, text: words ?? "" }];
  return differences.filter((part) => part.kind === "same" || part.kind === kind);
}

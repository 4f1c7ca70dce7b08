import { FIRST_LANGUAGE, languageOf, type LanguageCode } from "../../../../server/contract/languages.ts";
import type { Risk } from "../../../api/types.ts";
import { ChangeOfAmounts } from "./change-of-amounts.tsx";
import { Side, sideOf, Sides } from "./sides.tsx";

const kinds: Record<Risk["what"], string> = { dose: "Dose or threshold", urgency: "Lowered urgency" };

interface Props {
  risks: Risk[];
  language?: LanguageCode;
}

export function RiskList({ risks, language = FIRST_LANGUAGE }: Props) {
  if (risks.length === 0) return null;
  return (
    <ul className="risks">
      {risks.map((risk) => (
        <li key={`${risk.what}${risk.before}${risk.after}${risk.english}`}>
          <h3>{kinds[risk.what]}</h3>
          <ChangeOfAmounts of={risk} language={language} />
          <RiskSides of={risk} language={language} />
        </li>
      ))}
    </ul>
  );
}

function RiskSides({ of: { before, after, english, differences }, language }: { of: Risk; language: LanguageCode }) {
  const ofOne = (words: string | null, kind: "removed" | "added") =>
    differences.length > 0 ? sideOf(kind, differences) : [{ kind, text: words ?? "" }];
  return (
    <Sides>
      {english === undefined ? null : <Side name="In English" words={english} language={FIRST_LANGUAGE} />}
      <Side
        name="Readers have"
        words={before}
        none={english === undefined ? "Nothing" : `The English: no ${languageOf(language).inEnglish} is published`}
        language={language}
        parts={ofOne(before, "removed")}
      />
      <Side name="The change" words={after} language={language} parts={ofOne(after, "added")} />
    </Sides>
  );
}

import { FIRST_LANGUAGE, languageOf, type LanguageCode } from "../../../../server/contract/languages.ts";
import type { Difference, Risk } from "../../../api/types.ts";
import { amountsMarked, turnOf } from "./amounts.ts";
import { ChangeOfAmounts } from "./change-of-amounts.tsx";
import { Side, sideOf, Sides } from "./sides.tsx";

const kinds: Record<Risk["what"], string> = {
  dose: "Dose or threshold",
  urgency: "Lowered urgency",
  negation: "A ‘no’ or ‘not’",
};

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
          <Turn of={risk} />
          <RiskSides of={risk} language={language} />
        </li>
      ))}
    </ul>
  );
}

function Turn({ of: risk }: { of: Risk }) {
  const words = turnOf(risk);
  return words === null ? null : (
    <p>
      <strong>{words}.</strong>
    </p>
  );
}

function isOther(parts: Difference[]) {
  const lengthOf = (some: Difference[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  return lengthOf(parts.filter(({ kind }) => kind === "same")) * 2 < lengthOf(parts);
}

function RiskSides({ of: { before, after, english, differences }, language }: { of: Risk; language: LanguageCode }) {
  const ofOne = (words: string | null, kind: "removed" | "added") => {
    if (differences.length === 0) return [{ kind, text: words ?? "" }];
    const parts = sideOf(kind, differences);
    return isOther(parts) ? amountsMarked(words ?? "", kind) : parts;
  };
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

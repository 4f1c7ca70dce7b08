import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import type { Risk } from "../../../api/types.ts";
import { writtenIn } from "./written.ts";

const kinds: Record<Risk["what"], string> = { dose: "Dose or threshold", urgency: "Lowered urgency" };

export function RiskList({ risks, language = FIRST_LANGUAGE }: { risks: Risk[]; language?: LanguageCode }) {
  const written = (words: string | null) => (words === null ? {} : writtenIn(language, words));
  if (risks.length === 0) return null;
  return (
    <ul className="risks">
      {risks.map(({ what, before, after }) => (
        <li key={`${what}${before}${after}`}>
          <h3>{kinds[what]}</h3>
          <dl>
            <div>
              <dt>Readers have</dt>
              <dd {...written(before)}>{before === null ? "Nothing" : <del>{before}</del>}</dd>
            </div>
            <div>
              <dt>The change</dt>
              <dd {...written(after)}>{after === null ? "Nothing" : <ins>{after}</ins>}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

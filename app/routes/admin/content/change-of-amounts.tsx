import { languageOf, type LanguageCode } from "../../../../server/contract/languages.ts";
import type { Risk } from "../../../api/types.ts";
import { changeOfAmounts } from "./amounts.ts";
import { writtenIn } from "./written.ts";

interface Props {
  of: Risk;
  language: LanguageCode;
}

export function ChangeOfAmounts({ of: risk, language }: Props) {
  const change = changeOfAmounts(risk, language);
  if (!change) return null;
  const { was, wasIn, is } = change;
  return (
    <dl className="facts amounts">
      <Amounts name={wasIn === language ? "Readers have" : "In English"} of={was} language={wasIn} />
      <Amounts name="The change" of={is} language={language} />
    </dl>
  );
}

function Amounts({ name, of: amounts, language }: { name: string; of: string[]; language: LanguageCode }) {
  const words = amounts.join(languageOf(language).direction === "rtl" ? "، " : ", ");
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words ? <bdi {...writtenIn(language, words)}>{words}</bdi> : "nothing"}</dd>
    </div>
  );
}

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
  const isOther = wasIn !== language;
  return (
    <p className="amounts">
      {isOther ? "In English " : null}
      <Words of={was} language={wasIn} />{" "}
      {isOther ? (
        "but here"
      ) : (
        <>
          <span aria-hidden="true">→</span>
          <span className="visually-hidden">becomes</span>
        </>
      )}{" "}
      <Words of={is} language={language} />
    </p>
  );
}

function Words({ of: amounts, language }: { of: string[]; language: LanguageCode }) {
  const words = amounts.join(languageOf(language).direction === "rtl" ? "، " : ", ");
  return words ? <bdi {...writtenIn(language, words)}>{words}</bdi> : "nothing";
}

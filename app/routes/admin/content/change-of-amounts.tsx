import { languageOf, type LanguageCode } from "../../../../server/contract/languages.ts";
import type { Risk } from "../../../api/types.ts";
import { changeOfAmounts, timesIn, type Change } from "./amounts.ts";
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
    <>
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
      <Times change={change} isOther={isOther} />
    </>
  );
}

/** A nought too many is easily overlooked in figures. */
function Times({ change, isOther }: { change: Change; isOther: boolean }) {
  const times = timesIn(change);
  if (times === null || (times < 2 && times > 0.5)) return null;
  const [of, have] = isOther ? ["the English says", "The English says"] : ["readers have", "Readers have"];
  return (
    <p>
      <strong>
        {times > 1 ? `${times} times what ${of}.` : `${have} ${Number((1 / times).toPrecision(2))} times that.`}
      </strong>
    </p>
  );
}

function Words({ of: amounts, language }: { of: string[]; language: LanguageCode }) {
  const words = amounts.join(languageOf(language).direction === "rtl" ? "، " : ", ");
  return words ? <bdi {...writtenIn(language, words)}>{words}</bdi> : "nothing";
}

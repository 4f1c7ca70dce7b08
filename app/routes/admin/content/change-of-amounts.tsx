import { languageOf, type LanguageCode } from "../../../../server/contract/languages.ts";
import type { Risk } from "../../../api/types.ts";
import { Icon } from "../../../icons/icon.tsx";
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
  return (
    <>
      <dl className="facts amounts">
        <Amounts name={wasIn === language ? "Readers have" : "In English"} of={was} language={wasIn} />
        <Amounts name="The change" of={is} language={language} />
      </dl>
      <Times change={change} isOther={wasIn !== language} />
    </>
  );
}

/** A nought too many is easily overlooked in figures. */
function Times({ change, isOther }: { change: Change; isOther: boolean }) {
  const times = timesIn(change);
  if (times === null || (times < 2 && times > 0.5)) return null;
  const [of, have] = isOther ? ["the English says", "The English says"] : ["readers have", "Readers have"];
  return (
    <p className="box danger">
      <Icon name="triangle-alert" />{" "}
      <strong>
        {times > 1 ? `${times} times what ${of}.` : `${have} ${Number((1 / times).toPrecision(2))} times that.`}
      </strong>
    </p>
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

import { FIRST_LANGUAGE, type LanguageCode } from "../../../../server/contract/languages.ts";
import { changeOfAmounts } from "../content/amounts.ts";

const CHANGE = /'(?<before>[^']+(?:'(?! became )[^']+)*)' became '(?<after>.+?)'(?=\.(?:\s|$))/gsu;

const NO_BREAK = "\u00A0";

/** Of a logged change of amounts, those alone: what is around them would push them out of what is shown. */
export function onlyAmounts(reason: string, language: LanguageCode): string {
  return reason.replace(CHANGE, (whole, before: string, after: string) => {
    const isOfEnglish = language !== FIRST_LANGUAGE && !/\p{Script=Arabic}/u.test(before);
    const sides = isOfEnglish ? { before: null, english: before, after } : { before, after };
    const change = changeOfAmounts({ what: "dose", differences: [], ...sides }, language);
    if (!change) return whole;
    return `${said(change.was)} became ${said(change.is)}`;
  });
}

function said(amounts: string[]) {
  return amounts.map((amount) => `'${amount.replaceAll(" ", NO_BREAK)}'`).join(", ") || "nothing";
}

import { Fragment } from "react";
import { FIRST_LANGUAGE, LANGUAGES, type LanguageCode } from "../../../../server/contract/languages.ts";
import { shorten } from "../../../format/shorten.ts";
import { writtenIn } from "../content/written.ts";
import { onlyAmounts } from "./only-amounts.ts";

const SHOWN = 140;

/** With what is long, such as a text that was changed and the address of a source, folded in. */
export function Reason({ text }: { text: string }) {
  const language = LANGUAGES.find(({ inEnglish }) => text.includes(` in ${inEnglish}`))?.code ?? FIRST_LANGUAGE;
  const withoutAddress = onlyAmounts(text, language).replace(/[\s,;:(]*https?:\/\/.*$/su, "…");
  const beginning = shorten(withoutAddress, SHOWN);
  if (beginning === text.trim()) return <Quoting text={text} language={language} />;
  return (
    <>
      {beginning ? <Quoting text={beginning} language={language} /> : null}{" "}
      <details>
        <summary>More</summary> <Quoting text={text} language={language} />
      </details>
    </>
  );
}

/** What was shortened may have lost the quote at its end. */
const QUOTED = /(?<=^|[\s(])'(.+?)('(?=[\s.,;:)]|$)|$)/su;

/** Words in another script between quotes would take the quotes and what is around them along. */
function Quoting({ text, language }: { text: string; language: LanguageCode }) {
  return (
    <span dir="auto">
      {text.split(QUOTED).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which does not change
        <Fragment key={index}>
          {index % 3 === 1 ? (
            <>
              &apos;<bdi {...writtenIn(language, part)}>{part}</bdi>
            </>
          ) : (
            part
          )}
        </Fragment>
      ))}
    </span>
  );
}

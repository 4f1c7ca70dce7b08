import { useLocation } from "react-router";
import { FIRST_LANGUAGE, inLanguage, languageOf, type LanguageCode } from "../../server/contract/languages.ts";
import { isInEnglish } from "../language.ts";
import { m } from "../messages/m.ts";
import { Rich } from "./rich.tsx";
import { attributesIn } from "./text-in.tsx";

/** Whether readers have a text in the language of the page; for several texts, whether any of them falls short. */
export interface TextStanding {
  /** Undefined where it is the page's. */
  textLanguage?: LanguageCode | undefined;
  isUnreviewed?: boolean | undefined;
}

/** Belongs to a whole text, below what an emergency needs first. */
export function TranslationNote({ textLanguage, isUnreviewed }: TextStanding) {
  const { pathname, search } = useLocation();
  if (isInEnglish || !(textLanguage || isUnreviewed)) return null;
  const english = languageOf(FIRST_LANGUAGE);
  const link = (
    <a href={inLanguage(pathname, english) + search} hrefLang={english.code} {...attributesIn(english.code)}>
      {english.name}
    </a>
  );
  return (
    <p className="hint">
      {textLanguage ? `${m.translationMissing()} ` : null}
      {isUnreviewed ? (
        <Rich of={m.translationUnreviewed} marks={{ original: link }} with={{ language: english.name }} />
      ) : null}
    </p>
  );
}

export function standingOfAll(texts: TextStanding[]): TextStanding {
  return {
    textLanguage: texts.find(({ textLanguage }) => textLanguage)?.textLanguage,
    isUnreviewed: texts.some(({ isUnreviewed }) => isUnreviewed),
  };
}

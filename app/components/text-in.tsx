import { Fragment, type ReactNode } from "react";
import { languageOf, type LanguageCode } from "../../server/contract/languages.ts";
import { unbroken } from "../format/words.ts";
import { isInEnglish } from "../language.ts";

interface Props {
  /** The language of the words; undefined where it is the page's. */
  language: LanguageCode | undefined;
  /** The element around them, whatever their language. */
  as?: "h1" | "li" | "p" | "ul";
  /** In another language than the page's, they begin on a line and a side of their own. */
  isBlock?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Words of a text that is in English until readers have a translation. */
export function TextIn({ language, as, isBlock = false, children, ...own }: Props) {
  const added = isBlock ? "div" : "span";
  const Element = as ?? (language && !isInEnglish ? added : Fragment);
  return (
    <Element {...own} {...attributesIn(language)}>
      {isInEnglish || typeof children !== "string" ? children : unbroken(children)}
    </Element>
  );
}

export function attributesIn(language: LanguageCode | undefined) {
  return language && !isInEnglish ? { lang: language, dir: languageOf(language).direction } : {};
}

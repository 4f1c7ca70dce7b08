import { Fragment, type ReactNode } from "react";
import { languageOf, type LanguageCode } from "../../server/contract/languages.ts";
import { isInEnglish } from "../language.ts";

interface Props {
  /** Of the words; undefined where it is the page's. */
  language: LanguageCode | undefined;
  /** The element that holds them in any language. */
  as?: "h1" | "li" | "p" | "ul";
  /** Words in another language than the page's stand by themselves, from their own side. */
  isBlock?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Words of a text, which is in English where it has no translation for readers. */
export function TextIn({ language, as, isBlock = false, children, ...own }: Props) {
  const added = isBlock ? "div" : "span";
  const Element = as ?? (language && !isInEnglish ? added : Fragment);
  return (
    <Element {...own} {...attributesIn(language)}>
      {children}
    </Element>
  );
}

export function attributesIn(language: LanguageCode | undefined) {
  return language && !isInEnglish ? { lang: language, dir: languageOf(language).direction } : {};
}

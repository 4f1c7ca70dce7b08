import type { ReactNode } from "react";
import { languageOf, type LanguageCode } from "../../server/contract/languages.ts";

interface Props {
  /** Of the words; undefined where it is the page's. */
  language: LanguageCode | undefined;
  /** The element that holds them in any language. */
  as?: "h1" | "li" | "p" | "ul";
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Words of a text, which is in English where it has no translation for readers. */
export function TextIn({ language, as: Element, children, ...own }: Props) {
  if (Element) {
    return (
      <Element {...own} {...attributesIn(language)}>
        {children}
      </Element>
    );
  }
  return language ? <span {...attributesIn(language)}>{children}</span> : children;
}

export function attributesIn(language: LanguageCode | undefined) {
  return language ? { lang: language, dir: languageOf(language).direction } : {};
}

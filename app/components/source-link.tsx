import type { ReactNode } from "react";
import type { LanguageCode } from "../../server/contract/languages.ts";
import { attributesIn } from "./text-in.tsx";

interface Props {
  to: string;
  /** The language of the words; undefined where it is the page's. */
  language?: LanguageCode;
  children?: ReactNode;
}

export function SourceLink({ to, language, children }: Props) {
  return (
    <a href={to} rel="noopener" {...attributesIn(language)}>
      {children}
    </a>
  );
}

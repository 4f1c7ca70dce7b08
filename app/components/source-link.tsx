import type { ReactNode } from "react";
import type { LanguageCode } from "../../server/contract/languages.ts";
import { TextIn } from "./text-in.tsx";

interface Props {
  to: string;
  /** The language of the words; undefined where it is the page's. */
  language?: LanguageCode;
  children?: ReactNode;
}

export function SourceLink({ to, language, children }: Props) {
  return (
    <a href={to} rel="noopener">
      <TextIn language={language}>{children}</TextIn>
    </a>
  );
}

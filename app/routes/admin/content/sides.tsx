import type { ReactNode } from "react";
import type { LanguageCode } from "../../../../server/contract/languages.ts";
import type { Difference } from "../../../api/types.ts";
import { MarkedWords } from "./marked-words.tsx";
import { writtenIn } from "./written.ts";

export function Sides({ children }: { children: ReactNode }) {
  return <dl className="sides">{children}</dl>;
}

interface SideProps {
  name: string;
  /** Null where there are none, which `none` then says. */
  words: string | null;
  none?: string;
  language: LanguageCode;
  parts?: Difference[];
}

export function Side({ name, words, none = "Nothing", language, parts }: SideProps) {
  const written = words === null ? null : writtenIn(language, words);
  return (
    <div>
      <dt>{name}</dt>
      <dd {...written}>
        {words === null ? none : <MarkedWords of={parts ?? [{ kind: "same", text: words }]} dir={written?.dir} />}
      </dd>
    </div>
  );
}

export function sideOf(kind: "removed" | "added", differences: Difference[]): Difference[] {
  return differences.filter((part) => part.kind === "same" || part.kind === kind);
}

export const wordsOf = (parts: Difference[]): string | null => parts.map(({ text }) => text).join("") || null;

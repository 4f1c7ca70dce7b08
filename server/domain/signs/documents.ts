import type { Problem } from "../../failures.ts";
import type { LanguageCode } from "../../contract/languages.ts";
import { signFaultsIn } from "./check.ts";
import { expandSigns, ReferenceFault } from "./references.ts";
import { notingRows } from "./row-words.ts";
import type { Readers } from "./table.ts";

interface Document {
  matter: Record<string, unknown>;
  body: string;
}

export interface Expanded {
  document: Document;
  problems: Problem[];
  /** Keys of the rows of the table whose words in another language it says. */
  signs: string[];
}

export function expandDocument(
  { matter, body }: Document,
  readers: readonly Readers[],
  language: LanguageCode,
): Expanded {
  const problems: Problem[] = [];
  const expand = (text: string, path: string) => {
    try {
      return expandSigns(text, readers, language);
    } catch (error) {
      if (!(error instanceof ReferenceFault)) throw error;
      problems.push({ msg: error.message, path });
      return text;
    }
  };
  const { said: document, rows } = notingRows(() => {
    const fields = Object.entries(matter).map(([name, value]) => [
      name,
      typeof value === "string" ? expand(value, name) : value,
    ]);
    return { matter: Object.fromEntries(fields), body: expand(body, "body") };
  });
  return { document, problems, signs: rows };
}

export function signProblemsIn({ matter, body }: Document, readers: readonly Readers[]): Problem[] {
  const texts = [...Object.entries(matter), ["body", body] as const];
  return texts.flatMap(([path, text]) =>
    typeof text === "string"
      ? signFaultsIn(text, readers).map(({ line, msg }) => ({ msg: `Line ${line}: ${msg}`, path }))
      : [],
  );
}

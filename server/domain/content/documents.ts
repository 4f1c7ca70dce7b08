import { Lexer, parser, type Token, type TokensList } from "marked";
import { parse as parseYaml, stringify as writeYaml } from "yaml";
import { z } from "zod";
import { FIRST_LANGUAGE, type LanguageCode } from "../../contract/languages.ts";
import { cleanHtml } from "../../html/clean.ts";
import { isRightToLeft } from "../../language.ts";
import { invalid } from "../../failures.ts";
import { withIsolates } from "../../contract/isolates.ts";

export interface ContentDocument {
  matter: Record<string, unknown>;
  body: string;
}

const record = z.record(z.string(), z.unknown());

/** @throws {z.ZodError} when there is no front matter. */
export function parseDocument(text: string): ContentDocument {
  const lines = text.replaceAll(/\r\n?/g, "\n");
  const [, matter = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(lines) ?? [];
  return { matter: record.parse(parseYaml(matter)), body: body.trim() };
}

export function textOf({ matter, body }: ContentDocument): string {
  return `---\n${writeYaml(matter, { lineWidth: 0 })}---\n${body}\n`;
}

/** @throws {Failure} invalid, past 64 KB or when it is nested or emphasised too deeply. */
export function htmlOf(markdown: string, language: LanguageCode = FIRST_LANGUAGE): string {
  const html = cleanHtml(parser(new CarefulLexer().lex(markdown)));
  return isRightToLeft(language) ? withIsolates(html) : html;
}

const LEVELS = 20;
/** Per paragraph. The parser's time grows with the square of their number: 13,000 take 4 s. */
const EMPHASIS_MARKS = 200;

class CarefulLexer extends Lexer {
  #level = 0;

  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[];
  override blockTokens(src: string, tokens?: TokensList, lastParagraphClipped?: boolean): TokensList;
  override blockTokens(src: string, tokens?: Token[], lastParagraphClipped?: boolean): Token[] {
    if (this.#level > LEVELS) throw invalid("body", "Quotes and lists are too deep within each other.");
    this.#level += 1;
    const read = super.blockTokens(src, tokens, lastParagraphClipped);
    this.#level -= 1;
    return read;
  }

  override inlineTokens(src: string, tokens?: Token[]) {
    if ((src.match(/[*_~]/g)?.length ?? 0) > EMPHASIS_MARKS) {
      throw invalid("body", "A paragraph has too many of the signs * _ ~. Make it shorter, or leave some out.");
    }
    return super.inlineTokens(src, tokens);
  }
}

const storedDocument = z.object({ matter: record, body: z.string() });

export function readStored(json: string): ContentDocument {
  return storedDocument.parse(JSON.parse(json));
}

export function storedOf({ matter, body }: ContentDocument): string {
  return JSON.stringify({ matter, body });
}

import { marked } from "marked";
import { parse as parseYaml, stringify as writeYaml } from "yaml";
import { z } from "zod";
import { cleanHtml } from "../../html/clean.ts";

/** A piece of content as editors and files hold it: fields before the text, and the text in Markdown. */
export interface ContentDocument {
  matter: Record<string, unknown>;
  body: string;
}

const record = z.record(z.string(), z.unknown());

/** Reads Markdown with YAML front matter. @throws {z.ZodError} when there is no front matter. */
export function parseDocument(text: string): ContentDocument {
  const [, matter = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  return { matter: record.parse(parseYaml(matter)), body: body.trim() };
}

/** The same as a file holds it. */
export function textOf({ matter, body }: ContentDocument): string {
  return `---\n${writeYaml(matter, { lineWidth: 0 })}---\n${body}\n`;
}

/** @throws {Failure} invalid, past 64 KB. */
export function htmlOf(markdown: string): string {
  return cleanHtml(marked.parse(markdown, { async: false }));
}

const storedDocument = z.object({ matter: record, body: z.string() });

/** A document out of the database. */
export function readStored(json: string): ContentDocument {
  return storedDocument.parse(JSON.parse(json));
}

/** What is stored of it: the same for the same content. */
export function storedOf({ matter, body }: ContentDocument): string {
  return JSON.stringify({ matter, body });
}

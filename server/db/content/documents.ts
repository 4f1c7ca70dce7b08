import { marked } from "marked";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { cleanHtml } from "../../html/clean.ts";

/**
 * Markdown with YAML front matter.
 * @returns the checked front matter, and the text as clean HTML.
 */
export function parseDocument<T>(text: string, matterSchema: z.ZodType<T>, file: string): { matter: T; body: string } {
  const [, matter = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const parsed = matterSchema.safeParse(parseYaml(matter));
  if (!parsed.success) throw new Error(`content file ${file}: ${z.prettifyError(parsed.error)}`);
  return { matter: parsed.data, body: markdownToHtml(body) };
}

export function markdownToHtml(markdown: string): string {
  return cleanHtml(marked.parse(markdown, { async: false }));
}

/** The key of a document: its file's name without its ending. */
export function keyOf(file: string): string {
  return file.replace(/\.md$/, "");
}

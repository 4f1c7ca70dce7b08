import { createHash } from "node:crypto";
import sanitizeHtml from "sanitize-html";

const AROUND_THE_TEXT =
  "script style noscript template svg iframe form textarea option button nav header footer aside".split(" ");
/** Pages that are drawn by their script alone have next to no text. */
const LETTERS_MIN = 100;

export function fingerprintOfPage(bytes: Uint8Array, contentType: string): string | null {
  if (!/\b(html|xml)\b/i.test(contentType)) return hashOf(bytes);
  const text = textOfPage(new TextDecoder().decode(bytes));
  return text.length < LETTERS_MIN ? null : hashOf(text);
}

export function textOfPage(html: string): string {
  const [, main = html] = /<main\b[^>]*>([\s\S]*)<\/main>/i.exec(html) ?? [];
  const text = sanitizeHtml(main, { allowedTags: [], allowedAttributes: {}, nonTextTags: AROUND_THE_TEXT });
  return text.replaceAll(/\s+/g, " ").trim();
}

function hashOf(content: string | Uint8Array) {
  return createHash("sha256").update(content).digest("hex").slice(0, 32);
}

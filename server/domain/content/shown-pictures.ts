import type { Database } from "../../db/schema.ts";
import type { Problem } from "../failures.ts";

const LETTERS_MAX = 120;
const UPLOADED = /^(?:\/api)?(\/uploads\/[0-9a-f]{32}-\d{1,4}x\d{1,4})\.(?:jpg|webp)$/;

/** The pictures in a text that are not among those that editors uploaded, each once: no reader would see them. */
export async function missingPictures({ db }: { db: Database }, html: string): Promise<Problem[]> {
  const shown = new Map<string, string>();
  for (const [, tag = ""] of html.matchAll(/<img\b([^>]*)>/g)) shown.set(attribute(tag, "src"), attribute(tag, "alt"));
  const problems: Problem[] = [];
  for (const [src, alt] of shown) {
    if (await isHere(db, src)) continue;
    const address = src.replace(/^\/api(?=\/uploads\/)/, "");
    const named = [alt && `'${alt}'`, alt ? address && `(${address})` : address]
      .filter(Boolean)
      .map(shortened)
      .join(" ");
    const msg = `The picture ${named || "without an address"} is not here. Take its line out, or put the line of one from Pictures in its place.`;
    problems.push({ msg, path: "body" });
  }
  return problems;
}

async function isHere(db: Database, src: string) {
  const [, name] = UPLOADED.exec(src) ?? [];
  if (!name) return false;
  const row = await db.selectFrom("contentPicture").select("id").where("path", "=", `${name}.jpg`).executeTakeFirst();
  return row !== undefined;
}

/** Of a tag of clean HTML, as it was written. */
function attribute(tag: string, name: string) {
  const [, value = ""] = new RegExp(`\\b${name}="([^"]*)"`).exec(tag) ?? [];
  const words = value.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">");
  return words.replaceAll("&amp;", "&");
}

function shortened(words: string) {
  return words.length > LETTERS_MAX ? `${words.slice(0, LETTERS_MAX)}…` : words;
}

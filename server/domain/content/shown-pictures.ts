import type { Database } from "../../db/schema.ts";
import { picturesIn } from "../../html/clean.ts";
import type { Problem } from "../../failures.ts";

const LETTERS_MAX = 120;
const UPLOADED = /^(?:\/api)?(\/uploads\/[0-9a-f]{32}-\d{1,4}x\d{1,4})\.(?:jpg|webp)$/;

export async function missingPictures({ db }: { db: Database }, html: string): Promise<Problem[]> {
  const shown = new Map(picturesIn(html).map(({ src, alt }) => [src, alt]));
  const problems: Problem[] = [];
  for (const [src, alt] of shown) {
    if (await isHere(db, src)) continue;
    const msg = `The picture ${named(src, alt)} is not here. Take its line out, or put the line of one from Pictures in its place.`;
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

function named(src: string, alt: string) {
  const address = shortened(src.replace(/^\/api(?=\/uploads\/)/, ""));
  if (!alt) return address || "without an address";
  const words = `'${shortened(alt)}'`;
  return address ? `${words} (${address})` : words;
}

function shortened(words: string) {
  return words.length > LETTERS_MAX ? `${words.slice(0, LETTERS_MAX)}…` : words;
}

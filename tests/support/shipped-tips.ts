import { readFile } from "node:fs/promises";
import { z } from "zod";
import { tip } from "../../server/domain/content/kinds/tip.ts";

const file = new URL("../../server/content/tips.json", import.meta.url);

/** With the words of the table of signs, as readers get them. */
export const shippedTips = z
  .array(z.object({ key: z.string(), fits: z.array(z.string()).default([]), text: z.string() }))
  .parse(JSON.parse(await readFile(file, "utf8")))
  .map(({ key, fits, text }) => ({
    key,
    fits,
    text: tip.expand(key, { matter: { fits }, body: text }, "en").document.body,
  }));

/** Enough of a tip's plain text to know it again in HTML. */
export const opening = (words: string) => words.split(/['"&<>*]/, 1)[0] ?? words;

import { z } from "zod";
import { capitalised } from "../../capitalised.ts";
import { URGENCIES } from "../../signs/table.ts";
import { line, optionalLine, sources } from "../front-matter.ts";
import { defineKind } from "../define-kind.ts";

const matter = z.object({
  words: line(200, "Write the sign, as in the middle of a sentence."),
  urgency: z.enum(URGENCIES, "Choose how urgent it is."),
  threshold: optionalLine(160),
  enough: optionalLine(160),
  how: optionalLine(160),
  sources,
});

export const sign = defineKind({
  name: "sign",
  files: { file: "signs.json", shipped: "signs" },
  matter,
  title: "words",
  translated: { words: "words", threshold: "threshold", enough: "enough", how: "how" },
  titleOf: ({ words, whom }) => `${capitalised(String(words))} (${String(whom)})`,
  isTable: true,
  sourcesOf: (fields) => fields.sources,
  /** Its versions are the table; the texts follow it when it is published. */
  store: async () => {},
});

import { z } from "zod";
import { languageOfWords } from "../content/answers.ts";
import { SEARCH_KINDS } from "./kinds.ts";

const kind = z.enum(SEARCH_KINDS);

export const SearchItemJson = z
  .object({
    _id: z.string().meta({ description: "As in the calls for its kind; of a page its path, such as `account/delete`" }),
    kind,
    title: z.string(),
    snippet: z.string().meta({ description: "Plain text: its summary, or the passage with the words" }),
    isDangerSign: z.boolean(),
    question: z
      .object({
        who: z.enum(["pregnant", "afterBirth", "baby", "afterLoss"]),
        level: z.enum(["now", "today", "watch"]),
      })
      .nullable()
      .meta({ description: "Of a question of the danger-sign check" }),
    week: z.object({ stage: z.enum(["pregnancy", "afterBirth"]), number: z.int() }).nullable(),
    textLanguage: languageOfWords.textLanguage,
    date: z.iso.date().nullable().meta({ description: "Of an event: its next day" }),
  })
  .meta({ id: "SearchItem" });
export type SearchItemJson = z.infer<typeof SearchItemJson>;

export const SearchGroupJson = z
  .object({
    kind: kind.meta({ description: "`dangerSign` holds symptoms that are danger signs, too" }),
    total: z.int(),
    items: z.array(SearchItemJson),
  })
  .meta({ id: "SearchGroup" });

export const SearchJson = z
  .object({
    data: z.array(SearchGroupJson),
    total: z.int().meta({ description: "Of all groups" }),
    page: z.int(),
    totalPages: z.int().meta({ description: "Of the group that was asked for; else 1" }),
    readAs: z
      .array(z.object({ typed: z.string(), as: z.string() }))
      .meta({ description: "Words with a wrong letter, and what they were taken for" }),
    meant: z
      .array(z.object({ typed: z.string(), as: z.string() }))
      .meta({ description: "Words of everyday speech or another language, and the name that texts have for them" }),
  })
  .meta({ id: "Search" });
export type SearchJson = z.infer<typeof SearchJson>;

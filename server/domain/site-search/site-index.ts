import type { LanguageCode } from "../../contract/languages.ts";
import { contentWrites } from "../../db/content-writes.ts";
import { currentLanguage, speaking } from "../../language.ts";
import type { Context } from "../context.ts";
import { today } from "../pregnancies/pregnancies.ts";
import { readEntries } from "./entries.ts";
import type { Entry } from "./entry.ts";
import { WordIndex } from "./word-index.ts";

interface Known {
  entries: Entry[];
  words: WordIndex;
}

/** A process of an older version counts no writes, so nothing is believed for longer. */
const BELIEVED_MS = 10 * 60_000;

/** In memory: a query never reaches the database, whose logs may hold parameters. */
export class SiteIndex {
  readonly #languages = new Map<LanguageCode, OneLanguage>();

  fresh(context: Context, language: LanguageCode = currentLanguage()): Promise<Known> {
    const known = this.#languages.get(language) ?? new OneLanguage(language);
    this.#languages.set(language, known);
    return known.fresh(context);
  }
}

class OneLanguage {
  readonly #language: LanguageCode;
  #known: Promise<Known> | undefined;
  #state = "";
  #readAt = -Infinity;

  constructor(language: LanguageCode) {
    this.#language = language;
  }

  async fresh(context: Context): Promise<Known> {
    const { unreviewedTranslations } = context.settings.values;
    const state = `${await contentWrites(context.db)} ${today(context)} ${unreviewedTranslations}`;
    const isStale = state !== this.#state || context.now() - this.#readAt > BELIEVED_MS;
    if (this.#known && !isStale) return this.#known;
    const known = speaking(this.#language, () => read(context));
    this.#known = known;
    this.#state = state;
    this.#readAt = context.now();
    known.catch(() => {
      if (this.#known === known) this.#known = undefined;
    });
    return known;
  }
}

async function read(context: Context): Promise<Known> {
  const entries = await readEntries(context);
  return { entries, words: await WordIndex.of(entries) };
}

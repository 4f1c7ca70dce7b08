import type { Context } from "../context.ts";
import { allInvalid, Failure } from "../../failures.ts";
import { calendarDateOf } from "../pregnancies/calendar-date.ts";
import type { ContentDocument } from "./documents.ts";
import { documentOf, isUnread, itemIfThere } from "./items.ts";
import { isTranslation, type ItemName } from "./item-name.ts";
import type { Readable, Storing } from "./kind.ts";
import { kindNamed } from "./kinds.ts";
import { missingPictures } from "./shown-pictures.ts";

type Inside = Pick<Context, "db" | "now" | "timeZone">;

const UNREAD = "Enter the date you checked the source.";

export const NO_KEY = "";

export interface Coming {
  document: ContentDocument;
  /** Epoch milliseconds; now by default. */
  at?: number;
  /** From files, which may hold events that are over. */
  isMoved?: boolean;
}

/** @throws {Failure} invalid; but a shipped text may always come back, and dates that readers had may stay. */
export async function requireReadable(
  inside: Inside,
  name: ItemName,
  { document, at = inside.now(), isMoved = false }: Coming,
): Promise<Readable> {
  const { kind, key, language } = name;
  const { readable, problems, html, ...judged } = kindNamed(kind).judge(key, document, language);
  const { today } = storingOf(inside);
  const days = { today, shown: calendarDateOf(at, inside.timeZone), mayBeOver: isMoved };
  const datesOutOfRange = judged.datesOutOfRange(days);
  const isSourceWrong = problems.some(({ path }) => path.startsWith("source"));
  if (!isSourceWrong && isUnread(kind, document)) {
    problems.push({ msg: UNREAD, path: kind === "tip" ? "source.checked" : "sources.0.checked" });
  }
  const missing = await missingPictures(inside, html);
  if (readable && problems.length + datesOutOfRange.length + missing.length === 0) return readable;
  const { shipped, published } = await knownOf(inside, name);
  if (readable && shipped?.content === readable.content) return readable;
  const before = [shipped, published].flatMap((known) => known?.datesOutOfRange(days) ?? []);
  const had = new Set(before.map(({ given }) => given));
  const outOfRange = datesOutOfRange.filter(({ given }) => !had.has(given)).map(({ msg, path }) => ({ msg, path }));
  problems.push(...outOfRange, ...missing);
  if (readable && problems.length === 0) return readable;
  throw allInvalid(problems);
}

/** Names of translations may be alike: the English ones tell them apart. */
export async function requireDistinct({ db }: Pick<Inside, "db">, name: ItemName, document: ContentDocument) {
  if (!isTranslation(name)) await kindNamed(name.kind).requireDistinct(db, name.key, document);
}

async function knownOf({ db }: Inside, name: ItemName): Promise<{ shipped?: Readable; published?: Readable }> {
  if (name.key === NO_KEY) return {};
  const item = await itemIfThere({ db }, name);
  if (!item) return {};
  const read = async (number: number | null) => {
    if (number === null) return undefined;
    try {
      return kindNamed(name.kind).read(name.key, await documentOf({ db }, item, number), name.language);
    } catch (error) {
      if (error instanceof Failure) return undefined;
      throw error;
    }
  };
  return {
    shipped: await read(item.shippedDocument === null ? null : 0),
    published: await read(item.publishedVersion),
  };
}

export function lastCheck({ sources }: Readable): string | null {
  const days = sources.flatMap(({ checked }) => (checked ? [checked] : []));
  return days.toSorted().at(-1) ?? null;
}

export function storingOf({ db, now, timeZone }: Inside): Storing {
  return { db, now: now(), today: calendarDateOf(now(), timeZone) };
}

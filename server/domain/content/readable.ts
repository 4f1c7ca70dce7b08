import type { Context } from "../context.ts";
import { Failure } from "../../failures.ts";
import { calendarDateOf } from "../pregnancies/calendar-date.ts";
import type { ContentDocument } from "./documents.ts";
import { documentOf, itemNamed, type ItemName } from "./items.ts";
import type { Readable, Storing } from "./kind.ts";
import { kindNamed } from "./kinds.ts";
import { missingPictures } from "./shown-pictures.ts";

type Inside = Pick<Context, "db" | "now" | "timeZone">;

const UNREAD = "Say for at least one source on which day you read it.";

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
  { kind, key }: ItemName,
  { document, at = inside.now(), isMoved = false }: Coming,
): Promise<Readable> {
  const rules = kindNamed(kind);
  const readable = rules.read(key, document);
  const { today } = storingOf(inside);
  const days = { today, shown: calendarDateOf(at, inside.timeZone), mayBeOver: isMoved };
  const datesOutOfRange = readable.datesOutOfRange(days);
  const isUnread = rules.isMedical && lastCheck(readable) === null;
  const missing = await missingPictures(inside, readable.html);
  if (!isUnread && datesOutOfRange.length === 0 && missing.length === 0) return readable;
  const { shipped, published } = await knownOf(inside, { kind, key });
  if (shipped?.content === readable.content) return readable;
  const before = [shipped, published].flatMap((known) => known?.datesOutOfRange(days) ?? []);
  const had = new Set(before.map(({ given }) => given));
  const problems = datesOutOfRange.filter(({ given }) => !had.has(given)).map(({ msg, path }) => ({ msg, path }));
  problems.push(...missing);
  if (isUnread) problems.unshift({ msg: UNREAD, path: kind === "tip" ? "source.checked" : "sources.0.checked" });
  const [first] = problems;
  if (first) throw new Failure("invalid", first.msg, { problems });
  return readable;
}

/** Undefined for a version that today's rules refuse. */
async function knownOf({ db }: Inside, name: ItemName): Promise<{ shipped?: Readable; published?: Readable }> {
  const item = await itemNamed({ db }, name);
  const read = async (number: number | null) => {
    if (number === null) return undefined;
    try {
      return kindNamed(name.kind).read(name.key, await documentOf({ db }, item, number));
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

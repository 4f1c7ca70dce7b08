import { sql, type Selectable } from "kysely";
import type { LOSS_KINDS } from "../../contract/pregnancies/loss-kinds.ts";
import { keptQuery } from "../../db/kept-query.ts";
import type { PregnancyTable } from "../../db/schema/pregnancies.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { oncePerCall } from "../read-once.ts";
import { calendarDateOf, parseCalendarDate, type CalendarDate } from "./calendar-date.ts";
import type { EmbryoTransfer, Scan } from "./dating.ts";
import { scansColumn, storedScans, withScan } from "./scans.ts";

type PregnancyRow = Selectable<PregnancyTable> & { scans: string | null };

export type LossKind = (typeof LOSS_KINDS)[number];

export interface Loss {
  kind: LossKind;
  isHidden: boolean;
  date: CalendarDate | null;
}

export interface BabyLoss {
  babiesBefore: number;
  nameBefore: string | null;
  isHidden: boolean;
}

export interface KnownDates {
  lastMenstrualPeriod: CalendarDate | null;
  cycleLength: number | null;
  scans: readonly Scan[];
  ivf: EmbryoTransfer | null;
  givenDueDate: CalendarDate | null;
  numberOfBabies: number;
}

export interface Pregnancy extends KnownDates {
  id: string;
  isCurrent: boolean;
  loss: Loss | null;
  babyLoss: BabyLoss | null;
  birthDate: CalendarDate | null;
  babyName: string | null;
  numberOfChildren: number;
}

/** Undefined keeps what is known and null clears it; a null scan clears the first, all that older apps show. */
export type PregnancyDates = {
  readonly [Name in Exclude<keyof KnownDates, "scans">]?: KnownDates[Name] | undefined;
} & {
  readonly scan?: Scan | null | undefined;
};

export interface Birth {
  birthDate: CalendarDate;
  babyName: string | null;
  lastMenstrualPeriod: CalendarDate | null;
}

export type PregnancyStart = (({ kind: "pregnant" } & PregnancyDates) | ({ kind: "born" } & Birth)) & {
  numberOfChildren?: number | undefined;
};

export const noDates: KnownDates = {
  lastMenstrualPeriod: null,
  cycleLength: null,
  scans: [],
  ivf: null,
  givenDueDate: null,
  numberOfBabies: 1,
};

export function withDates(known: KnownDates, given: PregnancyDates): KnownDates {
  const or = <T>(said: T | undefined, before: T) => (said === undefined ? before : said);
  return {
    lastMenstrualPeriod: or(given.lastMenstrualPeriod, known.lastMenstrualPeriod),
    cycleLength: or(given.cycleLength, known.cycleLength),
    scans: given.scan ? withScan(known.scans, given.scan) : given.scan === null ? known.scans.slice(1) : known.scans,
    ivf: or(given.ivf, known.ivf),
    givenDueDate: or(given.givenDueDate, known.givenDueDate),
    numberOfBabies: or(given.numberOfBabies, known.numberOfBabies),
  };
}

/** The month is worked out again by `fillMonths`. */
export function datesRow({ ivf, ...dates }: Omit<KnownDates, "scans">) {
  const { lastMenstrualPeriod, cycleLength, givenDueDate, numberOfBabies } = dates;
  return {
    lastMenstrualPeriod,
    cycleLength,
    givenDueDate,
    numberOfBabies,
    transferDate: ivf?.transferDate ?? null,
    embryoAgeDays: ivf?.embryoAgeDays ?? null,
    month: null,
  };
}

export const noLoss = { lossKind: null, isLossHidden: 0, lossDate: null } as const;

export function today(context: Pick<Context, "now" | "timeZone">): CalendarDate {
  return calendarDateOf(context.now(), context.timeZone);
}

/** Null after a loss, too: `chosenPregnancy` gives a lost one. */
export async function currentPregnancy(
  context: Pick<Context, "db" | "once">,
  memberId: string,
): Promise<Pregnancy | null> {
  const chosen = await chosenPregnancy(context, memberId);
  return chosen?.loss ? null : chosen;
}

export async function chosenPregnancy(
  context: Pick<Context, "db" | "once">,
  memberId: string,
): Promise<Pregnancy | null> {
  if (context.once) return (await pregnanciesOf(context, memberId)).find(({ isCurrent }) => isCurrent) ?? null;
  const [row] = await chosenRow(context.db, { memberId });
  return row ? fromRow(row) : null;
}

const chosenRow = keptQuery((db, { memberId }: { memberId: string }) =>
  rowsOf(db, memberId).where("isCurrent", "=", sql.lit(1 as const)),
);

export async function hasLostCurrent({ db }: Pick<Context, "db">, memberId: string): Promise<boolean> {
  const row = await rowsOf(db, memberId)
    .where("isCurrent", "=", sql.lit(1 as const))
    .where("lossKind", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

export const pregnanciesOf = oncePerCall(async ({ db }: Pick<Context, "db" | "once">, memberId) =>
  (await allRows(db, { memberId })).map(fromRow),
);

const allRows = keptQuery((db, { memberId }: { memberId: string }) => rowsOf(db, memberId));

export async function pregnancyById({ db }: Pick<Context, "db">, memberId: string, id: string): Promise<Pregnancy> {
  return fromRow(found(await rowsOf(db, memberId).where("id", "=", id).executeTakeFirst(), "pregnancy"));
}

export async function pregnanciesWithoutMonth({ db }: Pick<Context, "db">, limit: number): Promise<Pregnancy[]> {
  const rows = await db
    .selectFrom("pregnancy")
    .selectAll()
    .select(scansColumn.as("scans"))
    .where("month", "is", null)
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** Updating the member's row first makes two changes of the same moment wait for each other on both databases. */
export async function takeTurn(
  { db, now }: Context,
  memberId: string,
  change: { isPregnant?: 0 | 1 } = {},
): Promise<void> {
  await db
    .updateTable("member")
    .set({ ...change, updatedAt: now() })
    .where("id", "=", memberId)
    .execute();
}

function rowsOf(db: Context["db"], memberId: string) {
  return db.selectFrom("pregnancy").selectAll().select(scansColumn.as("scans")).where("memberId", "=", memberId);
}

function fromRow(row: PregnancyRow): Pregnancy {
  const { id, cycleLength, babyName, numberOfChildren, numberOfBabies } = row;
  const transferDate = storedDate(row.transferDate);
  return {
    id,
    cycleLength,
    babyName,
    numberOfChildren,
    numberOfBabies,
    scans: storedScans(row.scans),
    ivf: transferDate && row.embryoAgeDays !== null ? { transferDate, embryoAgeDays: row.embryoAgeDays } : null,
    isCurrent: row.isCurrent === 1,
    loss: row.lossKind && {
      kind: row.lossKind,
      isHidden: row.isLossHidden === 1,
      date: storedDate(row.lossDate),
    },
    babyLoss:
      row.babiesBeforeLoss === null
        ? null
        : {
            babiesBefore: row.babiesBeforeLoss,
            nameBefore: row.nameBeforeLoss,
            isHidden: row.isBabyLossHidden === 1,
          },
    lastMenstrualPeriod: storedDate(row.lastMenstrualPeriod),
    givenDueDate: storedDate(row.givenDueDate),
    birthDate: storedDate(row.birthDate),
  };
}

export function storedDate(text: string | null): CalendarDate | null {
  return text === null ? null : parseCalendarDate(text);
}

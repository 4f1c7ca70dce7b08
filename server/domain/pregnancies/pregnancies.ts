import { sql, type Selectable } from "kysely";
import type { LOSS_KINDS } from "../../contract/pregnancies/loss-kinds.ts";
import type { PregnancyTable } from "../../db/schema/pregnancies.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import { calendarDateOf, parseCalendarDate, type CalendarDate } from "./calendar-date.ts";
import type { EmbryoTransfer, Scan } from "./dating.ts";
import { scansColumn, storedScans, withScan } from "./scans.ts";

type PregnancyRow = Selectable<PregnancyTable> & { scans: string | null };

export type LossKind = (typeof LOSS_KINDS)[number];

/** What she told of a loss or a wrong entry; a hidden one stands in no list unless she asks for it. */
export interface Loss {
  kind: LossKind;
  isHidden: boolean;
  /** The day of the loss; null for a wrong entry. */
  date: CalendarDate | null;
}

/** One or more of several babies died, and the others live. */
export interface BabyLoss {
  /** How many there were, and the name that was known, before. */
  babiesBefore: number;
  nameBefore: string | null;
  isHidden: boolean;
}

/** All that she has told of when a pregnancy began; null where she hasn't. */
export interface KnownDates {
  lastMenstrualPeriod: CalendarDate | null;
  /** Whole days from one period to the next, 21 to 45. */
  cycleLength: number | null;
  /** Every scan that found an age, one a day, the earliest first. */
  scans: readonly Scan[];
  ivf: EmbryoTransfer | null;
  givenDueDate: CalendarDate | null;
  /** How many she carries, 1 to 4; 4 stands for more, too. */
  numberOfBabies: number;
}

/** One of her pregnancies; `birthDate` is set once the baby is born. */
export interface Pregnancy extends KnownDates {
  id: string;
  /** Hers that pages speak of, unless it is lost. */
  isCurrent: boolean;
  /** Null while it goes on, or the child lives. */
  loss: Loss | null;
  babyLoss: BabyLoss | null;
  birthDate: CalendarDate | null;
  babyName: string | null;
  numberOfChildren: number;
}

/**
 * What she tells of a pregnancy's dates: what is left out stays as it is known, what is null is known no more. A scan is
 * added, or corrects the one of that day; null takes away the first, the only one that older apps show.
 */
export type PregnancyDates = {
  readonly [Name in Exclude<keyof KnownDates, "scans">]?: KnownDates[Name] | undefined;
} & {
  readonly scan?: Scan | null | undefined;
};

/** What she tells when the baby is there. */
export interface Birth {
  birthDate: CalendarDate;
  babyName: string | null;
  lastMenstrualPeriod: CalendarDate | null;
}

export type PregnancyStart = (({ kind: "pregnant" } & PregnancyDates) | ({ kind: "born" } & Birth)) & {
  numberOfChildren?: number | undefined;
};

/** What is known of a pregnancy of which nothing has been told yet. */
export const noDates: KnownDates = {
  lastMenstrualPeriod: null,
  cycleLength: null,
  scans: [],
  ivf: null,
  givenDueDate: null,
  numberOfBabies: 1,
};

/** What is known once she has told more. */
export function withDates(known: KnownDates, told: PregnancyDates): KnownDates {
  const or = <T>(said: T | undefined, before: T) => (said === undefined ? before : said);
  return {
    lastMenstrualPeriod: or(told.lastMenstrualPeriod, known.lastMenstrualPeriod),
    cycleLength: or(told.cycleLength, known.cycleLength),
    scans: told.scan ? withScan(known.scans, told.scan) : told.scan === null ? known.scans.slice(1) : known.scans,
    ivf: or(told.ivf, known.ivf),
    givenDueDate: or(told.givenDueDate, known.givenDueDate),
    numberOfBabies: or(told.numberOfBabies, known.numberOfBabies),
  };
}

/** How what is known of her dates is stored, beside the scans. */
export function datesRow({ ivf, ...dates }: Omit<KnownDates, "scans">) {
  const { lastMenstrualPeriod, cycleLength, givenDueDate, numberOfBabies } = dates;
  return {
    lastMenstrualPeriod,
    cycleLength,
    givenDueDate,
    numberOfBabies,
    transferDate: ivf?.transferDate ?? null,
    embryoAgeDays: ivf?.embryoAgeDays ?? null,
  };
}

/** How the record of one that is not lost says so. */
export const noLoss = { lossKind: null, isLossHidden: 0, lossDate: null } as const;

/** Today's date where the operator is. */
export function today(context: Pick<Context, "now" | "timeZone">): CalendarDate {
  return calendarDateOf(context.now(), context.timeZone);
}

/** The pregnancy or baby that pages speak of; null when she has told of none, and after a loss. */
export async function currentPregnancy({ db }: Pick<Context, "db">, memberId: string): Promise<Pregnancy | null> {
  const row = await rowsOf(db, memberId)
    .where("isCurrent", "=", sql.lit(1 as const))
    .where("lossKind", "is", null)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The pregnancy or baby that the member chose as the current one, lost or not; null when there is none. */
export async function chosenPregnancy({ db }: Pick<Context, "db">, memberId: string): Promise<Pregnancy | null> {
  const row = await rowsOf(db, memberId)
    .where("isCurrent", "=", sql.lit(1 as const))
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** Whether pages would speak of one that she has told is lost, or was entered by mistake, and so are silent. */
export async function hasLostCurrent({ db }: Pick<Context, "db">, memberId: string): Promise<boolean> {
  const row = await rowsOf(db, memberId)
    .where("isCurrent", "=", sql.lit(1 as const))
    .where("lossKind", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** All that she has told of. */
export async function pregnanciesOf({ db }: Pick<Context, "db">, memberId: string): Promise<Pregnancy[]> {
  return (await rowsOf(db, memberId).execute()).map(fromRow);
}

/** One of hers. @throws {Failure} notFound, when it isn't. */
export async function pregnancyById({ db }: Pick<Context, "db">, memberId: string, id: string): Promise<Pregnancy> {
  return fromRow(found(await rowsOf(db, memberId).where("id", "=", id).executeTakeFirst(), "pregnancy"));
}

/** Taken first, her own row makes two changes of hers at the same moment wait for each other on both databases. */
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

function storedDate(text: string | null): CalendarDate | null {
  return text === null ? null : parseCalendarDate(text);
}

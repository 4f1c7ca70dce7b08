import type { Selectable } from "kysely";
import type { PregnancyTable } from "../../db/schema/pregnancies.ts";
import type { Context } from "../context.ts";
import { found } from "../failures.ts";
import { calendarDateOf, parseCalendarDate, type CalendarDate } from "./calendar-date.ts";

type PregnancyRow = Selectable<PregnancyTable>;

/** How a pregnancy or a child was lost; `ended` she or a doctor ended, `mistake` never was. */
export const LOSS_KINDS = ["miscarriage", "stillbirth", "infantDeath", "ended", "mistake"] as const;

/** What she told of a loss or a wrong entry; a hidden one stands in no list unless she asks for it. */
export interface Loss {
  kind: (typeof LOSS_KINDS)[number];
  isHidden: boolean;
}

/** One of her pregnancies; `birthDate` is set once the baby is born. */
export interface Pregnancy {
  id: string;
  /** Hers that pages speak of, unless it is lost. */
  isCurrent: boolean;
  /** Null while it goes on, or the child lives. */
  loss: Loss | null;
  lastMenstrualPeriod: CalendarDate | null;
  cycleLength: number | null;
  givenDueDate: CalendarDate | null;
  birthDate: CalendarDate | null;
  babyName: string | null;
  numberOfChildren: number;
}

/** What she tells of a pregnancy under way: the first day of her last period or, that unknown, a due date. */
export type PregnancyDates =
  | { lastMenstrualPeriod: CalendarDate; givenDueDate?: undefined }
  | { lastMenstrualPeriod?: undefined; givenDueDate: CalendarDate };

/** What she tells when the baby is there. */
export interface Birth {
  birthDate: CalendarDate;
  babyName: string | null;
  lastMenstrualPeriod: CalendarDate | null;
}

export type PregnancyStart = (({ kind: "pregnant" } & PregnancyDates) | ({ kind: "born" } & Birth)) & {
  numberOfChildren?: number | undefined;
};

/** How the record of one that is not lost says so. */
export const noLoss = { lossKind: null, isLossHidden: 0 } as const;

/** Today's date where the operator is. */
export function today(context: Pick<Context, "now" | "timeZone">): CalendarDate {
  return calendarDateOf(context.now(), context.timeZone);
}

/** The pregnancy or baby that pages speak of; null when she has told of none, and after a loss. */
export async function currentPregnancy({ db }: Pick<Context, "db">, memberId: string): Promise<Pregnancy | null> {
  const row = await rowsOf(db, memberId).where("isCurrent", "=", 1).where("lossKind", "is", null).executeTakeFirst();
  return row ? fromRow(row) : null;
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
  return db.selectFrom("pregnancy").selectAll().where("memberId", "=", memberId);
}

function fromRow(row: PregnancyRow): Pregnancy {
  const { id, cycleLength, babyName, numberOfChildren } = row;
  return {
    id,
    cycleLength,
    babyName,
    numberOfChildren,
    isCurrent: row.isCurrent === 1,
    loss: row.lossKind && { kind: row.lossKind, isHidden: row.isLossHidden === 1 },
    lastMenstrualPeriod: storedDate(row.lastMenstrualPeriod),
    givenDueDate: storedDate(row.givenDueDate),
    birthDate: storedDate(row.birthDate),
  };
}

function storedDate(text: string | null): CalendarDate | null {
  return text === null ? null : parseCalendarDate(text);
}

import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { found, invalid } from "../../failures.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnancyStart } from "../pregnancies/dating.ts";
import { pregnanciesOf, today, type Pregnancy } from "../pregnancies/pregnancies.ts";
import { dueDateOf } from "../pregnancies/progress.ts";
import { ownItems, vaccineItems, type PlanItem } from "./items.ts";
import { doneMarksOf, removeDone, storeDone, type DoneMarks } from "./marks.ts";
import { say } from "../../contract/sentences/say.ts";

export interface Plan {
  /** The earliest first. */
  items: PlanItem[];
  next: PlanItem | null;
}

type ItemName = Pick<PlanItem, "pregnancyId" | "key">;

export async function planOf(context: Context, member: Member): Promise<Plan> {
  const pregnancies = await pregnanciesOf(context, member.id);
  const ids = pregnancies.map(({ id }) => id);
  return planFrom(pregnancies, await doneMarksOf(context, ids), today(context));
}

/** After a loss, or a wrong entry that may stand for one, nothing is about a baby, nor about an older child. */
export function planFrom(
  pregnancies: readonly Pregnancy[],
  marks: ReadonlyMap<string, DoneMarks>,
  now: CalendarDate,
): Plan {
  const asked = ({ id }: Pregnancy) => ({ now, marks: marks.get(id) ?? new Map() });
  const chosen = pregnancies.find(({ isCurrent }) => isCurrent);
  const children = chosen?.loss ? [] : pregnancies;
  const items = [
    ...(chosen ? ownItems(chosen, asked(chosen)) : []),
    ...children.flatMap((child) => vaccineItems(child, asked(child))),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
  return { items, next: nextOf(items) };
}

/** A due date is nothing to do, so it is never the next thing. */
function nextOf(items: readonly PlanItem[]): PlanItem | null {
  const first = (status: PlanItem["status"]) =>
    items.find((item) => item.status === status && item.kind !== "dueDate") ?? null;
  return first("due") ?? first("coming");
}

/** @param date the day on which it was done; undefined is today, and keeps the day of a mark that is there */
export async function markDone(
  context: Context,
  member: Member,
  name: ItemName,
  date: CalendarDate | undefined,
): Promise<void> {
  const item = await itemNamed(context, member, name);
  const now = today(context);
  if (!item.mayBeDone) throw invalid("", say.visitAhead);
  if (date && date > now) throw invalid("date", say.dayInFuture);
  if (date && date < (await beginningOf(context, member, name))) throw invalid("date", say.dayTooEarly);
  await storeDone(context, { pregnancyId: name.pregnancyId, item: name.key }, now, date);
}

export async function unmarkDone(context: Context, member: Member, name: ItemName): Promise<void> {
  await itemNamed(context, member, name);
  await removeDone(context, name.pregnancyId, name.key);
}

async function itemNamed(context: Context, member: Member, { pregnancyId, key }: ItemName): Promise<PlanItem> {
  const { items } = await planOf(context, member);
  const item = items.find((one) => one.pregnancyId === pregnancyId && one.key === key);
  return found(item?.kind === "dueDate" ? undefined : item, "date in your plan");
}

async function beginningOf(context: Context, member: Member, { pregnancyId }: ItemName): Promise<string> {
  const pregnancy = (await pregnanciesOf(context, member.id)).find(({ id }) => id === pregnancyId);
  const due = pregnancy && dueDateOf(pregnancy);
  return pregnancy?.birthDate ?? pregnancy?.loss?.date ?? (due ? pregnancyStart(due.date) : "");
}

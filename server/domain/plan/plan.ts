import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { found, invalid } from "../../failures.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnancyStart } from "../pregnancies/dating.ts";
import { pregnanciesOf, today, type Pregnancy } from "../pregnancies/pregnancies.ts";
import { dueDateOf } from "../pregnancies/progress.ts";
import { yesesOf } from "./answers.ts";
import { careItems } from "./care.ts";
import type { PlanItem } from "./items.ts";
import { marksOf, noMarks, removeMark, storeDone, storeMoved, storeNotForMe, type PlanMarks } from "./marks.ts";
import { vaccineItems } from "./vaccine-items.ts";
import { visitItems } from "./visit-items.ts";
import type { PlanQuestion } from "../../contract/plan/questions.ts";
import { say } from "../../contract/sentences/say.ts";

export interface Plan {
  items: PlanItem[];
  next: PlanItem | null;
}

const noYeses: ReadonlySet<PlanQuestion> = new Set();

type ItemName = Pick<PlanItem, "pregnancyId" | "key">;

export async function planOf(
  context: Pick<Context, "db" | "now" | "timeZone">,
  member: Pick<Member, "id">,
): Promise<Plan> {
  const pregnancies = await pregnanciesOf(context, member.id);
  const ids = pregnancies.map(({ id }) => id);
  const [marks, yeses] = await Promise.all([marksOf(context, ids), yesesOf(context, ids)]);
  return planFrom(pregnancies, marks, today(context), yeses);
}

/** After a loss, or a wrong entry that may stand for one, nothing is about a baby, nor about an older child. */
export function planFrom(
  pregnancies: readonly Pregnancy[],
  marks: ReadonlyMap<string, PlanMarks>,
  now: CalendarDate,
  yeses: ReadonlyMap<string, ReadonlySet<PlanQuestion>> = new Map(),
): Plan {
  const asked = ({ id }: Pregnancy) => ({ now, marks: marks.get(id) ?? noMarks, yeses: yeses.get(id) ?? noYeses });
  const chosen = pregnancies.find(({ isCurrent }) => isCurrent);
  const children = chosen?.loss ? [] : pregnancies;
  const items = [
    ...(chosen ? [...visitItems(chosen, asked(chosen)), ...careItems(chosen, asked(chosen))] : []),
    ...children.flatMap((child) => vaccineItems(child, asked(child))),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
  return { items, next: nextOf(items) };
}

/** A due date is nothing to do, so it is never the next thing, nor is what has no day. */
function nextOf(items: readonly PlanItem[]): PlanItem | null {
  const first = (status: PlanItem["status"]) =>
    items.find((item) => item.status === status && item.isDated && item.kind !== "dueDate") ?? null;
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
  await storeDone(context, markOf(name), now, date);
  await removeMark(context, markOf(name), "notForMe");
}

export async function moveItem(context: Context, member: Member, name: ItemName, date: CalendarDate): Promise<void> {
  const { movableUntil } = await itemNamed(context, member, name);
  if (!movableUntil) throw invalid("", say.notMovable);
  if (date < today(context)) throw invalid("date", say.dayInPast);
  if (date > movableUntil) throw invalid("date", say.dayTooLate);
  await storeMoved(context, markOf(name), date);
}

export async function takeOut(context: Context, member: Member, name: ItemName): Promise<void> {
  const { status, mayBeNotForMe } = await itemNamed(context, member, name);
  if (status === "notForMe") return;
  if (!mayBeNotForMe) throw invalid("", say.planStays);
  await storeNotForMe(context, markOf(name), today(context));
}

export async function takeBack(
  context: Context,
  member: Member,
  name: ItemName,
  kind: "done" | "moved" | "notForMe",
): Promise<void> {
  await itemNamed(context, member, name);
  await removeMark(context, markOf(name), kind);
}

function markOf({ pregnancyId, key }: ItemName) {
  return { pregnancyId, item: key };
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

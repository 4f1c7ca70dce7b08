import type { Member } from "../member/member.ts";
import { childRowsOf, childrenFrom, ownChild, type Child } from "../children/children.ts";
import { oncePerCall } from "../read-once.ts";
import { keepChild } from "../children/store.ts";
import type { Context } from "../context.ts";
import { found, invalid } from "../../failures.ts";
import type { CalendarDate } from "../pregnancies/calendar-date.ts";
import { pregnancyStart } from "../pregnancies/dating.ts";
import { pregnanciesOf, today, type Pregnancy } from "../pregnancies/pregnancies.ts";
import { dueDateOf } from "../pregnancies/progress.ts";
import { yesesOf } from "./answers.ts";
import { careItems } from "./care.ts";
import { childItems } from "./child-items.ts";
import type { PlanItem } from "./items.ts";
import { marksOf, noMarks, removeMark, storeDone, storeMoved, storeNotForMe, type PlanMarks } from "./marks.ts";
import { ownMarks } from "./own-marks.ts";
import { planRulesOf, type PlanRules } from "./stored-rules.ts";
import { vaccineItem } from "./vaccine-items.ts";
import { visitItems } from "./visit-items.ts";
import type { PlanQuestion } from "../../contract/plan/questions.ts";
import { say } from "../../contract/sentences/say.ts";

export interface Plan {
  items: PlanItem[];
  next: PlanItem | null;
  /** Whether a rule that her dates come from is a translation that no clinician has read. */
  isUnreviewed: boolean;
}

interface Followed {
  pregnancies: readonly Pregnancy[];
  children: readonly Child[];
  rules: PlanRules;
}

const noYeses: ReadonlySet<PlanQuestion> = new Set();

type ItemName = Pick<PlanItem, "pregnancyId" | "key">;

type Planning = Pick<Context, "db" | "now" | "timeZone" | "settings" | "once">;

export function planOf(context: Planning, { id }: Pick<Member, "id">): Promise<Plan> {
  return planOnce(context, id);
}

const planOnce = oncePerCall(async (context: Planning, memberId): Promise<Plan> => {
  const [pregnancies, rows] = await Promise.all([pregnanciesOf(context, memberId), childRowsOf(context, memberId)]);
  const children = childrenFrom(pregnancies, rows);
  const ids = pregnancies.map(({ id }) => id);
  const [marks, yeses, rules] = await Promise.all([
    ownMarks(context, memberId),
    yesesOf(context, ids),
    planRulesOf(context),
  ]);
  return planFrom({ pregnancies, children, rules }, marks, today(context), yeses);
});

export async function vaccinesOf(
  context: Pick<Context, "db" | "now" | "timeZone" | "settings">,
  child: Child,
): Promise<PlanItem[]> {
  const [marks, rules] = await Promise.all([marksOf(context, [child.id]), planRulesOf(context)]);
  const asked = { now: today(context), marks: marks.get(child.id) ?? noMarks };
  return rules.ofChild
    .filter(({ kind }) => kind === "vaccines")
    .map((rule) => vaccineItem({ ...child, isCurrent: false }, rule, asked));
}

/** After a loss, or a wrong entry that may stand for one, nothing is about a baby, nor about an older child. */
export function planFrom(
  { pregnancies, children, rules }: Followed,
  marks: ReadonlyMap<string, PlanMarks>,
  now: CalendarDate,
  yeses: ReadonlyMap<string, ReadonlySet<PlanQuestion>> = new Map(),
): Plan {
  const asked = (id: string) => ({ now, marks: marks.get(id) ?? noMarks, yeses: yeses.get(id) ?? noYeses });
  const chosen = pregnancies.find(({ isCurrent }) => isCurrent);
  const followed = chosen?.loss ? [] : children;
  const items = [
    ...(chosen
      ? [
          ...visitItems(chosen, rules.ofPregnancy.visits, asked(chosen.id)),
          ...careItems(chosen, rules.ofPregnancy, asked(chosen.id)),
        ]
      : []),
    ...followed.flatMap((child) =>
      childItems({ ...child, isCurrent: child.pregnancyId === (chosen?.id ?? null) }, rules.ofChild, asked(child.id)),
    ),
  ].toSorted((a, b) => a.date.localeCompare(b.date));
  const { visits, pregnancy, afterBirth } = rules.ofPregnancy;
  const read = [
    ...(chosen ? visits.postnatal : []),
    ...(chosen && !chosen.loss ? [...visits.antenatal, ...visits.pastDue, ...pregnancy, ...afterBirth] : []),
    ...(followed.length > 0 ? rules.ofChild : []),
  ];
  const isUnreviewed = items.length > 0 && read.some((rule) => rule.isUnreviewed);
  return { items, next: nextOf(items), isUnreviewed };
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
  if (date && date < (await beginningOf(context, member, item))) throw invalid("date", say.dayTooEarly);
  await marking(context, member, item, async (within, mark) => {
    await storeDone(within, mark, now, date);
    await removeMark(within, mark, "notForMe");
  });
}

export async function moveItem(context: Context, member: Member, name: ItemName, date: CalendarDate): Promise<void> {
  const item = await itemNamed(context, member, name);
  if (!item.movableUntil) throw invalid("", say.notMovable);
  if (date < today(context)) throw invalid("date", say.dayInPast);
  if (date > item.movableUntil) throw invalid("date", say.dayTooLate);
  await marking(context, member, item, (within, mark) => storeMoved(within, mark, date));
}

export async function takeOut(context: Context, member: Member, name: ItemName): Promise<void> {
  const item = await itemNamed(context, member, name);
  if (item.status === "notForMe") return;
  if (!item.mayBeNotForMe) throw invalid("", say.planStays);
  await marking(context, member, item, (within, mark) => storeNotForMe(within, mark, today(context)));
}

export async function takeBack(
  context: Context,
  member: Member,
  name: ItemName,
  kind: "done" | "moved" | "notForMe",
): Promise<void> {
  await removeMark(context, markOf(await itemNamed(context, member, name)), kind);
}

function markOf({ pregnancyId, childId, key }: PlanItem) {
  return { pregnancyId, childId, item: key };
}

async function marking(
  context: Context,
  member: Member,
  item: PlanItem,
  store: (within: Context, mark: ReturnType<typeof markOf>) => Promise<void>,
) {
  await context.db.transaction().execute(async (db) => {
    const within = { ...context, db };
    if (item.childId !== null) await keepChild(within, member, item.childId);
    await store(within, markOf(item));
  });
}

async function itemNamed(context: Context, member: Member, { pregnancyId, key }: ItemName): Promise<PlanItem> {
  const { items } = await planOf(context, member);
  const item = items.find((one) => one.pregnancyId === pregnancyId && one.key === key);
  return found(item?.kind === "dueDate" ? undefined : item, "date in your plan");
}

async function beginningOf(context: Context, member: Member, { pregnancyId, childId }: PlanItem): Promise<string> {
  if (childId !== null) return (await ownChild(context, member, childId)).birthDate;
  const pregnancy = (await pregnanciesOf(context, member.id)).find(({ id }) => id === pregnancyId);
  const due = pregnancy && dueDateOf(pregnancy);
  return pregnancy?.birthDate ?? pregnancy?.loss?.date ?? (due ? pregnancyStart(due.date) : "");
}

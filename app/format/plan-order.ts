import { ANTI_D, BIRTH_VACCINES_KEY, PAST_DUE_KEY } from "../../server/contract/plan/keys.ts";
import type { PlanItem } from "../api/types.ts";
import { daysAhead } from "./today.ts";

export interface PlanOrder {
  /** What was missed and should not wait: of each child's vaccines the first, then what settles the birth of several, tests and anti-D. */
  late: PlanItem[];
  due: PlanItem[];
  missed: PlanItem[];
  coming: PlanItem[];
}

/** What she can do, in the order in which it is to be done. */
export function planOrder(items: readonly PlanItem[]): PlanOrder {
  const missing = items.filter((item) => isVaccine(item) && item.canStillGo);
  // Past the due date its check takes the place of visits that were missed.
  const isPastDue = items.some((item) => isPastDueCheck(item) && isOpen(item));
  const missed = items.filter(
    (item) => !isVaccine(item) && item.canStillGo && !(isPastDue && item.kind === "antenatalContact"),
  );
  // Doses of one kind need weeks between them, so none is named before the one that is missing.
  const holding = missing.filter(({ key }) => key !== BIRTH_VACCINES_KEY);
  const waits = (item: PlanItem) =>
    isVaccine(item) && holding.some(({ pregnancyId }) => pregnancyId === item.pregnancyId);
  const open = items.filter((item) => isOpen(item) && item.kind !== "dueDate" && !waits(item));
  return {
    // The centre sees from the card which other vaccines are needed.
    late: [
      ...currentFirst(firstOfEachChild(missing)),
      ...missed.filter(cannotWait).toSorted((a, b) => Number(isPreparing(b)) - Number(isPreparing(a))),
    ],
    // A talk can wait for the day of a check or vaccine.
    due: currentFirst(
      open
        .filter(({ status }) => status === "due")
        .toSorted((a, b) => Number(isAtHome(a)) - Number(isAtHome(b)) || byLastDay(a, b)),
    ),
    missed: missed.filter((item) => !cannotWait(item)),
    coming: open.filter(({ status }) => status === "coming"),
  };
}

/** What was missed, and is a going somewhere: what stands under 'You can still go'. */
export function stillToGo(items: readonly PlanItem[]): PlanItem[] {
  const { late, missed } = planOrder(items);
  return [...late, ...missed].filter((item) => !isAtHome(item));
}

/** What stands under 'Now' in the plan. */
export function toDoNow(items: readonly PlanItem[], today: string): PlanItem[] {
  const { late, due, missed } = planOrder(withoutEarlyVisits(items, today));
  return [...due, ...[...late, ...missed].filter(isAtHome)];
}

/** What is best today comes first, then what can be done for the shortest time. */
function byLastDay(a: PlanItem, b: PlanItem) {
  const day = (item: PlanItem) => (isFirstVisit(item) || isPastDueCheck(item) ? "" : item.until);
  return day(a).localeCompare(day(b));
}

/** Several babies come earlier than one. */
function cannotWait(item: PlanItem): boolean {
  const { kind, key, numberOfBabies } = item;
  return kind === "tests" || key.startsWith(ANTI_D) || (isPreparing(item) && numberOfBabies > 1);
}

function isPreparing({ kind }: PlanItem): boolean {
  return kind === "preparing";
}

/** What belongs to the pregnancy or child that she follows now, before what belongs to the others. */
export function currentFirst<Thing extends { isOfCurrent: boolean }>(things: readonly Thing[]): Thing[] {
  return things.toSorted((a, b) => Number(b.isOfCurrent) - Number(a.isOfCurrent));
}

const TEST_DAYS = 28;

/** The first visit may be on any day, and nobody goes before a test can be positive. */
export function withoutEarlyVisits(items: readonly PlanItem[], today: string): PlanItem[] {
  const isEarly = items.some((item) => isFirstVisit(item) && daysAhead(item.from, today) < TEST_DAYS);
  return items.filter(
    ({ kind, movedTo }) => !(isEarly && (kind === "antenatalContact" || kind === "tests") && movedTo === null),
  );
}

/** The vaccines of this child that are to be given first, be they late or to come. */
export function nextVaccines(items: readonly PlanItem[], child: string): PlanItem | undefined {
  return items.find((item) => isVaccine(item) && item.pregnancyId === child && (item.canStillGo || isOpen(item)));
}

export function firstOfEachChild(vaccines: readonly PlanItem[]): PlanItem[] {
  return vaccines.filter(
    ({ pregnancyId }, index) => vaccines.findIndex((one) => one.pregnancyId === pregnancyId) === index,
  );
}

/** The vaccines of one child that are not given yet: `toAskAbout` are those that only some centres still give so late. */
export function missingVaccines(items: readonly PlanItem[], child: string) {
  const own = items.filter((item) => isVaccine(item) && item.pregnancyId === child);
  return {
    toGive: own.filter(({ status, canStillGo }) => status === "due" || canStillGo),
    toAskAbout: own.filter(isOver),
  };
}

export function isOver({ status, canStillGo }: Pick<PlanItem, "status" | "canStillGo">): boolean {
  return status === "missed" && !canStillGo;
}

/** What is no going somewhere: tablets to ask about, a talk, what is settled at home. */
export function isAtHome({ kind }: Pick<PlanItem, "kind">): boolean {
  return kind === "tablets" || kind === "preparing" || kind === "talk" || kind === "milestones";
}

export function isVaccine({ kind }: PlanItem): boolean {
  return kind === "vaccines";
}

/** Without what is due within weeks and has no day of its own. */
export function dated<Item extends Pick<PlanItem, "isDated" | "status">>(items: readonly Item[]): Item[] {
  return items.filter(({ isDated, status }) => isDated && status !== "notForMe");
}

/** And of what she follows now also what is due within weeks, while it is due and on the day on which it was marked. */
export function datedOrDue(items: readonly PlanItem[], today: string): PlanItem[] {
  return items.filter(
    ({ isDated, isOfCurrent, status, doneOn }) =>
      status !== "notForMe" && (isDated || (isOfCurrent && (status === "due" || doneOn === today))),
  );
}

export function isOpen({ status }: PlanItem): boolean {
  return status === "due" || status === "coming";
}

export function isPastDueCheck({ key }: Pick<PlanItem, "key">): boolean {
  return key === PAST_DUE_KEY;
}

/** It may be on any day before the end of its week. */
export function isFirstVisit({ kind, from, date }: PlanItem): boolean {
  return kind === "antenatalContact" && from !== date;
}

import { href } from "react-router";
import type { PlanItem } from "../api/types.ts";
import { pagePath } from "../language.ts";
import { m } from "../messages/m.ts";
import { childNames, childOfSeveral, type ChildNames } from "./child-names.ts";
import { leafOf, shortDate, shortSpan, type Leaf } from "./dates.ts";
import { usualDays, wasDue } from "./plan-days.ts";
import { isAtHome, isFirstVisit, isOpen, isPastDueCheck, isVaccine } from "./plan-order.ts";
import { asSentence } from "./sentence.ts";
import { daysAhead } from "./today.ts";
import { isOneOfMissing, stillGoWith, shotsOf, vaccineSentence, type Shot } from "./vaccine-words.ts";

/** A date of the plan in words, made on the server so that the texts are not part of the page's script. */
export interface NextThing {
  id: string;
  pregnancy: string;
  item: string;
  status: PlanItem["status"];
  /** Of a day; null of what is open for longer, or was. */
  leaf: Leaf | null;
  line: string;
  title: string;
  doneLabel: string;
  sentence: string;
  mayBeDone: boolean;
  /** The calendar file of this date alone; null once it is over. */
  file: string | null;
  /** Of the vaccines that are next, all six of the child in their order; else none. */
  shots: Shot[];
  /** On the first that is due: how many more are, where they have no card. */
  more: string | null;
}

/** @param names of all children, those of whom no item is among `items` too */
export function nextThing(
  item: PlanItem,
  items: readonly PlanItem[],
  today: string,
  names = childNames(items),
): NextThing {
  const { pregnancyId, key, status } = item;
  const name = nameOf(item, today);
  const child = childOfSeveral(item, names);
  const day = dayOf(item, today);
  return {
    id: `${pregnancyId}-${key}`,
    pregnancy: pregnancyId,
    item: key,
    status,
    leaf: day === null ? null : leafOf(day, today),
    line: lineOf(item, today, child),
    title: titleOf(name, child),
    doneLabel: m.done(),
    sentence: sentenceOf(item, items, today),
    mayBeDone: item.mayBeDone,
    file:
      isOpen(item) && item.isDated && !isPastDueCheck(item)
        ? pagePath(`${href("/calendar/own.ics")}?only=${item.calendarKey}`)
        : null,
    shots: isVaccine(item) ? shotsOf(items, item) : [],
    more: null,
  };
}

/** The D of anti-D, which no line begins with. */
const LAST_LETTER = /-(?=[A-Z]\b)/g;

export function nameOf(item: PlanItem, today: string): string {
  return isFirstVisit(item) && item.status === "due" && today < item.date
    ? m.planFirstVisit()
    : item.name.replaceAll(LAST_LETTER, "-\u2060");
}

/** Of a page on which one card stands for all vaccines that a child missed. */
export function cardThing(item: PlanItem, items: readonly PlanItem[], today: string, names: ChildNames): NextThing {
  const thing = nextThing(item, items, today, names);
  if (!isOneOfMissing(item, items)) return thing;
  return {
    ...thing,
    title: titleOf(m.planVaccinesMissing(), childOfSeveral(item, names)),
    doneLabel: m.planDoneOne({ name: item.name }),
  };
}

function titleOf(name: string, child: string | null): string {
  return child === null ? name : m.homeChildVaccines({ baby: child, vaccines: name });
}

export function cardNameOf(item: PlanItem, items: readonly PlanItem[], today: string): string {
  return isOneOfMissing(item, items) ? m.planVaccinesMissing() : nameOf(item, today);
}

/** As one of a list, where not every date is the next. */
export function listedThing(
  item: PlanItem,
  items: readonly PlanItem[],
  today: string,
  names = childNames(items),
): NextThing {
  const thing = nextThing(item, items, today, names);
  return item.status === "coming" ? { ...thing, line: usualDays(item, today) } : thing;
}

export function nextSentence(item: PlanItem, today: string): string {
  const { status, from, until } = item;
  const name = nameOf(item, today);
  if (status === "due" && isPastDueCheck(item))
    return canWaitADay(item, today) ? m.planNameTodayOrTomorrow({ name }) : m.planNameToday({ name });
  if (status === "due") return m.planNameDueNow({ name, date: shortDate(until, today) });
  const count = daysAhead(today, from);
  const span = shortSpan(from, until, today);
  return count === 1 ? m.planNameNextTomorrow({ name, span }) : m.planNameNext({ name, count, span });
}

/** A leaf names a day to go on: the last day of a window would look like one. */
function dayOf(item: PlanItem, today: string) {
  const { status, date, from, until, doneOn } = item;
  if (doneOn) return doneOn;
  if (status === "due" && isPastDueCheck(item)) return today;
  return status === "coming" || (status === "due" && from === until) ? date : null;
}

/** Of the check past the due date, which from two weeks past on is for the same day. */
export function canWaitADay({ date }: PlanItem, today: string): boolean {
  return daysAhead(date, today) < 7;
}

/** @param child whom the title names */
function lineOf(item: PlanItem, today: string, child: string | null): string {
  const { status, kind, from, until, doneOn, canStillGo, movedTo } = item;
  if (status === "done") return m.planDoneOn({ date: shortDate(doneOn ?? "", today) });
  if (status === "notForMe") return m.planGroupNotForMe();
  if (status === "coming") return `${child ? m.planGroupNext() : nextFor(item)}\u00A0· ${inDays(from, today)}`;
  if (status === "due" && movedTo) return m.planAppointmentToday();
  if (status === "due" && kind === "dueDate") return m.planAboutNow();
  if (status === "due" && isPastDueCheck(item)) return canWaitADay(item, today) ? m.planTodayOrTomorrow() : m.today();
  if (status === "due" && kind === "ownCheck") return ownCheckLine(until, today);
  if (status === "due") return m.planDueNow({ date: shortDate(until, today) });
  if (!canStillGo) return usualDays(item, today);
  return isVaccine(item) && child === null ? stillGoWith(item) : m.planGroupLate();
}

/** After a loss nothing presses but what ends by tomorrow. */
function ownCheckLine(until: string, today: string) {
  const days = daysAhead(today, until);
  if (days > 1) return m.planAnyDayUntil({ date: shortDate(until, today) });
  return days === 1 ? m.planTodayOrTomorrow() : m.today();
}

export function sentenceOf(item: PlanItem, items: readonly PlanItem[], today: string): string {
  const { status, kind, from, until, about, canStillGo, movedTo } = item;
  if (movedTo && status === "coming") return `${m.planAppointmentOn({ date: shortDate(movedTo, today) })} ${about}`;
  if (isVaccine(item)) return vaccineSentence(item, items, today);
  if (kind === "dueDate") return m.planBirth();
  if (status === "missed" && isAtHome(item)) return about;
  if (status === "missed") return canStillGo ? `${asSentence(wasDue(item, today), undefined)} ${about}` : about;
  if (status === "done") return about;
  if (kind === "ownCheck" && status === "due") return `${m.planOwnCheckWhere()} ${about}`;
  if (isPastDueCheck(item)) {
    const why = canWaitADay(item, today) ? (item.why ?? "") : m.planPastTwoWeeks();
    return `${why} ${about}`.trim();
  }
  if (isFirstVisit(item)) return `${m.planEarly()} ${about}`;
  return status === "coming" ? `${m.planAnyDayFrom({ span: shortSpan(from, until, today) })} ${about}` : about;
}

function nextFor(item: PlanItem) {
  if (item.childId === null) return m.planNextForYou();
  if (item.babyName) return m.planNextForName({ name: item.babyName });
  return item.numberOfBabies > 1 ? m.planNextForBabies() : m.planNextForBaby();
}

function inDays(from: string, today: string) {
  const days = daysAhead(today, from);
  return days === 1 ? m.planTomorrow() : m.planInDays({ count: days });
}

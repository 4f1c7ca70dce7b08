import type { RouterContextProvider } from "react-router";
import { getApi, load } from "../../api/client.ts";
import type { Plan, PlanItem, PregnancyInfo, VisitPlan } from "../../api/types.ts";
import { childNames, type ChildNames } from "../../format/child-names.ts";
import { formatDate, shortDate, shortSpan } from "../../format/dates.ts";
import { listedThing, nextSentence } from "../../format/next-thing.ts";
import { wasDue } from "../../format/plan-days.ts";
import { dated, isOver, isVaccine, planOrder } from "../../format/plan-order.ts";
import { isOneOfMissing } from "../../format/vaccine-words.ts";
import { signedInMember } from "../../middleware/member.ts";
import { m } from "../../messages/m.ts";

export async function hasOwnChecks(context: Readonly<RouterContextProvider>) {
  if (signedInMember(context).stage !== "afterLoss") return false;
  const { data } = await load(getApi(context).calendar.contacts.$get());
  return data.visits.length > 0;
}

/** @returns null when there is nothing in the plan */
export function visitList(plan: Plan, { visits, isLateStart, lastWeek }: VisitPlan, today: string) {
  const items = dated(plan.items).filter(({ kind }) => kind !== "dueDate");
  if (items.length === 0) return null;
  const { late, due, coming } = planOrder(items);
  const [next] = [...due, ...coming];
  const names = childNames(plan.items);
  const notMarked = late.filter(isVaccine);
  const groups = groupsOf(items, notMarked, { names, today });
  const top = groups[0]?.dates[0];
  // The first row says it already.
  const sentence = (item: PlanItem) =>
    top?.item === item.key && top.pregnancy === item.pregnancyId ? null : nextSentence(item, today);
  const [first] = visits;
  const words = severalWords(lastWeek) ?? (first && wordsFor[first.kind]);
  return {
    title: items.some(isVaccine) ? m.visitsAndVaccines() : m.accountVisits(),
    next: next ? sentence(next) : notMarked.length > 0 ? null : (words?.none ?? m.accountVisitsNothing()),
    late: isLateStart ? m.accountLateStart() : null,
    groups,
    advised: words?.advised ?? "",
    hasGuidelines: first?.kind !== "ownCheck",
    hasCard: visits.length > 0,
  };
}

function notMarkedWords(item: PlanItem, items: readonly PlanItem[]) {
  const words = { baby: item.called ?? "", vaccines: item.name };
  const said = isOneOfMissing(item, items) ? m.accountNotMarkedFrom(words) : m.accountNotMarked(words);
  return `${said} ${m.accountAskWhichNeeded()}`;
}

interface Telling {
  names: ChildNames;
  today: string;
}

/** Her own visits, then the vaccines of each child: what is to do or to come, and apart what is over. */
function groupsOf(all: PlanItem[], notMarked: PlanItem[], { names, today }: Telling) {
  const own = all.filter((item) => !isVaccine(item));
  const children = [...Map.groupBy(all.filter(isVaccine), ({ pregnancyId }) => pregnancyId)];
  const groups = [
    { id: "own", heading: m.forYou(), items: own },
    ...children.map(([id, vaccines]) => ({ id, heading: names.byId.get(id) ?? m.yourBaby(), items: vaccines })),
  ].filter((group) => group.items.length > 0);
  const inWords = (item: PlanItem) => ({ ...listedThing(item, all, today), line: lineOf(item, all, today) });
  const isPast = (item: PlanItem) => isOver(item) || (item.doneOn !== null && item.doneOn !== today);
  return groups.map(({ id, heading, items }) => ({
    id,
    notMarked: notMarked.filter((item) => items.includes(item)).map((item) => notMarkedWords(item, all)),
    heading: groups.length > 1 ? heading : null,
    dates: items
      .filter((item) => !isPast(item))
      .toSorted((a, b) => Number(a.status === "coming") - Number(b.status === "coming"))
      .map(inWords),
    past: items.filter(isPast).map(inWords),
  }));
}

function lineOf(item: PlanItem, all: readonly PlanItem[], today: string) {
  const { line } = listedThing(item, all, today);
  if (item.status !== "missed") return line;
  const still = isOver(item) ? (isVaccine(item) ? m.accountAskWhichStill() : null) : line;
  return [wasDue(item, today), still].filter(Boolean).join(" · ");
}

export function visitCard({ visits }: VisitPlan, info: PregnancyInfo | null, today: string) {
  if (visits.length === 0) return null;
  return {
    visits: visits.map((visit) => ({
      key: visit.key,
      name: visit.name,
      when: visit.done ? m.done() : whenOf(visit, today),
    })),
    due: info?.expectedDate ? m.dueAbout({ date: formatDate(info.expectedDate) }) : null,
    child: info?.babyBirthDate ? { name: info.babyName, birthDate: info.babyBirthDate } : null,
  };
}

/** The plan of several babies ends before that of one. */
function severalWords(week: VisitPlan["lastWeek"]) {
  if (week === null || week >= LAST_WEEK_OF_ONE) return null;
  const advised = week === LAST_WEEK_OF_TWINS ? m.accountAdvisedTwins : m.accountAdvisedTriplets;
  return {
    none: m.accountNoneSeveral(),
    advised: advised({ week }),
  };
}

const LAST_WEEK_OF_ONE = 40;
const LAST_WEEK_OF_TWINS = 36;

const wordsFor = {
  antenatalContact: { none: m.accountNoneAhead(), advised: m.accountAdvisedBefore() },
  postnatalContact: { none: m.accountNoneAfterBirth(), advised: m.accountAdvisedAfterBirth() },
  ownCheck: { none: m.accountNoOwnCheck(), advised: m.accountAdvisedOwn() },
};

/** Before birth the first visit may be on any earlier day. After a loss nobody is pressed. */
function whenOf({ key, kind, date, lastDate }: NonNullable<VisitPlan["next"]>, today: string) {
  if (kind !== "ownCheck" && date <= today) {
    const until = { date: shortDate(lastDate, today) };
    return lastDate < today ? m.planWasDueBy(until) : m.planDueNow(until);
  }
  return key === "week-12" && date !== lastDate
    ? m.upTo({ date: shortDate(lastDate, today) })
    : shortSpan(date, lastDate, today);
}

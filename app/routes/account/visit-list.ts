import type { RouterContextProvider } from "react-router";
import { getApi, load } from "../../api/client.ts";
import type { Plan, PlanItem, PregnancyInfo, VisitPlan } from "../../api/types.ts";
import { childNames, type ChildNames } from "../../format/child-names.ts";
import { formatDate, shortDate, shortSpan } from "../../format/dates.ts";
import { listedThing, nameOf, nextSentence, nextThing } from "../../format/next-thing.ts";
import { moreLate } from "../../format/next-things.ts";
import { wasDue } from "../../format/plan-days.ts";
import {
  datedOrDue,
  isOver,
  isVaccine,
  planOrder,
  withoutEarlyVisits,
  type PlanOrder,
} from "../../format/plan-order.ts";
import { signedInMember } from "../../middleware/member.ts";
import { m } from "../../messages/m.ts";

export async function hasOwnChecks(context: Readonly<RouterContextProvider>) {
  if (signedInMember(context).stage !== "afterLoss") return false;
  const { data } = await load(getApi(context).calendar.contacts.$get());
  return data.visits.length > 0;
}

/** @returns null when there is nothing in the plan */
export function visitList(plan: Plan, { visits, isLateStart, lastWeek }: VisitPlan, today: string) {
  const inTime = new Set(withoutEarlyVisits(plan.items, today));
  const items = datedOrDue(plan.items, today).filter(
    (item) => item.kind !== "dueDate" && (item.isDated || inTime.has(item)),
  );
  if (items.length === 0) return null;
  const order = planOrder(items);
  const { late, due, coming } = order;
  const [firstDue] = due;
  const groups = groupsOf(items, { ...order, today, names: childNames(plan.items) });
  const top = groups[0]?.dates[0];
  const [first] = visits;
  const words = severalWords(lastWeek) ?? (first && wordsFor[first.kind]);
  return {
    title: items.some(isVaccine) ? m.visitsAndVaccines() : m.accountVisits(),
    lead:
      late.length + due.length + coming.length === 0
        ? (words?.none ?? m.accountVisitsNothing())
        : firstDue && top?.status !== "due"
          ? nextSentence(firstDue, today)
          : null,
    moreLate: moreLate(plan.items, items, true),
    late: isLateStart ? m.accountLateStart() : null,
    groups,
    advised: words?.advised ?? "",
    hasGuidelines: first?.kind !== "ownCheck",
    hasCard: visits.length > 0,
  };
}

interface Telling extends PlanOrder {
  today: string;
  names: ChildNames;
}

/** Hers, then each child's: what is to do or to come, and apart what is over. */
function groupsOf(all: readonly PlanItem[], telling: Telling) {
  const { names, today, due, coming } = telling;
  const byPerson = [...Map.groupBy(all, ({ childId }) => childId)].toSorted(
    ([a], [b]) => Number(a !== null) - Number(b !== null),
  );
  const isPast = (item: PlanItem) => isOver(item) || (item.doneOn !== null && item.doneOn !== today);
  return byPerson.map(([id, items]) => {
    const listed = inOrder(
      items.filter((item) => !isPast(item)),
      due,
    );
    const next = coming.find((item) => items.includes(item));
    const child = id === null || !names.areSeveral ? null : (names.byId.get(id) ?? null);
    const inWords = (item: PlanItem) => ({
      ...listedThing(item, all, today, names),
      name: nameOf(item, today),
      whose: child && m.homeChildVaccines({ baby: child, vaccines: "" }),
      line: lineOf(item, all, { ...telling, isNext: item === next }),
    });
    return {
      id: id ?? "own",
      heading: byPerson.length > 1 ? (id === null ? m.forYou() : (names.byId.get(id) ?? m.yourBaby())) : null,
      dates: listed.map(inWords),
      past: items.filter(isPast).map(inWords),
    };
  });
}

/** As in the plan: of a child what is missing comes first, of hers what is due, and a slip is undone at the top. */
function inOrder(items: readonly PlanItem[], due: readonly PlanItem[]) {
  const ofChild: PlanItem["status"][] = ["done", "missed", "due", "coming"];
  const hers: PlanItem["status"][] = ["done", "due", "missed", "coming"];
  const rank = ({ childId, status }: PlanItem) => (childId === null ? hers : ofChild).indexOf(status);
  return items.toSorted((a, b) => rank(a) - rank(b) || due.indexOf(a) - due.indexOf(b));
}

function lineOf(item: PlanItem, all: readonly PlanItem[], { late, today, isNext }: Telling & { isNext: boolean }) {
  const { line } = listedThing(item, all, today);
  if (isNext) return `${nextThing(item, all, today).line}\u00A0· ${line}`;
  if (item.status !== "missed") return line;
  if (!isVaccine(item)) return [wasDue(item, today), isOver(item) ? null : line].filter(Boolean).join("\u00A0· ");
  const ask = late.includes(item) ? m.planVaccinesAskWhich() : isOver(item) ? m.accountAskWhichStill() : line;
  return `${wasDue(item, today)}\u00A0· ${ask}`;
}

export function visitCard(plan: Plan, { visits }: VisitPlan, info: PregnancyInfo | null, today: string) {
  if (visits.length === 0) return null;
  const hers = plan.items.filter(({ isOfCurrent }) => isOfCurrent);
  const doneOn = (key: string) => hers.find((item) => item.key === key && item.childId === null)?.doneOn ?? null;
  return {
    visits: visits.map((visit) => ({
      key: visit.key,
      name: visit.name,
      when: whenOf(visit, doneOn(visit.key), today),
    })),
    due: info?.expectedDate ? m.dueAbout({ date: formatDate(info.expectedDate) }) : null,
    child: info?.babyBirthDate ? { name: info.babyName, birthDate: info.babyBirthDate } : null,
    vaccinesOf: hers.find(isVaccine)?.childId ?? null,
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
function whenOf(
  { key, kind, date, lastDate, done }: VisitPlan["visits"][number],
  doneOn: string | null,
  today: string,
) {
  if (done) return doneOn ? m.planDoneOn({ date: shortDate(doneOn, today) }) : m.done();
  if (kind !== "ownCheck" && date <= today) {
    const until = { date: shortDate(lastDate, today) };
    return lastDate < today ? `${m.planWasDueBy(until)}\u00A0· ${m.accountNotMarked()}` : m.planDueNow(until);
  }
  return key === "week-12" && date !== lastDate
    ? m.upTo({ date: shortDate(lastDate, today) })
    : shortSpan(date, lastDate, today);
}

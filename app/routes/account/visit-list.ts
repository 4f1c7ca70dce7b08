import type { RouterContextProvider } from "react-router";
import { getApi, load } from "../../api/client.ts";
import type { Plan, PlanItem, PregnancyInfo, VisitPlan } from "../../api/types.ts";
import { formatDate, shortDate, shortSpan } from "../../format/dates.ts";
import { listedThing, nextSentence } from "../../format/next-thing.ts";
import { isFirstVisit, isVaccine, planOrder } from "../../format/plan-order.ts";
import { signedInMember } from "../../middleware/member.ts";

export async function hasOwnChecks(context: Readonly<RouterContextProvider>) {
  if (signedInMember(context).stage !== "afterLoss") return false;
  const { data } = await load(getApi(context).calendar.contacts.$get());
  return data.visits.length > 0;
}

/** @returns null when there is nothing in the plan */
export function visitList(plan: Plan, { visits, isLateStart }: VisitPlan, today: string) {
  const items = plan.items.filter(({ kind }) => kind !== "dueDate");
  if (items.length === 0) return null;
  const { late, due, coming } = planOrder(items);
  const [next] = [...due, ...coming];
  const [first] = visits;
  const words = severalWords(visits) ?? (first && wordsFor[first.kind]);
  return {
    title: items.some(isVaccine) ? "Your visits and vaccines" : "Your visits",
    now: lateWords(late),
    next: next ? nextSentence(next, today) : (words?.none ?? "Nothing is ahead now."),
    late: isLateStart ? lateStart : null,
    groups: groupsOf(items, today),
    advised: words?.advised ?? "",
    hasGuidelines: first?.kind !== "ownCheck",
    hasCard: visits.length > 0,
  };
}

function lateWords(late: PlanItem[]) {
  if (late.length === 0) return null;
  const named = late.map(({ name, babyName }) => inSentence(name) + (babyName ? ` for ${babyName}` : ""));
  return `Now: ${named.join(", and ")}. Ask the vaccination centre which ones are still needed.`;
}

/** '6-week vaccines' and 'Vaccines at birth' are titles. */
function inSentence(title: string) {
  return title.charAt(0).toLowerCase() + title.slice(1);
}

/** Her own visits, then the vaccines of each child. */
function groupsOf(items: PlanItem[], today: string) {
  const own = items.filter((item) => !isVaccine(item));
  const children = [...Map.groupBy(items.filter(isVaccine), ({ pregnancyId }) => pregnancyId)];
  const nameless = children.filter(([, [first]]) => !first?.babyName).length;
  const groups = [
    { id: "own", heading: "For you", items: own },
    ...children.map(([id, vaccines]) => ({ id, heading: childOf(vaccines, nameless > 1), items: vaccines })),
  ].filter((group) => group.items.length > 0);
  return groups.map(({ id, heading, items }) => ({
    id,
    heading: groups.length > 1 ? heading : null,
    dates: items.map((item) => ({ ...listedThing(item, today), line: lineOf(item, today) })),
  }));
}

function childOf([first]: PlanItem[], isOneOfSeveral: boolean) {
  if (first?.babyName) return first.babyName;
  if (first && isOneOfSeveral) return `Your child born ${formatDate(first.from)}`;
  return (first?.numberOfBabies ?? 1) > 1 ? "Your babies" : "Your baby";
}

/** Of one that was missed also when it was due. */
function lineOf(item: PlanItem, today: string) {
  const { line } = listedThing(item, today);
  if (item.status !== "missed") return line;
  const due = isFirstVisit(item) ? `by ${shortDate(item.until, today)}` : shortDate(item.from, today);
  const still = item.canStillGo ? line : isVaccine(item) ? "Ask the centre which are still given" : null;
  return [`Was due ${due}`, still].filter(Boolean).join(" · ");
}

export function visitCard({ visits }: VisitPlan, info: PregnancyInfo | null, today: string) {
  if (visits.length === 0) return null;
  return {
    visits: visits.map((visit) => ({
      key: visit.key,
      name: visit.name,
      when: visit.done ? "Done" : whenOf(visit, today),
    })),
    about: aboutOf(info),
  };
}

const noneAfterBirth = "No visit is due now. Go whenever something worries you, about you or your baby.";
const noneAhead = "No visit of this list is ahead. Ask your midwife or doctor when they want to see you next.";
const lateStart =
  "If you have not been to a visit yet, do not wait for that date: go as soon as you can, and ask which tests of the earlier months you still need. Then follow the list. Nobody has a right to shame you for coming late.";
const advisedAfterBirth = "Four checks after birth, as the World Health Organization advised in 2022.";
const advisedBefore =
  "Eight visits, as the World Health Organization advised in 2016, counted from your due date. Your midwife or doctor may want to see you more often.";

/** The plan of several babies ends before that of one. */
function severalWords(visits: VisitPlan["visits"]) {
  const week = visits.at(-1)?.week ?? null;
  if (week === null || week >= LAST_WEEK_OF_ONE) return null;
  const born = week === LAST_WEEK_OF_TWINS ? "Most twins are born by week 37" : "Most triplets are born before week 35";
  return {
    none: "No visit of this list is ahead, as most babies who are not alone are born by now. Ask your hospital when yours should be born.",
    advised: `${born}, so this list ends with week ${week}. Its weeks are those that the World Health Organization advised in 2016 for one baby. You need more visits and scans than these. Ask your hospital for your own list.`,
  };
}

const LAST_WEEK_OF_ONE = 40;
const LAST_WEEK_OF_TWINS = 36;

const wordsFor = {
  antenatalContact: { none: noneAhead, advised: advisedBefore },
  postnatalContact: { none: noneAfterBirth, advised: advisedAfterBirth },
  ownCheck: {
    none: "No check is due now. Go whenever something worries you.",
    advised: "Checks of your own health, on the days that the World Health Organization advised in 2022.",
  },
};

/** Before birth the first visit may be on any earlier day. */
function whenOf({ key, date, lastDate }: NonNullable<VisitPlan["next"]>, today: string) {
  return key === "week-12" ? `Up to ${shortDate(lastDate, today)}` : shortSpan(date, lastDate, today);
}

function aboutOf(info: PregnancyInfo | null) {
  if (info?.expectedDate) return `Due about ${formatDate(info.expectedDate)}`;
  return info?.babyBirthDate ? `Born ${formatDate(info.babyBirthDate)}` : null;
}

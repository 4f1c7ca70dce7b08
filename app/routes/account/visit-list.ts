import type { RouterContextProvider } from "react-router";
import { getApi, load } from "../../api/client.ts";
import type { Plan, PregnancyInfo, VisitPlan } from "../../api/types.ts";
import { formatDate } from "../../format/dates.ts";
import { listedThing, nextSentence } from "../../format/next-thing.ts";
import { signedInMember } from "../../middleware/member.ts";

const antenatal = [
  "Seen on",
  "Weight",
  "Blood pressure",
  "Blood (Hb)",
  "Urine",
  "Height of the womb",
  "Baby's heartbeat",
  "Vaccine or tablets",
  "Next visit",
];
const postnatal = [
  "Seen on",
  "Mother's blood pressure",
  "Mother's temperature",
  "Bleeding",
  "Baby's weight",
  "Baby's feeding",
  "Vaccine",
  "Next visit",
];

const own = [
  "Seen on",
  "Blood pressure",
  "Temperature",
  "Bleeding",
  "Milk and breasts",
  "How I feel, and sleep",
  "Next visit",
];

export async function hasOwnChecks(context: Readonly<RouterContextProvider>) {
  if (signedInMember(context).stage !== "afterLoss") return false;
  const { data } = await load(getApi(context).calendar.contacts.$get());
  return data.visits.length > 0;
}

/** @returns null when there is nothing in the plan */
export function visitList(plan: Plan, { visits, isLateStart }: VisitPlan, today: string) {
  const items = plan.items.filter(({ kind }) => kind !== "dueDate");
  if (items.length === 0) return null;
  const [first] = visits;
  const words = severalWords(visits) ?? (first && wordsFor[first.kind]);
  return {
    title: items.some(({ kind }) => kind === "vaccines") ? "Your visits and vaccines" : "Your visits",
    next: plan.next ? nextSentence(plan.next, today) : (words?.none ?? "Nothing is ahead now."),
    late: isLateStart ? lateStart : null,
    dates: items.map((item) => ({ thing: listedThing(item, today), baby: item.babyName })),
    advised: words?.advised ?? "",
    hasGuidelines: first?.kind !== "ownCheck",
    hasCard: visits.length > 0,
  };
}

export function visitCard({ visits }: VisitPlan, info: PregnancyInfo | null) {
  const [first] = visits;
  if (!first) return null;
  return {
    visits: visits.map(visitOf),
    about: aboutOf(info),
    ownLines: ["Name", "Blood group", "Clinic and its phone number"],
    lines: wordsFor[first.kind].lines,
  };
}

function visitOf(visit: VisitPlan["visits"][number]) {
  return { key: visit.key, name: visit.name, when: whenOf(visit), done: visit.done };
}

const noneAfterBirth = "No visit is due now. Go whenever something worries you, about you or your baby.";
const noneAhead = "No visit of this list is ahead. Ask your midwife or doctor when they want to see you next.";
const lateStart =
  "If you have not been to a visit yet, do not wait for that date: go as soon as you can, and ask which tests of the earlier months you still need. From there you go on with the list. Nobody has a right to shame you for coming late.";
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
  antenatalContact: { none: noneAhead, advised: advisedBefore, lines: antenatal },
  postnatalContact: { none: noneAfterBirth, advised: advisedAfterBirth, lines: postnatal },
  ownCheck: {
    none: "No check is due now. Go whenever something worries you.",
    advised: "Checks of your own health, on the days that the World Health Organization advised in 2022.",
    lines: own,
  },
};

/** Before birth the first visit may be on any earlier day. */
function whenOf({ key, date, lastDate }: NonNullable<VisitPlan["next"]>) {
  return key === "week-12" ? `Up to ${formatDate(lastDate)}` : `${formatDate(date)} to ${formatDate(lastDate)}`;
}

function aboutOf(info: PregnancyInfo | null) {
  if (info?.expectedDate) return `Due about ${formatDate(info.expectedDate)}`;
  return info?.babyBirthDate ? `Born ${formatDate(info.babyBirthDate)}` : null;
}

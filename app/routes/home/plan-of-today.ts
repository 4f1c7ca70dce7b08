import { href } from "react-router";
import type { Plan, PlanItem, PregnancyInfo } from "../../api/types.ts";
import { shortDate, shortSpan } from "../../format/dates.ts";
import type { Figure } from "../../format/figures.ts";
import { cardNameOf, type NextThing } from "../../format/next-thing.ts";
import { nextThings } from "../../format/next-things.ts";
import { firstOfEachChild, isOpen, isVaccine, nextVaccines, planOrder, stillToGo } from "../../format/plan-order.ts";
import { daysAhead } from "../../format/today.ts";
import { planAddress } from "../plan/plan-address.ts";
import { isLong } from "./summary-of.ts";
import { FIRST_WEEKS, signsAfterBirth, signsOfBaby, signsOfPregnancy } from "./sign-rows.ts";
import { m } from "../../messages/m.ts";

/** 'Baby blues, or depression?'. Ids of shipped content never change. */
const LOW_MOOD_ARTICLE_ID = "2441ec91302ad472ae177ae1";
/** 'What labour feels like' */
const LABOUR_ARTICLE_ID = "53166f3c21c07206f0b27098";
/** 'Kangaroo care for a small or early baby' */
const EARLY_BABY_ARTICLE_ID = "dcd8a07f6b65e61af0d9d18d";
const EARLY_BABY_WEEKS = 4;
const MOOD_WEEKS = 52;
const FIRST_YEAR_WEEKS = 52;

/** Made on the server, so that the texts are not part of the page's script. @param today YYYY-MM-DD */
export function planOfToday(plan: Plan, today: string, { isPastDue }: { isPastDue: boolean }) {
  const { cards, doneToday } = nextThings(plan, today);
  // Past the due date she is to be seen now, whatever visit was missed.
  const urgent = isPastDue ? cards.filter(({ status }) => status !== "missed") : cards;
  // A card of vaccines is long, so the other children have a row each.
  const vaccines = urgent.find(({ shots }) => shots.length > 0);
  const shown = urgent.filter((card) => card.shots.length === 0 || card === vaccines);
  const [next = null, ...rest] = shown;
  return { next, others: [...(doneToday ? [doneToday] : []), ...rest] };
}

/** Of the current pregnancy or child: each other child has a row of its own. A card says what is due. */
export function planRow({ items }: Plan) {
  if (items.every(({ kind }) => kind === "dueDate")) return [];
  const count = stillToGo(items.filter(({ isOfCurrent }) => isOfCurrent)).length;
  return [
    {
      icon: "list-checks" as const,
      title: m.placePlan(),
      hint: count > 0 ? m.planLateCount({ count }) : m.planRowHint(),
      to: href("/plan"),
    },
  ];
}

/** From then on labour may begin on any day. */
const TERM_WEEKS = 37;
const DUE_WEEKS = 40;

export function lastWeeksRows(info: PregnancyInfo | null) {
  const weeks = info?.gestationalAge?.weeks ?? 0;
  const isPastDue = info?.status === "pastDue";
  if (!isPastDue && (info?.status !== "underway" || weeks < TERM_WEEKS)) return [];
  return [
    {
      icon: "activity" as const,
      title: m.homeIsItLabour(),
      hint: m.homeIsItLabourHint(),
      to: href("/article/:id", { id: LABOUR_ARTICLE_ID }),
    },
    // Past the due date the head of the page asks.
    ...(isPastDue
      ? []
      : [
          {
            icon: "baby" as const,
            title: m.homeBabyHere(),
            hint: m.homeBabyHereHint(),
            to: href("/account/mode"),
          },
        ]),
  ];
}

/** Past the due date the head of the page is for what is urgent. */
export function timelineRow(info: PregnancyInfo | null) {
  if (info?.status !== "pastDue") return [];
  return [{ icon: "book-open" as const, title: m.homeViewTimeline(), to: href("/timeline") }];
}

/** What to watch for in a pregnancy, after a birth, and then in a baby's first year. */
export function dangerRows(info: PregnancyInfo | null) {
  if (info?.status === "pastDue") {
    // Two weeks past the due date the head of the page asks about them.
    return isLong(info, info.gestationalAge?.weeks ?? 0) ? [] : signsOfPregnancy(DUE_WEEKS, info.numberOfBabies);
  }
  if (info?.status === "underway") return signsOfPregnancy(info.gestationalAge?.weeks ?? 0, info.numberOfBabies);
  const weeks = info?.babyAge?.weeks ?? FIRST_YEAR_WEEKS;
  if (weeks < FIRST_WEEKS) return [signsAfterBirth()];
  return weeks < FIRST_YEAR_WEEKS ? [signsOfBaby()] : [];
}

interface Beside {
  today: string;
  cards: NextThing[];
}

/** For the mother herself, while all ask about the baby. */
export function mothersRows(plan: Plan | null, info: PregnancyInfo | null, { today, cards }: Beside) {
  if (!info?.babyAge) return [recordRow()];
  const check = plan?.items.find(
    (item) => item.kind === "postnatalContact" && isOpen(item) && cards.every((card) => card.item !== item.key),
  );
  return [
    ...(check
      ? [
          {
            icon: "heart" as const,
            title: m.homeOwnCheck({ when: check.when ?? "" }),
            hint: m.homeOwnCheckHint({
              span: shortSpan(check.from, check.until, today),
              about: check.aboutMother ?? "",
            }),
            to: href("/account/visits"),
          },
        ]
      : []),
    ...(info.babyAge.correctedWeeks !== null && info.babyAge.correctedWeeks < EARLY_BABY_WEEKS
      ? [
          {
            icon: "baby" as const,
            title: m.homeSmallBaby(),
            hint: m.homeSmallBabyHint(),
            to: href("/article/:id", { id: EARLY_BABY_ARTICLE_ID }),
          },
        ]
      : []),
    ...(info.babyAge.weeks < MOOD_WEEKS
      ? [
          {
            icon: "heart-handshake" as const,
            title: m.homeLowMood(),
            hint: m.homeLowMoodHint(),
            to: href("/article/:id", { id: LOW_MOOD_ARTICLE_ID }),
          },
        ]
      : []),
    recordRow(),
  ];
}

export function recordRow() {
  return { icon: "activity" as const, title: m.homeRecord(), hint: m.homeRecordHint(), to: href("/record") };
}

const SOON_DAYS = 7;

/** Vaccines of the children of whom no card speaks, and those that are next within days beside others that are late. */
export function otherChildren(plan: Plan, cards: NextThing[], today: string) {
  const toBeGiven = plan.items.filter((item) => isVaccine(item) && (isOpen(item) || item.canStillGo));
  const others = firstOfEachChild(toBeGiven).filter(
    ({ pregnancyId }) => !cards.some(({ shots, pregnancy }) => shots.length > 0 && pregnancy === pregnancyId),
  );
  const soon = planOrder(plan.items).coming.filter(
    (item) =>
      isVaccine(item) &&
      daysAhead(today, item.from) <= SOON_DAYS &&
      !others.includes(item) &&
      !cards.some(({ pregnancy, item: key }) => pregnancy === item.pregnancyId && key === item.key),
  );
  return [...others, ...soon].map((item) => ({
    icon: "baby" as const,
    title: m.homeChildVaccines({ baby: item.called ?? "", vaccines: cardNameOf(item, plan.items, today) }),
    hint: whenOf(item, today),
    to: planAddress(item.childId),
  }));
}

function whenOf({ status, from, until }: Pick<PlanItem, "status" | "from" | "until">, today: string) {
  if (status === "missed") return m.planGroupLate();
  return status === "due" ? m.planDueNow({ date: shortDate(until, today) }) : shortSpan(from, until, today);
}

export function vaccineFigure(plan: Plan, { id }: PregnancyInfo, today: string): Figure[] {
  const next = nextVaccines(plan.items, id);
  // Of vaccines that are late a card speaks.
  if (!next || next.status === "missed") return [];
  if (next.status === "due") return [{ value: m.homeVaccinesNow(), label: m.homeVaccinesDue() }];
  const days = daysAhead(today, next.from);
  return [{ value: m.timeDays({ count: days }), label: m.homeToVaccines() }];
}

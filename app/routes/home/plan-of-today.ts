import { href } from "react-router";
import type { Plan, PlanItem, PregnancyInfo } from "../../api/types.ts";
import { shortSpan } from "../../format/dates.ts";
import type { Figure } from "../../format/figures.ts";
import { nextThings } from "../../format/next-thing.ts";
import { daysAhead } from "../../format/today.ts";

/** 'Baby blues, or depression?'. Ids of shipped content never change. */
const LOW_MOOD_ARTICLE_ID = "2441ec91302ad472ae177ae1";
const MOOD_WEEKS = 52;

/** Made on the server, so that the texts are not part of the page's script. @param today YYYY-MM-DD */
export function planOfToday(plan: Plan, today: string) {
  const { next, doneToday, missed, vaccines } = nextThings(plan, today);
  return {
    next,
    others: [doneToday, missed, vaccines].flatMap((thing) => (thing && thing.id !== next?.id ? [thing] : [])),
  };
}

/** For the mother herself, while all ask about the baby. */
export function mothersRows(plan: Plan | null, info: PregnancyInfo | null, today: string) {
  if (!info?.babyAge) return [];
  const check = plan?.items.find(
    (item) => item.kind === "postnatalContact" && isOpen(item) && item.key !== plan.next?.key,
  );
  return [
    ...(check
      ? [
          {
            icon: "heart" as const,
            title: `Your own check, ${whenIn(check.name)}`,
            hint: `${shortSpan(check.from, check.until, today)}. ${check.about.split(" For your ")[0] ?? ""}`,
            to: href("/account/visits"),
          },
        ]
      : []),
    ...(info.babyAge.weeks < MOOD_WEEKS
      ? [
          {
            icon: "heart-handshake" as const,
            title: "Low, empty or frightened?",
            hint: "It is common, and it can be treated",
            to: href("/article/:id", { id: LOW_MOOD_ARTICLE_ID }),
          },
        ]
      : []),
  ];
}

/** Vaccines of the children of whom no card speaks. */
export function otherChildren(plan: Plan, shown: readonly string[]) {
  const open = plan.items.filter((item) => item.kind === "vaccines" && isOpen(item));
  const firsts = open.filter((item, index) => open.findIndex((one) => one.pregnancyId === item.pregnancyId) === index);
  return firsts
    .filter(({ pregnancyId }) => !shown.includes(pregnancyId))
    .map(({ babyName, name, status, from, until }) => ({
      icon: "baby" as const,
      title: babyName ? `${babyName}: ${name}` : name,
      hint: status === "due" ? `Due now, until ${shortSpan(until, until)}` : shortSpan(from, until),
      to: href("/calendar"),
    }));
}

/** How far off the next vaccines of this child are. */
export function vaccineFigure(plan: Plan, { id }: PregnancyInfo, today: string): Figure[] {
  const next = plan.items.find((item) => item.kind === "vaccines" && item.pregnancyId === id && isOpen(item));
  if (!next) return [];
  if (next.status === "due") return [{ value: "Now", label: "vaccines due" }];
  const days = daysAhead(today, next.from);
  return [{ value: `${days} ${days === 1 ? "day" : "days"}`, label: "to vaccines" }];
}

function isOpen({ status }: PlanItem) {
  return status === "due" || status === "coming";
}

/** 'week 6' of 'Check after birth, week 6' */
function whenIn(name: string) {
  return name.split(", ").at(-1) ?? name;
}

import type { RouterContextProvider } from "react-router";
import { partOf } from "../../api/client.ts";
import { weeks, weeksAfterBirth } from "../../api/shared.ts";
import { formatDate } from "../../format/dates.ts";
import { nowIn } from "../../format/today.ts";
import { readForm } from "../../forms/submission.ts";
import { hostContext } from "../../host.ts";
import { ageInWords } from "../home/summary-of.ts";
import { kindIn } from "./registration-draft.ts";
import { stepSchemas } from "./registration-schema.ts";

const DAY = 86_400_000;
const TERM_DAYS = 280;
/** Later her dates are asked about, and nothing is counted. */
const COUNTED_DAYS = 43 * 7;
const BABY_WEEKS = 52;

/** What her week's card shows. */
export interface OwnWeek {
  title: string;
  text: string;
  /** Null while the weeks can't be read. */
  picture: string | null;
}

/** @returns null while the dates are not known, and for those by which nothing is counted. */
export async function weekOf(draft: FormData, context: Readonly<RouterContextProvider>): Promise<OwnWeek | null> {
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  if (kindIn(draft) === "postPartum") {
    const told = readForm(draft, stepSchemas.dates.postPartum);
    return told.status === "success" ? afterBirth(daysBetween(told.value.babyBirthDate, today), context) : null;
  }
  const told = readForm(draft, stepSchemas.dates.pregnant);
  if (told.status !== "success") return null;
  const { lastMenstrualPeriod, dueDate } = told.value;
  const start = lastMenstrualPeriod ?? (dueDate && plusDays(dueDate, -TERM_DAYS));
  return start ? pregnant(start, daysBetween(start, today), context) : null;
}

async function pregnant(start: string, days: number, context: Readonly<RouterContextProvider>) {
  if (days < 0 || days >= COUNTED_DAYS) return null;
  const week = Math.floor(days / 7);
  const { value } = partOf(await weeks(context));
  const shown = value?.data.find((one) => one.week === Math.max(1, week));
  return {
    title: `Week ${week}, day ${days % 7}`,
    text: `Due about ${formatDate(plusDays(start, TERM_DAYS))}. A scan can change it.`,
    picture: shown?.imageUrl ?? null,
  };
}

async function afterBirth(days: number, context: Readonly<RouterContextProvider>) {
  const week = Math.floor(days / 7) + 1;
  if (days < 0 || week > BABY_WEEKS) return null;
  const { value } = partOf(await weeksAfterBirth(context));
  const shown = value?.data.find((one) => one.week === week);
  return {
    title: ageInWords(week - 1, days),
    text: shown?.shortDescription ?? "",
    picture: shown?.imageUrl ?? null,
  };
}

function daysBetween(from: string, to: string) {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

function plusDays(date: string, days: number) {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

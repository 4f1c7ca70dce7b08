import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { getApi, load } from "../../api/client.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";

const DAY = 86_400_000;
const TERM_DAYS = 280;
/** From 22 completed weeks on WHO counts a birth as one (ICD-10, the perinatal period). */
const ASKED_BEFORE_DAYS = 22 * 7;

/** What she says of a birth before 22 weeks; asked for only then. */
export const earlyBirthAnswer = { early: z.enum(["lives", "lost"]).optional() };

export const EARLY_BIRTH_QUESTION =
  "By your dates this was very early, before 22 weeks. So that we say nothing wrong, tell us how it is. If the date is not right, change it above.";

interface ToldBirth {
  babyBirthDate: string;
  early?: "lives" | "lost" | undefined;
}

/**
 * Asks once, gently, of a birth before 22 weeks.
 * @returns what the form is to say at its field `early`; null when there is nothing to ask.
 * @throws a redirect to where a loss is told, when that is what happened.
 */
export async function askOfEarlyBirth({ babyBirthDate, early }: ToldBirth, context: Readonly<RouterContextProvider>) {
  if (early === "lost") throw redirect(href("/account/loss"), 303);
  // A birth ahead, or before the pregnancy began, is an error in a date, which the API refuses.
  if (early === "lives" || babyBirthDate > nowIn(context.get(hostContext).timeZone).date) return null;
  const { data: infos } = await load(getApi(context).pregnancies.user.$get());
  const due = infos[0]?.estimatedDueDate;
  if (!due) return null;
  return isEarlyBirth(new Date(Date.parse(due) - TERM_DAYS * DAY).toISOString().slice(0, 10), babyBirthDate)
    ? { early: [EARLY_BIRTH_QUESTION] }
    : null;
}

/** Whether a birth came before 22 weeks. @param start day from which the weeks are counted; dates are YYYY-MM-DD */
export function isEarlyBirth(start: string, birthDate: string): boolean {
  const ageDays = (Date.parse(birthDate) - Date.parse(start)) / DAY;
  return ageDays >= 0 && ageDays < ASKED_BEFORE_DAYS;
}

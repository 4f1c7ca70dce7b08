import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { TERM_DAYS } from "../../../server/contract/pregnancies/dating.ts";
import { getApi, load } from "../../api/client.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { m } from "../../messages/m.ts";

const DAY = 86_400_000;
/** WHO counts a birth from 22 completed weeks on (ICD-10, the perinatal period). */
const ASKED_BEFORE_DAYS = 22 * 7;

export const earlyBirthAnswer = { early: z.enum(["lives", "lost"]).optional() };

export const EARLY_BIRTH_QUESTION = m.accountEarlyBirthQuestion();

interface ToldBirth {
  babyBirthDate: string;
  early?: "lives" | "lost" | undefined;
}

/** @returns the question for the field `early`, or null. @throws a redirect to the form of a loss when she says so. */
export async function askOfEarlyBirth({ babyBirthDate, early }: ToldBirth, context: Readonly<RouterContextProvider>) {
  if (early === "lost") throw redirect(href("/account/loss"), 303);
  // A birth in the future or before the pregnancy began is a wrong date, which the API refuses.
  if (early === "lives" || babyBirthDate > nowIn(context.get(hostContext).timeZone).date) return null;
  const { data: infos } = await load(getApi(context).pregnancies.user.$get());
  const due = infos[0]?.estimatedDueDate;
  if (!due) return null;
  return isEarlyBirth(new Date(Date.parse(due) - TERM_DAYS * DAY).toISOString().slice(0, 10), babyBirthDate)
    ? { early: [EARLY_BIRTH_QUESTION] }
    : null;
}

/** @param start the day from which the weeks are counted; dates are YYYY-MM-DD */
export function isEarlyBirth(start: string, birthDate: string): boolean {
  const ageDays = (Date.parse(birthDate) - Date.parse(start)) / DAY;
  return ageDays >= 0 && ageDays < ASKED_BEFORE_DAYS;
}

import type { RouterContextProvider } from "react-router";
import { getApi, part } from "../../api/client.ts";
import type { PregnancyInfo } from "../../api/types.ts";
import { getMember } from "../../middleware/member.ts";
import { m } from "../../messages/m.ts";

/** The reader's own week, and how many weeks of it are complete. */
export interface OwnWeek {
  stage: "pregnancy" | "afterBirth";
  week: number;
  complete: number;
  age: { weeks: number; days: number } | null;
  isSeveral: boolean;
  /** Of dates that are not, no day is counted. */
  isCertain: boolean;
}

export async function loadOwnWeek(context: Readonly<RouterContextProvider>): Promise<OwnWeek | null> {
  if (!getMember(context)) return null;
  const info = (await part(getApi(context).pregnancies.user.$get())).value?.data[0];
  return info ? ownOf(info) : null;
}

/** Null where nothing is counted. */
export function ownOf(info: PregnancyInfo): OwnWeek | null {
  const { afterBirthWeek, pregnancyWeek, babyAge, gestationalAge: age } = info;
  const about = { isSeveral: info.numberOfBabies > 1, isCertain: info.dating.isCertain !== false };
  if (afterBirthWeek) {
    const { week } = afterBirthWeek;
    return { stage: "afterBirth", week, complete: babyAge?.weeks ?? week - 1, age: null, ...about };
  }
  if (!pregnancyWeek) return null;
  const { week } = pregnancyWeek;
  return { stage: "pregnancy", week, complete: age?.weeks ?? week, age, ...about };
}

export function ownWords(own: OwnWeek | null): string | null {
  if (!own?.age) return null;
  if (own.isCertain) return own.isSeveral ? m.weekOwnBabies(own.age) : m.weekOwnBaby(own.age);
  return own.isSeveral ? m.weekOwnBabiesAbout(own.age) : m.weekOwnBabyAbout(own.age);
}

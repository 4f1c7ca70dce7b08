import type { Problem } from "../../failures.ts";
import { mostUrgent, rowsFor, signs, WHO, type Readers, type Urgency, type Who } from "./table.ts";

export interface Asked {
  who: Who;
  signs: string[];
  /** The week of pregnancy or day of age that it is about, where the table has several ranges. */
  at?: number | undefined;
}

export interface Standing {
  level: "now" | "today" | "watch";
  /** Weeks of pregnancy; days since birth or loss for the others. */
  ageFrom: number;
  ageTo: number | null;
}

const LEVELS: Record<Urgency, Standing["level"]> = { now: "now", today: "today", "next visit": "watch" };

const GROUPS: Record<Who, string> = {
  pregnant: "of a pregnancy",
  afterBirth: "after a birth",
  afterLoss: "after a loss",
  baby: "of a baby",
};

export function readersAsked({ who, at }: Pick<Asked, "who" | "at">): Readers[] {
  return [{ who, from: at ?? 0, to: at ?? Number.MAX_SAFE_INTEGER }];
}

/** What the table says of a question's signs; problems where it lacks one for these readers, or they differ. */
export function standingOf(asked: Asked): { standing: Standing | null; problems: Problem[] } {
  const readers = readersAsked(asked);
  const found = asked.signs.map((key) => {
    const sign = signs.get(key);
    return { key, sign, rows: sign ? rowsFor(sign, readers) : [] };
  });
  const problems = found
    .filter(({ rows }) => rows.length === 0)
    .map(({ key, sign }) => ({
      msg: sign
        ? `The sign “${sign.words}” is not one ${GROUPS[asked.who]}${asked.at === undefined ? "" : " at this age"}.`
        : `There is no sign “${key}”.`,
      path: "signs",
    }));
  if (problems.length > 0) return { standing: null, problems };
  const each = found.map(({ sign, rows }) => ({ sign, urgency: mostUrgent(rows.map(({ urgency }) => urgency)) }));
  const urgency = mostUrgent(each.flatMap((one) => one.urgency ?? []));
  if (!urgency) return { standing: null, problems };
  if (each.some((one) => one.urgency !== urgency)) {
    const said = each.map((one) => `“${one.sign?.words}” is ${one.urgency}`).join(", ");
    return {
      standing: null,
      problems: [{ msg: `These signs are not equally urgent: ${said}. Ask about them apart.`, path: "signs" }],
    };
  }
  const rows = found.flatMap((one) => one.rows);
  const to = Math.max(...rows.map((row) => row.to));
  const standing = {
    level: LEVELS[urgency],
    ageFrom: Math.min(...rows.map(({ from }) => from)),
    ageTo: to === Number.MAX_SAFE_INTEGER ? null : to,
  };
  return { standing, problems };
}

export function signChoices(): { key: string; words: string; who: Who[]; hasThreshold: boolean }[] {
  return [...signs.values()].map(({ key, words, rows }) => ({
    key,
    words,
    who: WHO.filter((who) => rows.some((row) => row.who === who)),
    hasThreshold: rows.some(({ threshold }) => threshold !== undefined),
  }));
}

import { FIRST_LANGUAGE, type LanguageCode } from "../../contract/languages.ts";
import { PROTEIN_LEVELS } from "../../contract/record/kinds.ts";
import { currentLanguage } from "../../language.ts";
import { capitalised } from "../capitalised.ts";
import type { Context } from "../context.ts";
import { addDays, type CalendarDate } from "../pregnancies/calendar-date.ts";
import { expandSigns } from "../signs/references.ts";
import { notingRows, saidIn } from "../signs/row-words.ts";
import { refreshSigns } from "../signs/rows.ts";
import { isMoreUrgent, rowsFor, signs, type Readers, type Sign, type SignRow, type Urgency } from "../signs/table.ts";
import { areUnreadHidden, unreadAmong } from "../translations/sign-words.ts";
import type { Reading } from "./readings.ts";
import { readersOn, type Situation } from "./situation.ts";
import type { Values } from "./values.ts";

export interface Advice {
  urgency: Urgency;
  sign: string;
  sentence: string;
  isCurrent: boolean;
  textLanguage?: LanguageCode;
  isUnreviewed?: true;
}

/** Keys of the table of signs that a reading may reach, the most urgent first. */
const SIGNS: Record<Values["kind"], string[]> = {
  bloodPressure: ["very-high-pressure", "high-pressure"],
  weight: [],
  haemoglobin: ["very-low-haemoglobin", "low-haemoglobin"],
  urineProtein: ["much-protein", "some-protein"],
  bloodSugar: [],
  movements: ["moving-less"],
};

/** For how many days a reading says what to do; after that only what it was. */
export const CURRENT_DAYS: Record<Urgency, number> = { now: 7, today: 7, "next visit": 28 };

export interface Reached {
  sign: Sign;
  row: SignRow;
}

/** The first row of the table that the values reach. @param readers whose rows count */
export function rowReached(values: Values, readers: Readers): Reached | null {
  const measured = numbersOf(values);
  const isReached = (row: SignRow) =>
    values.kind === "movements" ? values.movements === "less" : isBeyondLimits(row, measured);
  return firstRow(SIGNS[values.kind], readers, isReached);
}

export function rowBeyond(keys: readonly string[], readers: Readers, measured: number): Reached | null {
  return firstRow(keys, readers, (row) => isBeyondLimits(row, [measured]));
}

function firstRow(keys: readonly string[], readers: Readers, isReached: (row: SignRow) => boolean): Reached | null {
  for (const key of keys) {
    const sign = signs.get(key);
    const rows = sign ? rowsFor(sign, [readers]).filter(isReached) : [];
    // Where the week is not known, the most urgent counts.
    const row = rows.reduce<SignRow | undefined>(
      (first, next) => (first && !isMoreUrgent(next.urgency, first.urgency) ? first : next),
      undefined,
    );
    if (sign && row) return { sign, row };
  }
  return null;
}

function isBeyondLimits({ threshold }: SignRow, measured: readonly number[]): boolean {
  return (threshold?.limits ?? []).some(({ is, value }, index) => {
    const number = measured[index];
    if (number === undefined) return false;
    if (is === "below") return number < value;
    return is === "more than" ? number > value : is === "at least" && number >= value;
  });
}

function numbersOf(values: Values): number[] {
  if (values.kind === "bloodPressure") return [values.systolic, values.diastolic];
  if (values.kind === "haemoglobin") return [values.haemoglobin];
  return values.kind === "urineProtein" ? [Math.max(0, PROTEIN_LEVELS.indexOf(values.protein) - 1)] : [];
}

export type Advised = Reading & { advice: Advice | null };

export async function advised(
  context: Context,
  situation: Situation,
  readings: readonly Reading[],
): Promise<Advised[]> {
  const judged = readings.map(({ date, values }) => ({
    date,
    reached: rowReached(values, readersOn(situation, date)),
  }));
  const advice = await adviceOn(context, situation.today, judged);
  return readings.map((reading, index) => ({ ...reading, advice: advice[index] ?? null }));
}

/** In the reader's language, or in English where what nobody read is hidden. */
export async function adviceOn(
  context: Context,
  today: CalendarDate,
  judged: readonly { date: CalendarDate; reached: Reached | null }[],
): Promise<(Advice | null)[]> {
  await refreshSigns(context.db);
  const language = currentLanguage();
  const isHiding = areUnreadHidden(context);
  const { said, rows } = notingRows(() => judged.map(({ reached }) => (reached ? wordsOf(reached, language) : null)));
  const unread = language === FIRST_LANGUAGE ? new Set<string>() : await unreadAmong(context, language, rows);
  const isEnglish = isHiding && unread.size > 0;
  return judged.map(({ date, reached }, index) => {
    if (!reached) return null;
    const { urgency } = reached.row;
    const isCurrent = date > addDays(today, -CURRENT_DAYS[urgency]);
    const words = isEnglish ? wordsOf(reached, FIRST_LANGUAGE) : (said[index] ?? wordsOf(reached, language));
    const standing = isEnglish
      ? { textLanguage: FIRST_LANGUAGE }
      : unread.size > 0
        ? { isUnreviewed: true as const }
        : {};
    return { urgency, isCurrent, ...words, ...standing };
  });
}

function wordsOf({ sign, row }: Reached, language: LanguageCode) {
  const readers = [{ who: row.who, from: row.from, to: row.from }];
  return {
    sign: capitalised(saidIn(language, sign, row).words),
    sentence: expandSigns(`{{sign:${sign.key}}}`, readers, language),
  };
}

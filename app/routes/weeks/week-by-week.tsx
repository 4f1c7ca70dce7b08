import type { AfterBirthWeek, Week } from "../../api/types.ts";
import { WeekPicker } from "./week-picker.tsx";
import { WeekText } from "./week-text.tsx";

interface Props {
  weeks: number[];
  week: Week | AfterBirthWeek;
  /** Her own week; null when she has none in this list. */
  own: number | null;
  /** Address of another week of this list, by its number. */
  addressOf: (week: number) => string;
}

/**
 * One week in full, and the way to every other. The text comes first for who hears the page or reads it in a text
 * browser; the styles show the weeks above it.
 */
export function WeekByWeek({ weeks, week, own, addressOf }: Props) {
  return (
    <div className="week-by-week">
      <WeekText week={week} addressOf={addressOf} last={weeks.length} />
      <WeekPicker weeks={weeks} selected={week.week} own={own} addressOf={addressOf} />
    </div>
  );
}

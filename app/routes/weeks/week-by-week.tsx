import type { AfterBirthWeek, Week } from "../../api/types.ts";
import type { CoreSigns } from "./core-signs.ts";
import { WeekPicker } from "./week-picker.tsx";
import { WeekText } from "./week-text.tsx";

interface Props {
  weeks: number[];
  week: Week | AfterBirthWeek;
  signs: CoreSigns[];
  own: number | null;
  addressOf: (week: number) => string;
}

/** The text comes first for screen readers and text browsers; the styles show the weeks above it. */
export function WeekByWeek({ weeks, week, signs, own, addressOf }: Props) {
  return (
    <div className="week-by-week">
      <WeekText week={week} signs={signs} addressOf={addressOf} last={weeks.length} />
      <WeekPicker weeks={weeks} selected={week.week} own={own} addressOf={addressOf} />
    </div>
  );
}

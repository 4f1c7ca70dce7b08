import { m } from "../../messages/m.ts";
import { listed } from "../../format/words.ts";

const short = listed(m.dateWeekdaysShort());

/** From Monday on, as a month has them. The short names are for its columns. */
export const weekdays = mondayFirst(
  listed(m.dateWeekdays()).map((name, index) => ({ name, short: short[index] ?? name })),
);

function mondayFirst<Day>([sunday, ...others]: Day[]): Day[] {
  return sunday === undefined ? [] : [...others, sunday];
}

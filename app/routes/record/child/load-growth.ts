import { href, type RouterContextProvider } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import type { Growth } from "../../../api/types.ts";
import { standingOfAll } from "../../../components/translation-note.tsx";
import { formatDate, shortDate } from "../../../format/dates.ts";
import { daysAhead, nowIn } from "../../../format/today.ts";
import { hostContext } from "../../../host.ts";
import { m } from "../../../messages/m.ts";
import { ageOf } from "../../home/baby-summary.ts";
import { mostUrgent, shownReading, type ReadingSection, type Showing } from "../shown-readings.ts";
import { lastDayOf, lineByAge, lineByLength } from "./growth-line.ts";

export async function loadGrowth(child: string, context: Readonly<RouterContextProvider>) {
  const { data: growth } = await load(getApi(context).children[":id"].growth.$get({ param: { id: child } }));
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  const readings = growth.kinds.flatMap((kind) => kind.readings);
  const urgent = mostUrgent(readings, today);
  const forLength = growth.weightForLength && lineByLength(m.growthForLength(), growth.weightForLength);
  const { called, birthDate } = growth.child;
  const shown = growth.kinds.filter((kind) => kind.readings.length > 0);
  const until = lastDayOf(shown);
  const born = formatDate(birthDate);
  const age = ageOf(birthDate, daysAhead(birthDate, today));
  return {
    called,
    // A child without a name may be called by the birth.
    age: called.includes(born) ? m.homeAgeOld({ age }) : m.growthBornAndAge({ date: born, age }),
    isCorrected: growth.isCorrected,
    isSexTold: growth.child.sex !== null,
    hasLines: growth.kinds.some(({ lines }) => lines.length > 0),
    note: growth.note,
    urgent,
    standing: standingOfAll(readings.flatMap(({ advice }) => advice ?? [])),
    adding: growth.kinds
      .filter(({ mayAdd }) => mayAdd)
      .map(({ kind, name, readings: [last] }) => ({
        kind,
        name,
        last: last ? m.recordLast({ value: last.inWords, date: shortDate(last.date, today) }) : null,
      })),
    sections: shown.map((kind) => ({
      ...sectionOf(kind, growth.child, { today, level: urgent?.level ?? null }),
      line: lineByAge(kind, birthDate, until),
    })),
    forLength,
  };
}

function sectionOf(
  kind: Growth["kinds"][number],
  { id: child }: Growth["child"],
  showing: Showing,
): Omit<ReadingSection, "line"> {
  return {
    kind: kind.kind,
    name: kind.name,
    readings: kind.readings.map((reading) =>
      shownReading(reading, showing, href("/record/child/:child/edit/:id", { child, id: reading.id })),
    ),
  };
}

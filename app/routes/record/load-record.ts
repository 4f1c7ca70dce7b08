import { href, type RouterContextProvider } from "react-router";
import { getApi, load } from "../../api/client.ts";
import type { OwnRecord } from "../../api/types.ts";
import { standingOfAll } from "../../components/translation-note.tsx";
import { shortDate } from "../../format/dates.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { m } from "../../messages/m.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import { lineOf } from "./line.ts";
import { kindNamed } from "./reading-schema.ts";
import { mostUrgent, shownReading, type ReadingSection, type Showing } from "./shown-readings.ts";

const SHOWN = 8;
const PER_PAGE = "30";

type Kind = OwnRecord["kinds"][number];

export async function loadRecord(request: Request, context: Readonly<RouterContextProvider>) {
  const api = getApi(context);
  const [{ data: record }, { data: children }] = await Promise.all([
    load(api.record.$get()),
    load(api.children.$get()),
  ]);
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  const kind = kindNamed(new URL(request.url).searchParams.get("kind"));
  const one = record.kinds.find((each) => each.kind === kind);
  const all = record.kinds.flatMap(({ readings }) => readings);
  const urgent = mostUrgent(all, today);
  const sections = (kinds: Kind[], shown = SHOWN) =>
    kinds.map((each) => sectionOf(each, shown, { today, level: urgent?.level ?? null }));
  const whole = {
    one: null,
    children: children.map(({ id, called }) => ({ id, called })),
    urgent,
    standing: standingOfAll(all.flatMap(({ advice }) => advice ?? [])),
    adding: record.kinds
      .filter(({ mayAdd }) => mayAdd)
      .map(({ kind: each, name, readings: [last] }) => ({
        kind: each,
        name,
        last: last ? m.recordLast({ value: last.inWords, date: shortDate(last.date, today) }) : null,
      })),
    sections: sections(record.kinds.filter(({ readings }) => readings.length > 0)),
  };
  if (!one) return whole;
  const page = pageNumber(request);
  const list = await load(api.record.reading.$get({ query: { kind: one.kind, page: String(page), limit: PER_PAGE } }));
  refuseBeyond(page, list.totalPages);
  const { data: readings, totalPages } = list;
  return {
    ...whole,
    one: { page, totalPages, name: one.name },
    children: [],
    adding: whole.adding.filter((each) => each.kind === one.kind),
    sections:
      readings.length > 0
        ? sections([{ ...one, readings, total: readings.length }], readings.length).map((section) => ({
            ...section,
            title: m.recordReadings(),
          }))
        : [],
  };
}

function sectionOf({ kind, name, total, readings }: Kind, shown: number, showing: Showing): ReadingSection {
  return {
    kind,
    name,
    line: lineOf(name, readings),
    readings: readings
      .slice(0, shown)
      .map((reading) => shownReading(reading, showing, href("/record/edit/:id", { id: reading.id }))),
    more: total > shown ? { to: `${href("/record")}?kind=${kind}`, total } : null,
  };
}

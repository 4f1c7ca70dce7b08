import type { RouterContextProvider } from "react-router";
import { getApi, load } from "../../api/client.ts";
import type { OwnRecord, Reading } from "../../api/types.ts";
import { standingOfAll } from "../../components/translation-note.tsx";
import { shortDate } from "../../format/dates.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { m } from "../../messages/m.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import { lineOf } from "./line.ts";
import { kindNamed } from "./reading-schema.ts";

/** Of each kind, in the whole record. */
const SHOWN = 8;
const PER_PAGE = "30";

type Kind = OwnRecord["kinds"][number];

export async function loadRecord(request: Request, context: Readonly<RouterContextProvider>) {
  const api = getApi(context);
  const { data: record } = await load(api.record.$get());
  const { date: today } = nowIn(context.get(hostContext).timeZone);
  const kind = kindNamed(new URL(request.url).searchParams.get("kind"));
  const one = record.kinds.find((each) => each.kind === kind);
  const whole = {
    one: null,
    urgent: urgentIn(record),
    standing: standingOfAll(record.kinds.flatMap(({ readings }) => readings.flatMap(({ advice }) => advice ?? []))),
    adding: record.kinds
      .filter(({ mayAdd }) => mayAdd)
      .map(({ kind: each, name, readings: [last] }) => ({
        kind: each,
        name,
        last: last ? m.recordLast({ value: last.inWords, date: shortDate(last.date, today) }) : null,
      })),
    sections: record.kinds.filter(({ readings }) => readings.length > 0).map((each) => sectionOf(each, SHOWN, today)),
  };
  if (!one) return whole;
  const page = pageNumber(request);
  const list = await load(api.record.reading.$get({ query: { kind: one.kind, page: String(page), limit: PER_PAGE } }));
  refuseBeyond(page, list.totalPages);
  const { data: readings, totalPages } = list;
  return {
    ...whole,
    one: { page, totalPages, name: one.name },
    adding: whole.adding.filter((each) => each.kind === one.kind),
    sections:
      readings.length > 0 ? [sectionOf({ ...one, readings, total: readings.length }, readings.length, today)] : [],
  };
}

function sectionOf({ kind, name, total, readings }: Kind, shown: number, today: string) {
  return {
    kind,
    name,
    total,
    hasMore: total > shown,
    line: lineOf(name, readings),
    readings: readings.slice(0, shown).map((reading) => shownReading(reading, today)),
  };
}

function shownReading({ id, date, inWords, advice }: Reading, today: string) {
  return {
    id,
    day: shortDate(date, today),
    value: inWords,
    advice: advice && {
      words: advice.isCurrent ? advice.sentence : advice.sign,
      isUrgent: advice.isCurrent && advice.urgency !== "thisWeek",
      textLanguage: advice.textLanguage,
    },
  };
}

/** What is most urgent for her to do. Nothing less urgent stands beside it. */
function urgentIn({ kinds }: OwnRecord) {
  const advised = kinds.flatMap(({ readings }) =>
    readings.flatMap(({ advice }) => (advice?.isCurrent ? [advice] : [])),
  );
  const level = (["now", "today", "thisWeek"] as const).find((each) => advised.some(({ urgency }) => urgency === each));
  if (!level) return null;
  const sentences = advised.filter(({ urgency }) => urgency === level);
  const titles = { now: m.recordActNow(), today: m.recordActToday(), thisWeek: m.recordActThisWeek() };
  const bySentence = new Map(sentences.map(({ sentence, textLanguage }) => [sentence, { sentence, textLanguage }]));
  return { level, title: titles[level], sentences: [...bySentence.values()] };
}

export type RecordSection = ReturnType<typeof sectionOf>;
export type UrgentReadings = NonNullable<ReturnType<typeof urgentIn>>;

import type { Context as Request } from "hono";
import { handoutNamed, handoutText, type HandoutName, type ShippedHandout } from "../../content/handouts.ts";
import { FIRST_LANGUAGE, languageOf, type LanguageCode } from "../../contract/languages.ts";
import { say } from "../../contract/sentences/say.ts";
import { capitalised } from "../../domain/capitalised.ts";
import { isReadByClinician } from "../../domain/clinician-reviews/handouts.ts";
import type { Context } from "../../domain/context.ts";
import { dayInWords, dayOfMonthInWords } from "../../domain/day-words.ts";
import { refreshSigns } from "../../domain/signs/rows.ts";
import { isFirst, visitPlanOf, type PlannedVisit } from "../../domain/plan/visits.ts";
import type { Member } from "../../domain/member/member.ts";
import { lastMeasured } from "../../domain/record/readings.ts";
import { kindWords, valuesInWords } from "../../domain/record/words.ts";
import { areUnreadHidden } from "../../domain/translations/sign-words.ts";
import { currentLanguage, speaking } from "../../language.ts";
import { favicon } from "../../pictures/mark.ts";
import type { Handout } from "../../ports/pdf/handout.ts";
import type { ApiEnvironment, AppSettings } from "../environment.ts";
import { userJson } from "../responses.ts";
import { fillSettings } from "../settings/app-settings.ts";

/** All in the language of the request, or in English where its text has no translation that readers may get. */
export async function handoutOf(c: Request<ApiEnvironment>, name: HandoutName): Promise<PaperIn> {
  const { context } = c.var;
  const { db, publicOrigin } = context;
  await refreshSigns(db);
  const isUnread = await isUnreadIn(context, name, currentLanguage());
  const { language, ...shipped } = await handoutNamed(
    name,
    isUnread && areUnreadHidden(context) ? FIRST_LANGUAGE : currentLanguage(),
  );
  const handout = await speaking(language, () => filledIn(c, name, filled(shipped, c.var.app)));
  const isMarked = isUnread && language !== FIRST_LANGUAGE;
  const unreviewed = isMarked ? speaking(language, () => unreviewedPaper(name, publicOrigin)) : undefined;
  return { ...handout, unreviewed, language, direction: languageOf(language).direction };
}

async function isUnreadIn(context: Context, name: HandoutName, language: LanguageCode) {
  const text = await handoutText(name, language);
  return text !== null && !(await isReadByClinician(context, text));
}

function unreviewedPaper(name: HandoutName, publicOrigin: string | undefined) {
  const path = `/downloads/${name}.pdf`;
  const original = publicOrigin && publicOrigin + path;
  return { words: say.paperUnreviewed({ address: original?.replace(/^https?:\/\//, "") ?? path }), original };
}

type PaperIn = Handout & { language: LanguageCode };

async function filledIn(
  c: Request<ApiEnvironment>,
  name: HandoutName,
  shipped: ShippedHandout,
): Promise<Omit<Handout, "unreviewed" | "language" | "direction">> {
  const { app, viewer } = c.var;
  const { member, visits, checks, ...content } = shipped;
  const common = {
    ...content,
    layout: name,
    author: app.name,
    mark: favicon(),
    words: { sources: say.paperSources(), note: say.paperNote({ app: app.name }) },
  };
  if (!member || !visits || !checks || !viewer) return common;
  const { visits: planned, lastWeek } = await visitPlanOf(c.var.context, viewer);
  const parts = await withFacts(c, viewer, shipped);
  const [first] = planned;
  if (first && first.kind !== "antenatalContact") {
    const { columns, ...card } = checks[first.kind];
    return { ...common, ...card, parts, tables: [checksTable(visits, columns, planned)] };
  }
  const isWhole = lastWeek === null || String(lastWeek) === visits.rows.at(-1)?.weeks;
  return {
    ...common,
    summary: isWhole ? common.summary : say.paperVisitsOfSeveral(),
    parts,
    tables: [tableOf(visits, planned)],
  };
}

function filled(shipped: ShippedHandout, app: AppSettings): ShippedHandout {
  return JSON.parse(JSON.stringify(shipped), (_, value: unknown) =>
    typeof value === "string" ? fillSettings(value, app) : value,
  );
}

async function withFacts(c: Request<ApiEnvironment>, viewer: Member, { member, parts }: ShippedHandout) {
  const { fullName, expectedDate } = await userJson(c.var.context, viewer);
  const known = [
    { label: member?.name ?? "", value: fullName },
    ...(expectedDate ? [{ label: member?.dueDate ?? "", value: together(dayInWords(expectedDate)) }] : []),
    ...(await lastMeasured(c.var.context, viewer)).map(({ date, values }) => ({
      label: say.paperLastReading({ kind: kindWords[values.kind]() }),
      value: say.paperReadingOn({ value: valuesInWords(values), date: together(dayInWords(date)) }),
    })),
  ];
  return parts.map((part, index) => (index === 0 ? { ...part, facts: known } : part));
}

function tableOf({ heading, columns, done, rows }: NonNullable<ShippedHandout["visits"]>, planned: PlannedVisit[]) {
  const visitIn = new Map(planned.map((visit) => [String(visit.week), visit]));
  const hasDates = planned.length > 0;
  const empty = columns.slice(3).map(() => "");
  const shown = rows.filter(({ weeks }) => !hasDates || visitIn.has(weeks));
  return {
    heading,
    columns: hasDates ? columns : columns.toSpliced(1, 1),
    wide: hasDates ? 2 : 1,
    rows: shown.map(({ weeks, work }) => {
      const visit = visitIn.get(weeks);
      const room = visit ? seen(visit, done, empty) : empty;
      return visit ? [weeks, weekOf(visit), work, ...room] : [weeks, work, ...room];
    }),
  };
}

function checksTable(
  { heading, done }: NonNullable<ShippedHandout["visits"]>,
  columns: string[],
  planned: PlannedVisit[],
) {
  const room = columns.slice(3).map(() => "");
  const rows = planned.map((visit) => [
    capitalised(visit.when ?? visit.name),
    weekOf(visit),
    visit.about,
    ...seen(visit, done, room),
  ]);
  return { heading, columns, wide: 2, rows };
}

/** When it was done, where there would be room to write it in. */
function seen({ doneOn }: PlannedVisit, done: string, room: string[]) {
  return doneOn ? [`${done} ${together(dayInWords(doneOn))}`, ...room.slice(1)] : room;
}

const together = (day: string) => day.replace(" ", "\u00A0");

function weekOf({ week, date, lastDate, isMoved }: PlannedVisit) {
  if (isMoved) return together(dayInWords(date));
  const until = together(dayInWords(lastDate));
  return isFirst(week)
    ? say.paperVisitUntil({ until })
    : say.paperVisitDays({ from: together(dayOfMonthInWords(date)), until });
}

import type { Context as Request } from "hono";
import { shippedHandout, type HandoutName, type ShippedHandout } from "../../content/handouts.ts";
import { refreshSigns } from "../../domain/signs/rows.ts";
import { aboutOf } from "../../domain/plan/items.ts";
import { isFirst, visitPlanOf, type Visit } from "../../domain/plan/visits.ts";
import type { Member } from "../../domain/member/member.ts";
import { favicon } from "../../pictures/mark.ts";
import type { Handout } from "../../ports/pdf/handout.ts";
import type { ApiEnvironment, AppSettings } from "../environment.ts";
import { userJson } from "../responses.ts";
import { fillSettings } from "../settings/app-settings.ts";
import { capitalised } from "../../domain/capitalised.ts";

const SUMMARY_FOR_SEVERAL =
  "Visits up to the week by which most twins and triplets are born, with room for dates and measurements. You need more scans than these, so keep it with your hospital's own list.";

export async function handoutOf(c: Request<ApiEnvironment>, name: HandoutName): Promise<Handout> {
  const { app, viewer } = c.var;
  await refreshSigns(c.var.context.db);
  const shipped = filled(await shippedHandout(name), app);
  const { member, visits, checks, ...content } = shipped;
  const common = {
    ...content,
    layout: name,
    language: "en",
    direction: "ltr" as const,
    author: app.name,
    mark: favicon(),
    words: {
      sources: "Where this comes from",
      note: `From ${app.name}. It does not take the place of your midwife or doctor.`,
    },
  };
  if (!member || !visits || !checks || !viewer) return common;
  const planned = (await visitPlanOf(c.var.context, viewer)).visits;
  const parts = await withFacts(c, viewer, shipped);
  const [first] = planned;
  if (first && first.kind !== "antenatalContact") {
    const { columns, ...card } = checks[first.kind];
    return { ...common, ...card, parts, visits: checksTable(visits, columns, planned) };
  }
  const isWhole = planned.length === 0 || planned.length === visits.rows.length;
  return {
    ...common,
    summary: isWhole ? common.summary : SUMMARY_FOR_SEVERAL,
    parts,
    visits: tableOf(visits, planned),
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
    ...(expectedDate ? [{ label: member?.dueDate ?? "", value: inWords(expectedDate) }] : []),
  ];
  return parts.map((part, index) => (index === 0 ? { ...part, facts: known } : part));
}

function tableOf({ heading, columns, done, rows }: NonNullable<ShippedHandout["visits"]>, planned: Visit[]) {
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
      const room = visit?.done ? [done, ...empty.slice(1)] : empty;
      return visit ? [weeks, weekOf(visit), work, ...room] : [weeks, work, ...room];
    }),
  };
}

function checksTable({ heading, done }: NonNullable<ShippedHandout["visits"]>, columns: string[], planned: Visit[]) {
  const room = columns.slice(3).map(() => "");
  const rows = planned.map((visit) => [
    capitalised(visit.when ?? visit.name),
    weekOf(visit),
    aboutOf(visit),
    ...(visit.done ? [done, ...room.slice(1)] : room),
  ]);
  return { heading, columns, wide: 2, rows };
}

function inWords(day: string) {
  return `${dayAndMonth(day)}, ${day.slice(0, 4)}`;
}

const shortMonth = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

function dayAndMonth(day: string) {
  return `${Number(day.slice(8))}\u00A0${shortMonth.format(new Date(`${day}T00:00:00Z`))}`;
}

function weekOf({ week, date, lastDate }: Visit) {
  return isFirst(week) ? `Up to ${inWords(lastDate)}` : `${dayAndMonth(date)} to ${inWords(lastDate)}`;
}

import type { Context as Request } from "hono";
import { shippedHandout, type HandoutName, type ShippedHandout } from "../../content/handouts.ts";
import { refreshSigns } from "../../domain/signs/rows.ts";
import { visitPlanOf, type Visit } from "../../domain/plan/visits.ts";
import type { Member } from "../../domain/member/member.ts";
import { favicon } from "../../pictures/mark.ts";
import type { Handout } from "../../ports/pdf/handout.ts";
import type { ApiEnvironment, AppSettings } from "../environment.ts";
import { userJson } from "../responses.ts";
import { fillSettings } from "../settings/app-settings.ts";

const SUMMARY_FOR_SEVERAL =
  "Visits up to the week by which most twins and triplets are born, with room for dates and measurements. You need more scans than these, so keep it with your hospital's own list.";

/** A paper for whoever asks, filled with what is known of a member. */
export async function handoutOf(c: Request<ApiEnvironment>, name: HandoutName): Promise<Handout> {
  const { app, viewer } = c.var;
  await refreshSigns(c.var.context.db);
  const shipped = filled(await shippedHandout(name), app);
  const { member, visits, ...content } = shipped;
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
  if (!member || !visits || !viewer) return common;
  const planned = (await visitPlanOf(c.var.context, viewer)).visits.filter(({ week }) => week !== null);
  const isWhole = planned.length === 0 || planned.length === visits.rows.length;
  return {
    ...common,
    summary: isWhole ? common.summary : SUMMARY_FOR_SEVERAL,
    parts: await withFacts(c, viewer, shipped),
    visits: tableOf(visits, planned),
  };
}

/** With the operator's name and numbers in all its texts. */
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

/** The rows of the own plan, with their dates while there is one. */
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

const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

function inWords(day: string) {
  return long.format(dateOf(day));
}

/** Breaks after the dash alone. */
function weekOf({ date, lastDate }: Visit) {
  return short.formatRange(dateOf(date), dateOf(lastDate)).replaceAll(/(?<!–)\s/g, "\u00A0");
}

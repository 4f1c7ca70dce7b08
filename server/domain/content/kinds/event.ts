import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import type { Database } from "../../../db/schema.ts";
import { recurrence, type Recurrence } from "../../events/recurrence.ts";
import { invalid } from "../../../failures.ts";
import { shippedId } from "../../identity.ts";
import { defineKind } from "../define-kind.ts";
import { isSaneDate, line, source, WRONG_YEAR, type DateOutOfRange } from "../front-matter.ts";

const matter = z.object({
  name: line(80, "Write the name of the event."),
  venue: line(120, "Write where it is."),
  city: z.string().nullish(),
  time: z
    .string("Write the time.")
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Write the time as 09:30, or 00:00 for the whole day."),
  about: z.enum(["pregnancy", "baby"]).nullish(),
  recurrence: recurrence.superRefine((rule, context) => {
    for (const problem of neverComes(rule)) context.addIssue({ code: "custom", ...problem });
  }),
  source: source.nullish(),
});

export const event = defineKind({
  name: "event",
  files: { file: "events.json", text: "description", within: "events" },
  matter,
  title: "name",
  translated: { name: "name", venue: "venue" },
  needsText: "Write what the event is.",
  missingInNew: ({ about }) => (about === undefined ? [{ msg: "Choose what it is about.", path: "about" }] : []),
  datesOutOfRange: ({ recurrence: rule }, { shown, mayBeOver }) => (mayBeOver || !rule ? [] : overBefore(shown, rule)),
  requireKnown: async (db, { city }) => requireCity(db, city ? shippedId("city", city) : null),
  async store({ db }, { id, matter: { name, venue, city, time, about, recurrence, source }, html }) {
    const cityId = city ? shippedId("city", city) : null;
    await requireCity(db, cityId);
    const row = {
      name,
      venue,
      time,
      cityId,
      about: about ?? null,
      description: html,
      recurrence: JSON.stringify(recurrence),
      source: source ? JSON.stringify(source) : null,
    };
    await db
      .insertInto("event")
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  },
  async remove({ db }, id) {
    await db.deleteFrom("event").where("id", "=", id).execute();
  },
});

async function requireCity(db: Database, id: string | null) {
  if (id === null) return;
  const known = await db.selectFrom("city").select("id").where("id", "=", id).executeTakeFirst();
  if (!known) throw invalid("city", "Choose a city of the list.");
}

const LEAP_YEAR = 2024;

function neverComes(rule: Recurrence) {
  if (rule.kind === "once") return isSaneDate(rule.date) ? [] : [{ path: ["date"], message: WRONG_YEAR }];
  if (rule.kind !== "yearly") return [];
  const { daysInMonth } = Temporal.PlainYearMonth.from({ year: LEAP_YEAR, month: rule.month });
  return rule.day <= daysInMonth ? [] : [{ path: ["day"], message: "This month has no such day. Choose another." }];
}

function overBefore(shown: string, rule: Recurrence): DateOutOfRange[] {
  if (rule.kind !== "once") return [];
  const lastDay = Temporal.PlainDate.from(rule.date).add({ days: rule.days - 1 });
  if (lastDay.toString() >= shown) return [];
  const msg = "The event is over before readers hear of it. Choose a later day.";
  return [{ msg, path: "recurrence.date", given: JSON.stringify(rule) }];
}

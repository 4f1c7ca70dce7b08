import { z } from "zod";
import { recurrence } from "../../events/recurrence.ts";
import { invalid } from "../../failures.ts";
import { shippedId } from "../../identity.ts";
import { defineKind } from "../kind.ts";
import { line, source } from "../matter.ts";

const matter = z.object({
  name: line(80, "Write the name of the event."),
  venue: line(120, "Write where it is."),
  city: z.string().nullish(),
  time: z
    .string("Write the time.")
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Write the time as 09:30, or 00:00 for the whole day."),
  about: z.enum(["pregnancy", "baby"]).nullish(),
  recurrence,
  source: source.nullish(),
});

export const event = defineKind({
  name: "event",
  matter,
  title: "name",
  needsText: "Write what the event is.",
  async store({ db }, { id, matter: { name, venue, city, time, about, recurrence, source }, html }) {
    const cityId = city ? shippedId("city", city) : null;
    if (cityId) {
      const known = await db.selectFrom("city").select("id").where("id", "=", cityId).executeTakeFirst();
      if (!known) throw invalid("city", "Choose a city of the list.");
    }
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

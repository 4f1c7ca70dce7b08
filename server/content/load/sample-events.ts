import { z } from "zod";
import { htmlOf } from "../../domain/content/documents.ts";
import { takeTurn } from "../../domain/content/turn.ts";
import { expandSigns } from "../../domain/signs/references.ts";
import { EVERYONE } from "../../domain/signs/readers.ts";
import { recurrence } from "../../domain/events/recurrence.ts";
import { shippedId } from "../../domain/identity.ts";
import type { Database } from "../../db/schema.ts";

const eventList = z.object({
  events: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      description: z.string(),
      venue: z.string(),
      city: z.string().nullable(),
      time: z.string(),
      isSample: z.boolean().default(false),
      about: z.enum(["pregnancy", "baby"]).nullable(),
      recurrence,
    }),
  ),
});

export async function loadInvented(db: Database, json: string): Promise<void> {
  await takeTurn({ db });
  for (const event of eventList.parse(JSON.parse(json)).events) {
    if (!event.isSample) continue;
    const { name, venue, time, about } = event;
    const row = {
      name,
      venue,
      time,
      about,
      description: htmlOf(expandSigns(event.description, EVERYONE)),
      cityId: event.city && shippedId("city", event.city),
      recurrence: JSON.stringify(event.recurrence),
      source: null,
      isSample: 1 as const,
    };
    await db
      .insertInto("event")
      .values({ id: shippedId("event", event.key), ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  }
}

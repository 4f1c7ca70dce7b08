import { z } from "@hono/zod-openapi";
import { EventJson } from "../../contract/events/answers.ts";
import { eventById, listEvents, type Occurrence } from "../../domain/events/events.ts";
import { readSources } from "../../domain/pages/pages.ts";
import { languageIn } from "../../domain/translations/translations.ts";
import { membersToo } from "../authentication.ts";
import { failures } from "../failures.ts";
import { calendarDate } from "../fields.ts";
import { calendarFile, eventEntry } from "../calendar/file.ts";
import { oneById } from "../content/library.ts";
import { createRoute, router } from "../router.ts";
import { inData, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

export function events(timeZone: string) {
  const day = calendarDate(timeZone, say.isoDateWrong).optional();

  const listing = createRoute({
    operationId: "listEvents",
    ...membersToo,
    tags: ["Events"],
    method: "get",
    path: "/event",
    summary: "Events by date, from a month ago to four months ahead unless a span is given",
    request: { query: z.object({ from: day, to: day }) },
    responses: { ...ok("The events", inData(z.array(EventJson))), ...failures(400) },
  });

  const reading = createRoute({
    operationId: "readEvent",
    ...membersToo,
    tags: ["Events"],
    method: "get",
    path: "/event/{id}",
    summary: "One event",
    description: "With `.ics` behind the id it is a file for calendars.",
    request: { params: oneById },
    responses: { ...ok("The event", inData(EventJson)), ...failures(400, 404) },
  });

  return router()
    .openapi(listing, async (c) => {
      const found = await listEvents(c.var.context, c.var.viewer, c.req.valid("query"));
      return c.json({ data: found.map(eventJson) }, 200);
    })
    .openapi(reading, async (c) => {
      const event = await eventById(c.var.context, c.var.viewer, c.req.valid("param").id);
      return c.json({ data: eventJson(event) }, 200);
    });
}

export const eventFiles = router().get("/event/:file{[0-9a-f]+\\.ics}", async (c) => {
  const event = await eventById(c.var.context, null, c.req.param("file").replace(".ics", ""));
  return calendarFile(c, event.name, [await eventEntry(event, c.var.context.timeZone)]);
});

function eventJson(event: Occurrence): EventJson {
  return {
    _id: event.id,
    eventId: event.eventId,
    isWeekly: event.isWeekly,
    name: event.name,
    date: event.date,
    lastDate: event.lastDate,
    time: event.time,
    venue: event.venue,
    description: event.description,
    city: { _id: event.cityId },
    source: event.source === null ? null : (readSources(event.source)[0] ?? null),
    isSample: event.isSample,
    ...languageIn(event),
  };
}

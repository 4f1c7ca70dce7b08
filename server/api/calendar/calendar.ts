import { z } from "@hono/zod-openapi";
import { LANGUAGE_PARAMETER, namingLanguage } from "../../contract/file-language.ts";
import { FIRST_LANGUAGE, languageOf } from "../../contract/languages.ts";
import { FeedJson, FeedPathJson, OwnCalendarJson, VisitPlanJson } from "../../contract/calendar/answers.ts";
import { markVisit, mayBeDone, visitPlanOf, type PlannedVisit } from "../../domain/plan/visits.ts";
import { closeFeed, feedOf, memberOfFeed, openFeed } from "../../domain/account/calendar-feed.ts";
import { ownDatesOf } from "../../domain/calendar/own-dates.ts";
import { listEvents } from "../../domain/events/events.ts";
import { today } from "../../domain/pregnancies/pregnancies.ts";
import type { Member } from "../../domain/member/member.ts";
import type { Context } from "../../domain/context.ts";
import { found } from "../../failures.ts";
import { currentLanguage, speaking } from "../../language.ts";
import { membersOnly } from "../authentication.ts";
import { calendarContent, calendarFile, eventEntry, ownEntry } from "./file.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { languageOfFile } from "../language.ts";
import { createRoute, router } from "../router.ts";
import { inData, ok } from "../responses.ts";

const reading = createRoute({
  operationId: "readCalendar",
  ...membersOnly,
  tags: ["Calendar"],
  method: "get",
  path: "/calendar",
  summary: "The member's own dates, and whether their calendar has a private address",
  responses: { ...ok("The member's calendar", inData(OwnCalendarJson)), ...failures(401) },
});

const readingFeed = createRoute({
  operationId: "readCalendarFeed",
  ...membersOnly,
  tags: ["Calendar"],
  method: "get",
  path: "/calendar/feed",
  summary: "The private address of the member's calendar, without its secret; null when there is none",
  responses: { ...ok("Since when it is there", inData(FeedJson.or(z.null()))), ...failures(401) },
});

const opening = createRoute({
  operationId: "openCalendarFeed",
  ...membersOnly,
  tags: ["Calendar"],
  method: "post",
  path: "/calendar/feed",
  summary: "Make a new private address for the member's calendar",
  responses: { ...ok("The address", inData(FeedPathJson)), ...failures(401, 429) },
});

const closing = createRoute({
  operationId: "closeCalendarFeed",
  ...membersOnly,
  tags: ["Calendar"],
  method: "delete",
  path: "/calendar/feed",
  summary: "End the private address of the member's calendar",
  responses: { ...ok("Ended", inData(z.object({ hasFeed: z.boolean() }))), ...failures(401, 429) },
});

const downloading = createRoute({
  operationId: "downloadCalendar",
  ...membersOnly,
  tags: ["Calendar"],
  method: "get",
  path: "/calendar/file",
  summary:
    "The member's calendar as an iCalendar file: own dates and the events of the member's city, or one own date alone",
  request: {
    query: z.object({
      only: z.string().optional().openapi({ example: "dueDate-2026-07-08", description: "The `key` of one" }),
    }),
  },
  responses: { 200: calendarContent, ...failures(401, 404) },
});

const planning = createRoute({
  operationId: "readVisitPlan",
  ...membersOnly,
  tags: ["Calendar"],
  method: "get",
  path: "/calendar/contacts",
  summary: "The member's checks before or after birth, and the next of them",
  responses: { ...ok("The member's checks", inData(VisitPlanJson)), ...failures(401) },
});

const marking = createRoute({
  operationId: "markVisit",
  ...membersOnly,
  tags: ["Calendar"],
  method: "put",
  path: "/calendar/contacts/{key}/done",
  summary: "Mark a check as done",
  request: { params: z.object({ key: recordId }) },
  responses: { ...ok("The member's checks", inData(VisitPlanJson)), ...failures(400, 401, 404, 429) },
});

const unmarking = createRoute({
  operationId: "unmarkVisit",
  ...membersOnly,
  tags: ["Calendar"],
  method: "delete",
  path: "/calendar/contacts/{key}/done",
  summary: "Take the mark of a check away",
  request: { params: z.object({ key: recordId }) },
  responses: { ...ok("The member's checks", inData(VisitPlanJson)), ...failures(401, 404, 429) },
});

export const calendar = router()
  .openapi(reading, async (c) => {
    const { context, actor } = c.var;
    const dates = await ownDatesOf(context, actor.member);
    return c.json({ data: { dates, hasFeed: (await feedOf(context, actor.member)) !== null } }, 200);
  })
  .openapi(readingFeed, async (c) => {
    const feed = await feedOf(c.var.context, c.var.actor.member);
    const data = feed && { createdTime: feed.createdAt, lastFetchedTime: feed.lastFetchedAt };
    return c.json({ data }, 200);
  })
  .openapi(opening, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    const file = `/calendar/${await openFeed(context, actor)}.ics`;
    return c.json({ data: { path: namingLanguage(file, languageOf(currentLanguage())) } }, 200);
  })
  .openapi(closing, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await closeFeed(context, actor.member);
    return c.json({ data: { hasFeed: false } }, 200);
  })
  .openapi(planning, async (c) => {
    const { context, actor } = c.var;
    return c.json({ data: await planJson(context, actor.member) }, 200);
  })
  .openapi(marking, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await markVisit(context, actor.member, c.req.valid("param").key, true);
    return c.json({ data: await planJson(context, actor.member) }, 200);
  })
  .openapi(unmarking, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await markVisit(context, actor.member, c.req.valid("param").key, false);
    return c.json({ data: await planJson(context, actor.member) }, 200);
  })
  .openapi(downloading, async (c) => {
    const { context, app, actor } = c.var;
    const { only } = c.req.valid("query");
    if (only === undefined) return calendarFile(c, app.name, await calendarOf(context, actor.member));
    const date = found(
      (await ownDatesOf(context, actor.member)).find(({ key }) => key === only),
      "date",
    );
    return calendarFile(c, date.title, [ownEntry(date)]);
  });

const downloadingEvents = createRoute({
  operationId: "downloadEvents",
  tags: ["Calendar"],
  method: "get",
  path: "/calendar.ics",
  summary: "Events as an iCalendar file, to subscribe to: of every city, or of one",
  request: {
    query: z.object({
      city: z.string().optional().openapi({ description: "Its id" }),
      [LANGUAGE_PARAMETER]: z
        .string()
        .optional()
        .openapi({ description: "For calendar apps, which send no header of ours", example: FIRST_LANGUAGE }),
    }),
  },
  responses: { 200: calendarContent, ...failures(400) },
});

/** The address of a private calendar is its secret, so no token is needed. */
export const calendarFiles = router()
  .openapi(downloadingEvents, async (c) => {
    const { context, app } = c.var;
    return calendarFile(c, app.name, await eventsIn(context, null, c.req.valid("query").city));
  })
  .get("/calendar/:file{[\\w-]+\\.ics}", async (c) => {
    const { context, app } = c.var;
    const member = await memberOfFeed(context, c.req.param("file").replace(".ics", ""));
    const language = member.preferredLanguage ?? languageOfFile(c) ?? FIRST_LANGUAGE;
    c.header("Content-Language", language);
    return calendarFile(c, app.name, await speaking(language, () => calendarOf(context, member)));
  });

export async function calendarOf(context: Context, member: Member) {
  const own = await ownDatesOf(context, member);
  return [...own.map(ownEntry), ...(await eventsIn(context, member, member.cityId))];
}

/** @param viewer null for a visitor. @param city null for events without a city, undefined for those of every city. */
export async function eventsIn(context: Context, viewer: Member | null, city: string | null | undefined) {
  const events = await listEvents(context, viewer);
  const chosen = events.filter(({ cityId }) => city === undefined || cityId === null || cityId === city);
  return Promise.all(chosen.map((event) => eventEntry(event, context.timeZone)));
}

async function planJson(context: Context, member: Member) {
  const { visits, next, isLateStart, lastWeek } = await visitPlanOf(context, member);
  const now = today(context);
  return {
    contacts: visits.map((visit) => ({ ...visitJson(visit), mayBeDone: mayBeDone(visit, now) })),
    next: next && visitJson(next),
    isLateStart,
    lastWeek,
  };
}

function visitJson({ key, kind, name, week, date, lastDate, done }: PlannedVisit) {
  return { key, kind, name, week, date, lastDate, done };
}

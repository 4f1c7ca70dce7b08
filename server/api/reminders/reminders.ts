import { z } from "@hono/zod-openapi";
import { ReminderChoiceJson } from "../../contract/reminders/answers.ts";
import { reminderChannel, reminderHour, timeZone } from "../../contract/reminders/fields.ts";
import { readChoice, turnOff, turnOn } from "../../domain/reminders/choice.ts";
import { membersOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, ok } from "../responses.ts";

const described = { ...membersOnly, tags: ["Reminders"], path: "/reminder" as const };
const answer = ok("What the member chose", inData(ReminderChoiceJson));

const reading = createRoute({
  operationId: "readReminderChoice",
  ...described,
  method: "get",
  summary: "Whether and when the member is reminded of the dates in the plan",
  description:
    "404 where those who run this site send no reminders; `sendsReminders` and `sendsPush` of `/setting/app` say so before.",
  responses: { ...answer, ...failures(401, 404) },
});

const turningOn = createRoute({
  operationId: "turnRemindersOn",
  ...described,
  method: "put",
  summary: "Be reminded the day before, or choose when; the number must be proved, unless by push",
  description:
    "A text says only that there is an appointment, and on which weekday. One comes the day before, one a week after a day on which nothing was marked as done, at most three in a week and none from 21:00 to 8:00 in the time zone that is sent.",
  request: {
    body: jsonBody(
      z.object({
        hour: reminderHour.openapi({ example: 10 }),
        channel: reminderChannel.optional().openapi({ description: "One of `channels`; the first when left out" }),
        timeZone: timeZone
          .optional()
          .openapi({ example: "Asia/Karachi", description: "The phone's; when left out, the one of before" }),
      }),
    ),
  },
  responses: { ...answer, ...failures(400, 401, 403, 404, 413, 415, 429) },
});

const turningOff = createRoute({
  operationId: "turnRemindersOff",
  ...described,
  method: "delete",
  summary: "Be reminded no more",
  responses: { ...answer, ...failures(401, 404, 429) },
});

export const reminders = router()
  .openapi(reading, async (c) => c.json({ data: await readChoice(c.var.context, c.var.actor.member) }, 200))
  .openapi(turningOn, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await turnOn(context, actor.member, c.req.valid("json"));
    return c.json({ data: await readChoice(context, actor.member) }, 200);
  })
  .openapi(turningOff, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await turnOff(context, actor.member);
    return c.json({ data: await readChoice(context, actor.member) }, 200);
  });

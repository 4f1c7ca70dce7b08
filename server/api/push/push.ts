import { z } from "@hono/zod-openapi";
import { PushJson } from "../../contract/push/answers.ts";
import { pushSubscription } from "../../contract/push/fields.ts";
import { timeZone } from "../../contract/reminders/fields.ts";
import { readPush, turnPushOff, turnPushOn } from "../../domain/push/subscriptions.ts";
import { membersOnly } from "../authentication.ts";
import { failures } from "../failures.ts";
import { flag } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { inData, jsonBody, ok } from "../responses.ts";

const described = { ...membersOnly, tags: ["Push"], path: "/push" as const };
const answer = ok("What this session is notified of", inData(PushJson));

const reading = createRoute({
  operationId: "readPush",
  ...described,
  method: "get",
  summary: "Whether this session's browser is notified while no page is open, and of what",
  description: "404 where those who run this site offer none; `sendsPush` of `/setting/app` says so before.",
  responses: { ...answer, ...failures(401, 404) },
});

const turningOn = createRoute({
  operationId: "turnPushOn",
  ...described,
  method: "put",
  summary: "Notify this session's browser (Web Push, RFC 8030), or choose of what",
  description:
    "A notice says only that there is something, and names nobody. It is carried, sealed (RFC 8291), by the push service of the browser's maker. None is sent from 21:00 to 8:00 in the time zone that is sent. All ends with the session: when the member logs out, after another's new password, or when it expires. Not for a session that began with `isSharedPhone`.",
  request: {
    body: jsonBody(
      z.object({
        subscription: pushSubscription.optional().openapi({
          description:
            "`PushSubscription.toJSON()` of the browser, made with `publicKey`; left out to keep the one of before",
        }),
        messages: flag.openapi({ description: "Messages of other members" }),
        news: flag.openapi({ description: "What `GET /notification/pagination` lists, as chosen among its topics" }),
        timeZone: timeZone.optional().openapi({ example: "Asia/Karachi", description: "The phone's" }),
      }),
    ),
  },
  responses: { ...answer, ...failures(400, 401, 403, 404, 413, 415, 429) },
});

const turningOff = createRoute({
  operationId: "turnPushOff",
  ...described,
  method: "delete",
  summary: "Notify this session's browser no more",
  responses: { ...answer, ...failures(401, 404, 429) },
});

export const push = router()
  .openapi(reading, async (c) => c.json({ data: await readPush(c.var.context, c.var.actor) }, 200))
  .openapi(turningOn, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await turnPushOn(context, actor, c.req.valid("json"));
    return c.json({ data: await readPush(context, actor) }, 200);
  })
  .openapi(turningOff, async (c) => {
    const { context, actor } = c.var;
    await context.limits.take("change", actor.member.id);
    await turnPushOff(context, actor);
    return c.json({ data: await readPush(context, actor) }, 200);
  });

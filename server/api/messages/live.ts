import { z } from "@hono/zod-openapi";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context as Request } from "hono";
import type { Context } from "../../domain/context.ts";
import { requireNotSuspended } from "../../domain/member/suspension.ts";
import { isKeptAfter, lastEventOf } from "../../domain/messages/live-events.ts";
import type { Log } from "../../log.ts";
import { membersOnly } from "../authentication.ts";
import type { ApiEnvironment } from "../environment.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";
import { BodyStream } from "./body-stream.ts";
import type { EventStream } from "./event-stream.ts";
import { follow } from "./follower.ts";
import { SocketStream } from "./socket-stream.ts";
import { say } from "../../contract/sentences/say.ts";

const RECONNECT_MS = 2_000;

const noSuchEvent = { error: () => say.noSuchLiveEvent() };
const eventNumber = z
  .string(noSuchEvent)
  .regex(/^\d{1,15}$/, noSuchEvent)
  .optional()
  .openapi({ description: "Of the last event that came; the stream goes on behind it" });

const following = createRoute({
  operationId: "followEvents",
  ...membersOnly,
  tags: ["Messages"],
  method: "get",
  path: "/live",
  summary: "A stream of the member's news. It ends within 30 seconds of log-out, suspension or deletion",
  request: {
    headers: z.object({ "last-event-id": eventNumber }),
    query: z.object({ lastEventId: eventNumber }),
  },
  responses: {
    200: {
      description:
        "Server-sent events. First `ready`, or `reset` where so much was missed that the page is to be loaded anew; then " +
        "`message`, `read` (the other has read up to `position`) and `conversation` (it changed), whose data are " +
        "`{conversationId, position, unread, message}`; at last `replaced` where a sixth stream of the member took the place " +
        "of this one, which should not connect again by itself.",
      content: { "text/event-stream": { schema: z.string() } },
    },
    ...failures(400, 401, 403),
  },
});

const HEADERS = { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" };

/** Events are read from stored rows after a cursor, so that a reconnected page misses and repeats nothing. */
export const live = router().openapi(following, async (c) => {
  const { context, actor, log } = c.var;
  requireNotSuspended(context, actor.member);
  if (c.req.method === "HEAD") return c.body(null, 200, HEADERS);
  const asked = c.req.valid("header")["last-event-id"] ?? c.req.valid("query").lastEventId;
  const start = await startOf(context, actor.member.id, asked);
  const { stream, response } = openStream(c);
  stream.send({ ...start, id: String(start.id), data: "{}", retry: RECONNECT_MS });
  const { db, now, live: hub } = context;
  const { member, tokenHash } = actor;
  follow(stream, {
    // Ten thousand streams would keep as many requests and members in memory.
    context: { db, now, live: hub },
    memberId: member.id,
    tokenHash,
    cursor: start.id,
    onFailure: failureLog(log, c.env?.requestId),
  });
  return response;
});

async function startOf(context: Context, memberId: string, asked: string | undefined) {
  const last = await lastEventOf(context, memberId);
  if (asked === undefined) return { event: "ready", id: last };
  const isKept = await isKeptAfter(context, memberId, Number(asked));
  return isKept ? { event: "ready", id: Number(asked) } : { event: "reset", id: last };
}

function failureLog(log: Log, requestId: string | undefined) {
  return (error: unknown) => log.error({ err: error, requestId }, "stream failed");
}

function openStream(c: Request<ApiEnvironment>): { stream: EventStream; response: Response } {
  const outgoing = c.env?.outgoing;
  if (outgoing) return { stream: new SocketStream(outgoing, HEADERS), response: RESPONSE_ALREADY_SENT };
  const stream = new BodyStream();
  return { stream, response: c.body(stream.body, 200, HEADERS) };
}

import { z } from "@hono/zod-openapi";
import { requireNotSuspended } from "../../domain/member/suspension.ts";
import { mayStay } from "../../domain/session/sessions.ts";
import type { Actor } from "../../domain/member/actor.ts";
import type { Member } from "../../domain/member/member.ts";
import { isKeptAfter, lastEventOf } from "../../domain/messages/live-events.ts";
import { EVENTS_AT_ONCE, newsAfter } from "../../domain/messages/news.ts";
import type { Context } from "../../domain/context.ts";
import { Waker } from "../../ports/live/waker.ts";
import { membersOnly } from "../authentication.ts";
import { messageJson } from "./conversation-json.ts";
import { EventStream } from "./event-stream.ts";
import { failures } from "../failures.ts";
import { createRoute, router } from "../router.ts";

const RECONNECT_MS = 2_000;

const NO_EVENT = "This is no event's number.";
const eventNumber = z
  .string({ error: NO_EVENT })
  .regex(/^\d{1,15}$/, NO_EVENT)
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

/** Events are read from stored rows after a cursor, so that a reconnected page misses and repeats nothing. */
export const live = router().openapi(following, async (c) => {
  const { context, actor, log } = c.var;
  requireNotSuspended(context, actor.member);
  const asked = c.req.valid("header")["last-event-id"] ?? c.req.valid("query").lastEventId;
  const start = await startOf(context, actor.member.id, asked);
  const stream = new EventStream();
  stream.send({ ...start, id: String(start.id), data: "{}", retry: RECONNECT_MS });
  // Ten thousand streams would keep as many requests and members in memory.
  const requestId = c.env?.requestId;
  const { db, now, live: hub } = context;
  const { member, tokenHash } = actor;
  follow(stream, { db, now, live: hub }, { member: { id: member.id }, tokenHash }, start.id)
    .catch((error: unknown) => log.error({ err: error, requestId }, "stream failed"))
    .finally(() => stream.close());
  return c.body(stream.body, 200, {
    "Content-Type": "text/event-stream",
    "Cache-Control": "no-store",
    "X-Accel-Buffering": "no",
  });
});

async function startOf(context: Context, memberId: string, asked: string | undefined) {
  const last = await lastEventOf(context, memberId);
  if (asked === undefined) return { event: "ready", id: last };
  const isKept = await isKeptAfter(context, memberId, Number(asked));
  return isKept ? { event: "ready", id: Number(asked) } : { event: "reset", id: last };
}

type Follower = { member: Pick<Member, "id"> } & Pick<Actor, "tokenHash">;

async function follow(
  stream: EventStream,
  context: Pick<Context, "db" | "now" | "live">,
  follower: Follower,
  from: number,
) {
  const waker = new Waker();
  const told: { end?: "replaced" | "stopping" } = {};
  const leave = context.live.listen(follower.member.id, {
    wake: () => waker.wake(),
    end: (why) => {
      told.end = why;
      waker.wake();
    },
  });
  stream.onEnd(() => waker.wake());
  try {
    let cursor = from;
    const { heartbeatMs } = context.live;
    let dueAt = performance.now() + heartbeatMs;
    while (!stream.isOver && !told.end) {
      cursor = await publishNews(stream, context, follower, cursor);
      await waker.wait(dueAt - performance.now());
      if (performance.now() < dueAt) continue;
      if (!(await mayStay(context, follower))) return;
      stream.beat();
      dueAt = performance.now() + heartbeatMs;
    }
    if (told.end === "replaced") stream.send({ event: told.end, data: "{}" });
  } finally {
    leave();
  }
}

async function publishNews(
  stream: EventStream,
  context: Pick<Context, "db">,
  { member }: Pick<Follower, "member">,
  cursor: number,
): Promise<number> {
  const events = await newsAfter(context, member, cursor);
  const last = events.at(-1);
  if (!last) return cursor;
  for (const { number, kind, conversationId, position, unread, message } of events) {
    const data = { conversationId, position, unread, message: message && messageJson(message) };
    stream.send({ event: kind, id: String(number), data: JSON.stringify(data) });
  }
  return events.length < EVENTS_AT_ONCE ? last.number : publishNews(stream, context, { member }, last.number);
}

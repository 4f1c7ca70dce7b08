import { z } from "@hono/zod-openapi";
import { SessionJson } from "../../contract/session/answers.ts";
import { endOneSession, endOtherSessions, listSessions } from "../../domain/account/session-list.ts";
import { deviceInWords } from "../../domain/device-words.ts";
import { logAccess } from "../access-log.ts";
import { membersOnly, membersWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { inData, MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { tags: ["Accounts"] };
const ends = { ...membersWriting, ...described, middleware: [logAccess("log-out"), ...membersWriting.middleware] };

const listing = createRoute({
  operationId: "listSessions",
  ...membersOnly,
  ...described,
  method: "get",
  path: "/session",
  summary: "Where the member is signed in: here first, then the last used",
  responses: { ...ok("The sessions", inData(z.array(SessionJson))), ...failures(401) },
});

const ending = createRoute({
  operationId: "endSession",
  ...ends,
  method: "delete",
  path: "/session/{id}",
  summary: "Sign out in one place",
  request: { params: z.object({ id: recordId }) },
  responses: { ...ok("Signed out there", MessageJson), ...failures(401, 404, 429) },
});

const endingOthers = createRoute({
  operationId: "endOtherSessions",
  ...ends,
  method: "delete",
  path: "/session",
  summary: "Sign out everywhere but here, and end the private address of the member's calendar",
  responses: { ...ok("Signed out there", MessageJson), ...failures(401, 429) },
});

export const sessions = router()
  .openapi(listing, async (c) => {
    const open = await listSessions(c.var.context, c.var.actor);
    const data = open.map(({ id, isThis, isSharedPhone, deviceName, createdAt, lastSeenAt }) => ({
      _id: id,
      isThis,
      isSharedPhone,
      deviceName: deviceName && deviceInWords(deviceName),
      createdTime: createdAt,
      lastSeenTime: lastSeenAt,
    }));
    return c.json({ data }, 200);
  })
  .openapi(ending, async (c) => {
    await endOneSession(c.var.context, c.var.actor.member.id, c.req.valid("param").id);
    return c.json({ message: say.loggedOutThere() }, 200);
  })
  .openapi(endingOthers, async (c) => {
    const { endedFeed } = await endOtherSessions(c.var.context, c.var.actor);
    return c.json({ message: endedFeed ? say.loggedOutWithFeed() : say.loggedOutElsewhere() }, 200);
  });

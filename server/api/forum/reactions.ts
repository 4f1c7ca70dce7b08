import { z } from "@hono/zod-openapi";
import { blockAuthorOf } from "../../domain/forum/hiding.ts";
import { like } from "../../domain/forum/likes.ts";
import { report } from "../../domain/moderation/reports.ts";
import { membersWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { postReportBody, reportBody, thanksFor } from "../moderation/reporting.ts";
import { inData, MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const described = { ...membersWriting, tags: ["Forum"] };
const one = z.object({ id: recordId });
const liked = inData(z.object({ isLiked: z.boolean(), likescounter: z.int() }));

function reactionsTo<Path extends string, Body extends typeof reportBody | typeof postReportBody>(
  kind: "post" | "comment",
  path: Path,
  body: Body,
) {
  const noun = kind === "post" ? "Post" : "Comment";
  const like = { ...described, path: `${path}/{id}/like` as const, request: { params: one } };
  const responses = { ...ok("How many like it now", liked), ...failures(401, 404, 429) };
  return {
    liking: createRoute({
      operationId: `like${noun}`,
      ...like,
      method: "put",
      summary: `Like a ${kind}`,
      responses: { ...responses, ...failures(403) },
    }),
    unliking: createRoute({
      operationId: `unlike${noun}`,
      ...like,
      method: "delete",
      summary: `Like a ${kind} no longer`,
      responses,
    }),
    reporting: createRoute({
      operationId: `report${noun}`,
      ...described,
      method: "post",
      path: `${path}/{id}/report` as const,
      summary: `Report a ${kind} to the moderators`,
      request: { params: one, body },
      responses: { ...ok("Reported", MessageJson), ...failures(400, 401, 403, 404, 413, 415, 429) },
    }),
    blocking: createRoute({
      operationId: `blockAuthorOf${noun}`,
      ...described,
      method: "put",
      path: `${path}/{id}/block` as const,
      summary: `Block whoever wrote a ${kind}: a name everywhere, a pseudonym in its thread`,
      request: { params: one },
      responses: { ...ok("Blocked", MessageJson), ...failures(400, 401, 404, 429) },
    }),
  };
}

const post = reactionsTo("post", "/socialform", postReportBody);
const comment = reactionsTo("comment", "/comment", reportBody);

const LIKED = true;

export const reactions = router()
  .openapi(post.liking, async (c) => {
    const { context, actor } = c.var;
    const { id } = c.req.valid("param");
    const likescounter = await like(context, actor.member, { kind: "post", id }, LIKED);
    return c.json({ data: { isLiked: LIKED, likescounter } }, 200);
  })
  .openapi(post.unliking, async (c) => {
    const { context, actor } = c.var;
    const { id } = c.req.valid("param");
    const likescounter = await like(context, actor.member, { kind: "post", id }, !LIKED);
    return c.json({ data: { isLiked: !LIKED, likescounter } }, 200);
  })
  .openapi(comment.liking, async (c) => {
    const { context, actor } = c.var;
    const { id } = c.req.valid("param");
    const likescounter = await like(context, actor.member, { kind: "comment", id }, LIKED);
    return c.json({ data: { isLiked: LIKED, likescounter } }, 200);
  })
  .openapi(comment.unliking, async (c) => {
    const { context, actor } = c.var;
    const { id } = c.req.valid("param");
    const likescounter = await like(context, actor.member, { kind: "comment", id }, !LIKED);
    return c.json({ data: { isLiked: !LIKED, likescounter } }, 200);
  })
  .openapi(post.reporting, async (c) => {
    const { context, actor } = c.var;
    const { reason, note } = c.req.valid("json");
    const subject = { kind: "post" as const, id: c.req.valid("param").id };
    await report(context, actor.member, subject, { reason, note: note ?? null });
    return c.json({ message: thanksFor(reason) }, 200);
  })
  .openapi(comment.reporting, async (c) => {
    const { context, actor } = c.var;
    const { reason, note } = c.req.valid("json");
    const subject = { kind: "comment" as const, id: c.req.valid("param").id };
    await report(context, actor.member, subject, { reason, note: note ?? null });
    return c.json({ message: thanksFor(reason) }, 200);
  })
  .openapi(post.blocking, async (c) => {
    const { context, actor } = c.var;
    await blockAuthorOf(context, actor.member, "post", c.req.valid("param").id);
    return c.json({ message: say.authorBlocked() }, 200);
  })
  .openapi(comment.blocking, async (c) => {
    const { context, actor } = c.var;
    await blockAuthorOf(context, actor.member, "comment", c.req.valid("param").id);
    return c.json({ message: say.authorBlocked() }, 200);
  });

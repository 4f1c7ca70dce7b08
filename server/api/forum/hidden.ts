import { z } from "@hono/zod-openapi";
import { blocks, unblock } from "../../domain/blocks/blocks.ts";
import { pseudonymInWords } from "../../domain/forum/pseudonym-names.ts";
import { hiddenPosts, hidePost, unhidePost } from "../../domain/forum/hiding.ts";
import { membersOnly, membersWriting } from "../authentication.ts";
import { failures } from "../failures.ts";
import { recordId } from "../fields.ts";
import { createRoute, router } from "../router.ts";
import { inData, MessageJson, ok } from "../responses.ts";
import { say } from "../../contract/sentences/say.ts";

const MOST = 200;

const described = { ...membersWriting, tags: ["Forum"] };
const one = z.object({ id: recordId });

const hiding = { ...described, path: "/socialform/{id}/hidden", request: { params: one } } as const;

const hide = createRoute({
  operationId: "hidePost",
  ...hiding,
  method: "put",
  summary: "Hide a post from the member",
  responses: { ...ok("Hidden", MessageJson), ...failures(400, 401, 404, 429) },
});

const unhide = createRoute({
  operationId: "unhidePost",
  ...hiding,
  method: "delete",
  summary: "See a post again",
  responses: { ...ok("Not hidden", MessageJson), ...failures(401, 429) },
});

const listingHidden = createRoute({
  operationId: "listHidden",
  ...described,
  ...membersOnly,
  method: "get",
  path: "/hidden",
  summary: "The posts that the member has hidden, and the authors whom the member has blocked",
  responses: {
    ...ok(
      "Both lists, the last first",
      inData(
        z.object({
          posts: z.array(z.object({ _id: z.string(), title: z.string(), hiddenTime: z.int() })),
          blocks: z.array(
            z.object({
              _id: z.string(),
              fullName: z.string(),
              threadId: z.string().nullable(),
              blockedTime: z.int(),
            }),
          ),
        }),
      ),
    ),
    ...failures(401),
  },
});

const unblocking = createRoute({
  operationId: "unblock",
  ...described,
  method: "delete",
  path: "/block/{id}",
  summary: "Block somebody no longer",
  request: { params: one },
  responses: { ...ok("Not blocked", MessageJson), ...failures(401, 404, 429) },
});

export const hidden = router()
  .openapi(hide, async (c) => {
    const { context, actor } = c.var;
    await hidePost(context, actor.member, c.req.valid("param").id);
    return c.json({ message: say.postHidden() }, 200);
  })
  .openapi(unhide, async (c) => {
    const { context, actor } = c.var;
    await unhidePost(context, actor.member, c.req.valid("param").id);
    return c.json({ message: say.postUnhidden() }, 200);
  })
  .openapi(listingHidden, async (c) => {
    const { context, actor } = c.var;
    const posts = await hiddenPosts(context, actor.member, MOST);
    const blocked = await blocks(context, actor.member, MOST);
    return c.json(
      {
        data: {
          posts: posts.map(({ id, title, hiddenAt }) => ({ _id: id, title, hiddenTime: hiddenAt })),
          blocks: blocked.map(({ id, name, threadId, blockedAt }) => ({
            _id: id,
            fullName: threadId === null ? name : pseudonymInWords(name),
            threadId,
            blockedTime: blockedAt,
          })),
        },
      },
      200,
    );
  })
  .openapi(unblocking, async (c) => {
    const { context, actor } = c.var;
    await unblock(context, actor.member, c.req.valid("param").id);
    return c.json({ message: say.unblocked() }, 200);
  });

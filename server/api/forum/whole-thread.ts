import { createMiddleware } from "hono/factory";
import { allComments } from "../../domain/forum/comments.ts";
import type { ApiEnvironment } from "../environment.ts";
import { recordId } from "../fields.ts";
import { commentJson } from "./forum-json.ts";

const encoder = new TextEncoder();

/** The contract's call has no paging and expects all comments: they are read and sent some at a time. */
export const wholeThread = createMiddleware<ApiEnvironment, "/comment/forum/:forumId">(async (c, next) => {
  const { success: isId, data: postId } = recordId.safeParse(c.req.param("forumId"));
  if (!isId || ["page", "limit", "holding"].some((name) => c.req.query(name) !== undefined)) return next();
  const { total, pages } = await allComments(c.var.context, c.var.viewer, postId);
  const texts = jsonOf(total, pages);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await texts.return(undefined);
    },
  });
  return c.body(body, 200, { "content-type": "application/json" });
});

async function* jsonOf(total: number, pages: Awaited<ReturnType<typeof allComments>>["pages"]) {
  yield `{"totalPages":${total > 0 ? 1 : 0},"page":1,"total":${total},"data":[`;
  let isFirst = true;
  for await (const comments of pages) {
    if (comments.length === 0) continue;
    const items = comments.map((comment) => JSON.stringify(commentJson(comment))).join(",");
    yield isFirst ? items : `,${items}`;
    isFirst = false;
  }
  yield "]}";
}

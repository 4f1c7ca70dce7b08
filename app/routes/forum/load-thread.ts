import { href, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import type { Comment } from "../../api/types.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { getMember, memberNews } from "../../middleware/member.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import { writtenComment, writtenPost, type Written } from "./written.ts";
import { m } from "../../messages/m.ts";

export const COMMENTS_PER_PAGE = "10";

export type ThreadComments =
  | { list: Written<Comment>[]; page: number; totalPages: number; problem?: undefined }
  | { list?: undefined; problem: string };

/** Loading it marks the thread as read. @throws a 404 for a post that the reader may not see. */
export async function loadThread(id: string, request: Request, context: Readonly<RouterContextProvider>) {
  const asked = pageNumber(request);
  const at = new URL(request.url).searchParams.get("at");
  const api = getApi(context);
  const timeZone = timeZoneOf(context);
  const [{ data: post }, found] = await Promise.all([
    load(api.forum[":id"].$get({ param: { id } })),
    attempt(
      api.comment.forum[":forumId"].$get({
        param: { forumId: id },
        query: { page: String(asked), limit: COMMENTS_PER_PAGE, order: "threads", ...(at ? { holding: at } : {}) },
      }),
    ),
  ]);
  if (!found.ok) {
    // The comment was deleted, but the thread is still there.
    if (at && found.failure.status === 404) throw redirect(`${href("/forum/details")}?${new URLSearchParams({ id })}`);
    const problem = m.forumCommentsNotFetched({ sentence: found.failure.sentence });
    return { post: writtenPost(post, timeZone), comments: { problem } satisfies ThreadComments };
  }
  const { data, page, totalPages } = found.value;
  refuseBeyond(page, totalPages);
  if (getMember(context) && (await memberNews(context)).notifications > 0)
    await attempt(api.notification.thread[":id"].read.$put({ param: { id } }));
  const list = data.map((comment) => writtenComment(comment, timeZone));
  return { post: writtenPost(post, timeZone), comments: { list, page, totalPages } satisfies ThreadComments };
}

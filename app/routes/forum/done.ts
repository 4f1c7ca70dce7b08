import { href, matchPath, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi, type Outcome } from "../../api/client.ts";
import { flash } from "../../middleware/session.ts";
import { POSTS_PER_PAGE } from "./limits.ts";
import { COMMENTS_PER_PAGE } from "./load-thread.ts";
import { pageAddress, pageQuery, pathBeneath } from "./page-address.ts";
import { subjectOf } from "./text.ts";
import { routerPath } from "../../language.ts";

interface Asked {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Redirects to the page under the dialog, or to the forum when the member can no longer see that page. */
export async function done(asked: Asked, message: string) {
  flash(asked.context, { kind: "status", message });
  return redirect(await pageBeneath(asked), 303);
}

export async function doneOrNot(asked: Asked, outcome: Outcome<{ message: string }>) {
  if (outcome.ok) return done(asked, outcome.value.message);
  flash(asked.context, { kind: "alert", message: outcome.failure.sentence });
  return redirect(await pageBeneath(asked), 303);
}

async function pageBeneath({ url, context }: Asked) {
  const path = pathBeneath(routerPath(url.pathname));
  const query = pageQuery(url.searchParams);
  const { kind, id } = subjectOf(url);
  const thread = matchPath("/forum/comment/:id", path)?.params.id ?? query.get("id");
  const page = query.get("page") ?? "1";
  const list = thread ? await commentsPage(thread, page, context) : await postsPage(query, page, context);
  if (thread && !list.ok && list.failure.status === 404) return href("/forum");
  // The removed text may have been the only one on the last page.
  if (list.ok && Number(page) > list.value.totalPages) query.set("page", String(Math.max(1, list.value.totalPages)));
  return `${pageAddress(path, query)}#${kind}-${encodeURIComponent(id)}`;
}

function commentsPage(forumId: string, page: string, context: Asked["context"]) {
  const call = { param: { forumId }, query: { page, limit: COMMENTS_PER_PAGE } };
  return attempt(getApi(context).comment.forum[":forumId"].$get(call));
}

function postsPage(asked: URLSearchParams, page: string, context: Asked["context"]) {
  const [searchTerm, month, topic] = [asked.get("search"), asked.get("month"), asked.get("topic")];
  const query = {
    page,
    limit: POSTS_PER_PAGE,
    ...(searchTerm ? { searchTerm } : {}),
    ...(month ? { month } : {}),
    ...(topic ? { topic } : {}),
    ...(asked.has("my-month") ? { myMonth: "true" as const } : {}),
  };
  return attempt(getApi(context).forum.v2.pagination.$get({ query }));
}

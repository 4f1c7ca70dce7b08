import { data, href, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { unknownForm } from "../../forms/intent.ts";
import { getMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import { routerPath } from "../../language.ts";

export interface LikeAnswer {
  like: {
    problem: { id: string; message: string } | null;
  };
}

interface Asked {
  request: Request;
  /** Without the `.data` that script adds. */
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Without script it redirects back to the text; with script it answers with the outcome only. */
export async function changeLike(form: FormData, { request, url, context }: Asked) {
  const here = routerPath(url.pathname) + url.search;
  if (!getMember(context)) throw redirect(`${href("/login")}?${new URLSearchParams({ next: here })}`, 303);
  const outcome = await send(form, context);
  const problem = outcome.ok ? null : { id: crypto.randomUUID(), message: outcome.failure.sentence };
  if (isSentByScript(request)) {
    return data({ like: { problem } } satisfies LikeAnswer, { status: outcome.ok ? 200 : outcome.failure.status });
  }
  if (problem) flash(context, { kind: "alert", message: problem.message });
  return redirect(`${here}#${anchorOf(form)}`, 303);
}

function send(form: FormData, context: Readonly<RouterContextProvider>) {
  const { forum, comment } = getApi(context);
  const { post, id } = subjectOf(form);
  const likes = post ? forum[":id"].like : comment[":id"].like;
  const call = { param: { id } };
  return attempt(form.get("intent") === "like" ? likes.$put(call) : likes.$delete(call));
}

/** @throws a 400 when the form names none. */
export function subjectOf(form: FormData) {
  const [post, comment] = [form.get("post"), form.get("comment")];
  const id = post ?? comment;
  if (typeof id !== "string" || id === "") throw unknownForm();
  return { post: post !== null, id };
}

function anchorOf(form: FormData) {
  const { post, id } = subjectOf(form);
  return `${post ? "post" : "comment"}-${encodeURIComponent(id)}`;
}

function isSentByScript({ url }: Request) {
  return new URL(url).pathname.endsWith(".data");
}

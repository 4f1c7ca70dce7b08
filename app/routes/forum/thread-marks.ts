import { redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../../api/client.ts";
import { getMember } from "../../middleware/member.ts";
import { signInFirst } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import { subjectOf } from "./like.ts";
import { routerPath } from "../../language.ts";

export const markIntents = ["follow", "unfollow", "helpful", "unmark"] as const;

interface Asked {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Follows a thread or not, marks a comment or not, and leads back to where the button was. */
export async function changeMark(form: FormData, intent: (typeof markIntents)[number], { url, context }: Asked) {
  if (!getMember(context)) signInFirst(context, url);
  const { post: isPost, id } = subjectOf(form);
  const { forum, comment } = getApi(context);
  const call = { param: { id } };
  const calls = {
    follow: () => attempt(forum[":id"].follow.$put(call)),
    unfollow: () => attempt(forum[":id"].follow.$delete(call)),
    helpful: () => attempt(comment[":id"].helpful.$put(call)),
    unmark: () => attempt(comment[":id"].helpful.$delete(call)),
  };
  const outcome = await calls[intent]();
  const message = outcome.ok ? outcome.value.message : outcome.failure.sentence;
  flash(context, { kind: outcome.ok ? "status" : "alert", message });
  return redirect(
    `${routerPath(url.pathname)}${url.search}#${isPost ? "post" : "comment"}-${encodeURIComponent(id)}`,
    303,
  );
}

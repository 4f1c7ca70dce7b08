import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { formKey } from "../../../server/contract/form-key.ts";
import { comment } from "../../../server/contract/forum/fields.ts";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { draftFields } from "../../middleware/draft.ts";
import { getMember } from "../../middleware/member.ts";
import { signInFirst } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import { COMMENTS_PER_PAGE } from "./load-thread.ts";
import { pageQuery } from "./page-address.ts";
import { WRITE } from "./writing.ts";
import { routerPath } from "../../language.ts";
import { m } from "../../messages/m.ts";

export const commentWords = { comment };

const schema = z.object({
  ...commentWords,
  post: z.string().max(40),
  replyTo: z.string().max(40).optional(),
  isPseudonymous: z.literal("on").optional(),
  formKey: formKey.optional(),
});

export type CommentFields = z.input<typeof schema>;

/** A visitor's page is shared by all, so its form has no key. */
export function loadCommentForm(context: Readonly<RouterContextProvider>) {
  const draft = draftFields(context);
  return {
    constraint: constraintsOf(schema),
    // A draft at the address of a dialog over the thread belongs to the dialog.
    draft: "post" in draft ? draft : {},
    formKey: getMember(context) ? crypto.randomUUID() : null,
  };
}

interface Asked {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

export async function addComment(form: FormData, { url, context }: Asked) {
  if (!getMember(context)) signInFirst(context, url);
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { post, replyTo, comment, isPseudonymous, formKey } = submission.value;
  const json = { postId: post, replyTo, comment, isPseudonymous: isPseudonymous === "on", formKey };
  const outcome = await attempt(getApi(context).comment.add.$post({ json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  const { id, state } = outcome.value.data;
  const message = state === "waiting" ? m.forumCommentWaits() : m.forumCommentAdded();
  flash(context, { kind: "status", message });
  return redirect(`${await pageOf(id, post, { url, context })}#comment-${id}`, 303);
}

async function pageOf(id: string, post: string, { url, context }: Asked) {
  const query = { holding: id, limit: COMMENTS_PER_PAGE, order: "threads" } as const;
  const found = await attempt(getApi(context).comment.forum[":forumId"].$get({ param: { forumId: post }, query }));
  const parts = pageQuery(url.searchParams);
  parts.delete(WRITE);
  if (found.ok) parts.set("page", String(found.value.page));
  return `${routerPath(url.pathname)}?${parts}`;
}

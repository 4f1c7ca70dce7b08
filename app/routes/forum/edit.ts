import type { Submission } from "@conform-to/react";
import { data } from "react-router";
import { z } from "zod";
import { attempt, getApi, type Outcome } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { commentWords } from "./add-comment.ts";
import { done, type Asked } from "./done.ts";
import { postWords } from "./post-schema.ts";
import { textOf, type Text, type TextId } from "./text.ts";

/** The version whose words she changed. */
const version = z.coerce.number().int();
const postSchema = z.object({ ...postWords, version });
const commentSchema = z.object({ ...commentWords, version });

export type EditPostFields = z.input<typeof postSchema>;
export type EditCommentFields = z.input<typeof commentSchema>;

export const editConstraint = (kind: TextId["kind"]) => constraintsOf(kind === "post" ? postSchema : commentSchema);

/** Changes her own post or comment. */
export function editText(form: FormData, asked: Asked) {
  return asked.text.kind === "post" ? editPost(form, asked) : editComment(form, asked);
}

async function editPost(form: FormData, asked: Asked) {
  const submission = readForm(form, postSchema);
  if (submission.status !== "success") return incomplete(submission);
  const call = { param: { id: asked.text.id }, json: submission.value };
  return answer(submission, await attempt(getApi(asked.context).socialform[":id"].$put(call)), asked);
}

async function editComment(form: FormData, asked: Asked) {
  const submission = readForm(form, commentSchema);
  if (submission.status !== "success") return incomplete(submission);
  const call = { param: { id: asked.text.id }, json: submission.value };
  return answer(submission, await attempt(getApi(asked.context).comment[":id"].$put(call)), asked);
}

/** Her words back, with those that stand there now when they were changed meanwhile: sent again, hers replace them. */
async function answer<T>(submission: Submission<T>, outcome: Outcome<{ data: { state: string } }>, asked: Asked) {
  if (outcome.ok) return done(asked, savedSentence(outcome.value.data.state));
  const { data: back, init } = refused(submission, outcome.failure);
  const current = outcome.failure.code === "changed_meanwhile" ? await textOf(asked.text, asked.context) : null;
  if (!current) return data(back, init ?? {});
  const initialValue = { ...back.result.initialValue, version: String(versionOf(current)) };
  return data({ result: { ...back.result, initialValue }, current }, init ?? {});
}

function versionOf(text: Text) {
  return text.kind === "post" ? text.post.version : text.comment.version;
}

function savedSentence(state: string) {
  return state === "waiting" ? "Your changes are saved and wait for a moderator" : "Your changes are saved";
}

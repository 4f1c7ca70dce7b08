import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { formKey } from "../../../server/contract/form-key.ts";
import { postRequest } from "../../../server/contract/forum/requests.ts";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";
import { postWords } from "./post-schema.ts";

const schema = z.object({
  ...postWords,
  isPseudonymous: z.literal("on").optional(),
  formKey: formKey.optional(),
});

export const newPostConstraint = () => constraintsOf(schema);

export async function addPost(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { isPseudonymous, ...words } = submission.value;
  const json = postRequest({ ...words, isPseudonymous: isPseudonymous === "on" });
  const outcome = await attempt(getApi(context).forum.add.$post({ json }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  const { id, state } = outcome.value.data;
  const message = state === "waiting" ? "Your post waits for a moderator" : "Your post is in the forum";
  flash(context, { kind: "status", message });
  return redirect(`${href("/forum/details")}?${new URLSearchParams({ id })}`, 303);
}

export type NewPostFields = z.input<typeof schema>;

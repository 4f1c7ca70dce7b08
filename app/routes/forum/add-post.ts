import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { formKey } from "../../../server/contract/form-key.ts";
import { postRequest } from "../../../server/contract/forum/requests.ts";
import { attempt, getApi, sendPost } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";
import { postWords } from "./post-schema.ts";
import { halfPicture, pictureParts } from "./sent-picture.ts";
import { m } from "../../messages/m.ts";

const schema = z.object({
  ...postWords,
  isPseudonymous: z.literal("on").optional(),
  formKey: formKey.optional(),
  ...pictureParts,
});

export const newPostConstraint = () => constraintsOf(schema);

export async function addPost(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  const faults = halfPicture(form);
  if (submission.status !== "success" || faults) return incomplete(submission, faults);
  const { isPseudonymous, image, alt, ...words } = submission.value;
  const post = postRequest({ ...words, isPseudonymous: isPseudonymous === "on" });
  const outcome = await attempt(sendPost(getApi(context), post, image?.size ? { image, alt: alt ?? "" } : null));
  if (!outcome.ok) return refused(submission, outcome.failure);
  const { id, state } = outcome.value.data;
  const message = state === "waiting" ? m.forumPostWaits() : m.forumPostAdded();
  flash(context, { kind: "status", message });
  return redirect(`${href("/forum/details")}?${new URLSearchParams({ id })}`, 303);
}

export type NewPostFields = z.input<typeof schema>;

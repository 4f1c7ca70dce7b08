import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { formKey } from "../../../server/contract/form-key.ts";
import { postRequest } from "../../../server/contract/forum/requests.ts";
import { ALT_MISSING, pictureFile } from "../../../server/contract/pictures/fields.ts";
import { ALT_MAX, NOT_A_PICTURE } from "../../../server/contract/pictures/limits.ts";
import { anyText, isVisible } from "../../../server/contract/text.ts";
import { attempt, getApi, sendPost } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";
import { postWords } from "./post-schema.ts";

/** In the order of the form: the file is last, since a browser may be cut off in it. */
const schema = z.object({
  ...postWords,
  isPseudonymous: z.literal("on").optional(),
  formKey: formKey.optional(),
  alt: anyText(ALT_MAX).optional(),
  image: pictureFile()
    .refine((file) => file.size === 0 || file.type.startsWith("image/"), NOT_A_PICTURE)
    .optional(),
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
  const message = state === "waiting" ? "Your post waits for a moderator" : "Your post is in the forum";
  flash(context, { kind: "status", message });
  return redirect(`${href("/forum/details")}?${new URLSearchParams({ id })}`, 303);
}

/** A picture without its words; or words alone, as when the form came back, which keeps no file. */
function halfPicture(form: FormData): Record<string, string[]> | undefined {
  const [image, alt] = [form.get("image"), form.get("alt")];
  const hasWords = typeof alt === "string" && isVisible(alt);
  const hasFile = image instanceof File && image.size > 0;
  if (hasFile && !hasWords) return { alt: [ALT_MISSING] };
  return hasWords && !hasFile ? { image: ["Choose the picture again, or empty its description."] } : undefined;
}

export type NewPostFields = z.input<typeof schema>;

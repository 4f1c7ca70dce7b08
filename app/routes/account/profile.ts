import { href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { flash } from "../../middleware/session.ts";

const IMAGE_BYTES_MAX = 5 * 1024 * 1024;

const schema = z.object({
  fullName: z
    .string("Username is required")
    .trim()
    .min(1, "Username is required")
    .max(80, "Use at most 80 characters."),
  image: z
    .instanceof(File)
    .refine((file) => file.size <= IMAGE_BYTES_MAX, "Image size should be less than 5MB")
    .refine((file) => file.size === 0 || file.type.startsWith("image/"), "Please select an image file")
    .optional(),
});

export const profileConstraint = () => constraintsOf(schema);

/** Changes her name and, when one is chosen, her picture. */
export async function updateProfile(form: FormData, context: Readonly<RouterContextProvider>) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { fullName, image } = submission.value;
  const outcome = await attempt(getApi(context).user.update.$put({ form: { fullName, ...(image ? { image } : {}) } }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: "Profile updated successfully" });
  return redirect(href("/account"), 303);
}

export type ProfileFields = z.input<typeof schema>;

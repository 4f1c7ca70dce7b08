import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { requiredText } from "../../../forms/text-schema.ts";
import { flash } from "../../../middleware/session.ts";
import { ALT_MAX } from "./limits.ts";

const IMAGE_BYTES_MAX = 5 * 1024 * 1024;
const CHOOSE = "Choose a picture.";

const schema = z.object({
  image: z
    .instanceof(File, { error: CHOOSE })
    .refine((file) => file.size > 0, CHOOSE)
    .refine((file) => file.size <= IMAGE_BYTES_MAX, "Image size should be less than 5MB"),
  alt: requiredText(ALT_MAX, "Say what the picture shows."),
});

export type PictureFields = z.input<typeof schema>;

export const pictureConstraint = () => constraintsOf(schema);

interface Asked {
  context: Readonly<RouterContextProvider>;
  closeTo: string;
}

/** Uploads a picture for a text. */
export async function uploadPicture(form: FormData, { context, closeTo }: Asked) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).content.picture.$post({ form: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: "Saved. Copy its line into your text." });
  return redirect(closeTo, 303);
}

/** Removes the picture that the dialog is about. Removed by another already, it is gone all the same. */
export async function removePicture(id: string, { context, closeTo }: Asked) {
  const outcome = await attempt(getApi(context).content.picture[":id"].$delete({ param: { id } }));
  if (!outcome.ok && outcome.failure.status !== 404) {
    throw data({ message: outcome.failure.sentence }, { status: outcome.failure.status });
  }
  flash(context, { kind: "status", message: "The picture is removed." });
  return redirect(closeTo, 303);
}

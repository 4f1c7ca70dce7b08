import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { alternativeText, pictureFile } from "../../../../server/contract/pictures/fields.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { flash } from "../../../middleware/session.ts";
import { say } from "../../../../server/contract/sentences/say.ts";

const schema = z.object({
  image: pictureFile(say.pictureMissing).refine((file) => file.size > 0, { error: () => say.pictureMissing() }),
  alt: alternativeText,
});

export type UploadFields = z.input<typeof schema>;

export function uploadForm(context: Readonly<RouterContextProvider>) {
  return { constraint: constraintsOf(schema), defaultValue: draftFields(context) };
}

interface Asked {
  context: Readonly<RouterContextProvider>;
  message: string;
  closeTo: string;
}

export async function upload(request: Request, { context, message, closeTo }: Asked) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(getApi(context).content.picture.$post({ form: submission.value }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message });
  return redirect(closeTo, 303);
}

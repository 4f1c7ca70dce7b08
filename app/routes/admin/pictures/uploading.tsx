import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { alternativeText, PICTURE_MISSING, pictureFile } from "../../../../server/contract/pictures/fields.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { Dialog } from "../../../components/dialog.tsx";
import type { Constraints } from "../../../forms/constraints.ts";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { PictureField, TextField } from "../../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { flash } from "../../../middleware/session.ts";

const schema = z.object({
  image: pictureFile(PICTURE_MISSING).refine((file) => file.size > 0, PICTURE_MISSING),
  alt: alternativeText,
});

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

interface Props {
  known: { constraint: Constraints; defaultValue: Record<string, string> };
  result: SubmissionResult | undefined;
}

export function UploadDialog({ known, result }: Props) {
  const [form, fields] = useForm<z.input<typeof schema>>({ id: "picture", lastResult: result, ...known });
  return (
    <Dialog title="Add a picture">
      <Form method="post" encType="multipart/form-data" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <TextField
          field={fields.alt}
          label="What it shows"
          hint="In a few words, for those who cannot see it: A mother feeds her baby lying on her side."
        />
        {/* Last, so that the words are sent before a file that is too large. */}
        <PictureField
          field={fields.image}
          label="Picture"
          hint="A JPEG, PNG or WebP of at most 5 MB. We remove the place where it was taken."
        />
        <SubmitButton sending="Saving…">Upload</SubmitButton>
      </Form>
    </Dialog>
  );
}

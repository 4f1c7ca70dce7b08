import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { Dialog, DialogActions } from "../../../components/dialog.tsx";
import type { Constraints } from "../../../forms/constraints.ts";
import { ImagePreview } from "../../../enhance/image-preview.tsx";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { PictureField, TextField } from "../../../forms/field.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useForm } from "../../../forms/use-form.ts";
import type { UploadFields } from "./upload.ts";

interface Props {
  known: { constraint: Constraints; defaultValue: Record<string, string> };
  result: SubmissionResult | undefined;
}

export function UploadDialog({ known, result }: Props) {
  const [form, fields] = useForm<UploadFields>({ id: "picture", lastResult: result, ...known });
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
        <ImagePreview className="chosen-picture">
          {(onChange) => (
            <PictureField
              field={fields.image}
              label="Picture"
              hint="A JPEG, PNG or WebP of at most 5 MB. We remove the place where it was taken."
              onChange={onChange}
            />
          )}
        </ImagePreview>
        <DialogActions>
          <SubmitButton sending="Saving…">Upload</SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

import { Form, Link } from "react-router";
import type { ContentPicture, ContentPictureUse } from "../../../api/types.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { ErrorOf, Hint, TextField } from "../../../forms/field.tsx";
import { controlProps } from "../../../forms/props.ts";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useServerForm } from "../../../forms/use-form.ts";
import type { FormDialogProps } from "../../account/dialog-props.ts";
import { PictureUses } from "./picture-uses.tsx";
import type { PictureFields } from "./picture-upload.ts";

const FILE_HINT = "A JPEG, PNG or WebP of at most 5 MB. Where it was taken is removed from it.";

/** A picture to upload, and what it shows. */
export function AddPictureDialog({ result, constraint, held, closeTo }: FormDialogProps) {
  const { form, fields } = useServerForm<PictureFields>({ id: "picture", result, constraint, defaultValue: held });
  return (
    <Dialog title="Add a picture" closeTo={closeTo}>
      <Form method="post" encType="multipart/form-data" {...form.props}>
        <ErrorSummary form={form} />
        <div className={fields.image.errors ? "field wrong" : "field"}>
          <label htmlFor={fields.image.id}>Picture</label>
          <Hint field={fields.image} hint={FILE_HINT} />
          <ErrorOf field={fields.image} />
          <input
            {...controlProps(fields.image, FILE_HINT)}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            required
          />
        </div>
        <TextField
          field={fields.alt}
          label="What it shows"
          hint="In a few words, for those who cannot see it: A mother feeds her baby lying on her side."
        />
        <SubmitButton intent="upload" sending="Saving…">
          Upload
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

interface RemovalProps {
  picture: ContentPicture;
  uses: ContentPictureUse[];
  closeTo: string;
}

/** Asks before a picture goes, and says which texts show it. */
export function RemovePictureDialog({ picture, uses, closeTo }: RemovalProps) {
  return (
    <Dialog title="Remove this picture?" closeTo={closeTo}>
      <p dir="auto">{picture.alt}</p>
      <PictureUses uses={uses} />
      <Form method="post">
        <p className="actions">
          <SubmitButton intent="remove" tone="danger" sending="Removing…">
            Remove
          </SubmitButton>{" "}
          <Link className="button plain" to={closeTo} preventScrollReset>
            Keep it
          </Link>
        </p>
      </Form>
    </Dialog>
  );
}

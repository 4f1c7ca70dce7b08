import { controlProps } from "../../forms/props.ts";
import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { ImagePreview } from "../../enhance/image-preview.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { ErrorOf, Hint, TextField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { FormDialogProps } from "./dialog-props.ts";
import type { ProfileFields } from "./profile.ts";

const IMAGE_HINT = "A photo or drawing of at most 5 MB. Where it was taken is removed from it.";

export function ProfileDialog({
  result,
  constraint,
  held,
  closeTo,
  member,
}: FormDialogProps & { member: { fullName: string } }) {
  const { form, fields } = useServerForm<ProfileFields>({
    id: "profile",
    result,
    constraint,
    defaultValue: { fullName: held["fullName"] ?? member.fullName },
  });
  return (
    <Dialog title="Update Profile" closeTo={closeTo}>
      <Form method="post" encType="multipart/form-data" {...form.props}>
        <ErrorSummary form={form} />
        <TextField field={fields.fullName} label="Username" autoComplete="nickname" />
        <div className={fields.image.errors ? "field wrong" : "field"}>
          <label htmlFor={fields.image.id}>
            Picture<span className="optional"> (optional)</span>
          </label>
          <Hint field={fields.image} hint={IMAGE_HINT} />
          <ErrorOf field={fields.image} />
          <ImagePreview>
            {(onChange) => (
              <input
                {...controlProps(fields.image, IMAGE_HINT)}
                type="file"
                accept="image/jpeg,image/png,image/webp"
                onChange={onChange}
              />
            )}
          </ImagePreview>
        </div>
        <SubmitButton intent="profile" sending="Saving…">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

import { Form, href, redirect } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ImagePreview } from "../../enhance/image-preview.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { ErrorOf, Hint, TextField } from "../../forms/field.tsx";
import { controlProps } from "../../forms/props.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import { heldFields } from "../../middleware/held-form.ts";
import { signedInMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/profile.ts";

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

export function loader({ context }: Route.LoaderArgs) {
  const { fullName } = signedInMember(context);
  return { constraint: constraintsOf(schema), defaultValue: { fullName, ...heldFields(context) } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const { fullName, image } = submission.value;
  const outcome = await attempt(getApi(context).user.update.$put({ form: { fullName, ...(image ? { image } : {}) } }));
  if (!outcome.ok) return refused(submission, outcome.failure);
  flash(context, { kind: "status", message: "Profile updated successfully" });
  return redirect(href("/account"), 303);
}

const IMAGE_HINT = "A photo or drawing of at most 5 MB. Where it was taken is removed from it.";

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { form, fields } = useServerForm<z.input<typeof schema>>({
    id: "profile",
    result: actionData?.result,
    ...loaderData,
  });
  return (
    <Dialog title="Update Profile">
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
        <SubmitButton sending="Saving…">Save</SubmitButton>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";

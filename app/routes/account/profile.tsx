import { getFormProps } from "@conform-to/react";
import { Form, href, redirect } from "react-router";
import type { z } from "zod";
import { profile } from "../../../server/contract/account/fields.ts";
import { pictureFile } from "../../../server/contract/pictures/fields.ts";
import { attempt, getApi } from "../../api/client.ts";
import { ApiFailure } from "../../api/failure.ts";
import { Dialog } from "../../components/dialog.tsx";
import { ImagePreview } from "../../enhance/image-preview.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { PictureField, TextField } from "../../forms/field.tsx";
import { constraintsOf, incomplete, readForm, refused } from "../../forms/submission.ts";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { draftFields } from "../../middleware/draft.ts";
import { signedInMember } from "../../middleware/member.ts";
import { flash } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/profile.ts";
import { say } from "../../../server/contract/sentences/say.ts";

const schema = profile.extend({
  image: pictureFile()
    .refine((file) => file.size === 0 || file.type.startsWith("image/"), { error: () => say.notAPicture() })
    .optional(),
});

export function loader({ context }: Route.LoaderArgs) {
  const { fullName } = signedInMember(context);
  return { constraint: constraintsOf(schema), defaultValue: { fullName, ...draftFields(context) } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = readForm(await request.formData(), schema);
  if (submission.status !== "success") return incomplete(submission);
  const { image, ...profile } = submission.value;
  const outcome = await attempt(
    getApi(context).user.update.$put({ form: { ...profile, ...(image ? { image } : {}) } }),
  );
  if (!outcome.ok) return refused(submission, inWords(outcome.failure));
  flash(context, { kind: "status", message: m.accountProfileSaved() });
  return redirect(href("/account"), 303);
}

function inWords(failure: ApiFailure) {
  return failure.code === "failed" ? new ApiFailure(failure.status, "failed", m.accountProfileFailed()) : failure;
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "profile",
    lastResult: actionData?.result,
    ...loaderData,
  });
  return (
    <Dialog title={m.accountUpdateProfile()}>
      <Form method="post" encType="multipart/form-data" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <TextField field={fields.fullName} label={m.fieldUsername()} autoComplete="nickname" />
        <ImagePreview>
          {(onChange) => (
            <PictureField
              field={fields.image}
              label={m.fieldPicture()}
              hint={m.accountPictureHint()}
              onChange={onChange}
            />
          )}
        </ImagePreview>
        <StickySubmit sending={m.savingNow()}>{m.save()}</StickySubmit>
      </Form>
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";

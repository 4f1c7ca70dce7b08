import { getFormProps } from "@conform-to/react";
import { Form, redirect } from "react-router";
import { z } from "zod";
import {
  qualification,
  registration,
  REVIEW_DATE_MISSING,
  reviewerName,
} from "../../../../server/contract/clinician-reviews/fields.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { Dialog, DialogActions } from "../../../components/dialog.tsx";
import { dateField } from "../../../forms/date-field-schema.ts";
import { DateField } from "../../../forms/date-field.tsx";
import { draftParts, partsOf } from "../../../forms/date-parts.ts";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { TextField } from "../../../forms/field.tsx";
import { readIntent } from "../../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { draftFields } from "../../../middleware/draft.ts";
import type { Route } from "./+types/review.ts";
import { backToEditor } from "./back-to-editor.ts";
import { editorAddress } from "./editor-address.ts";
import { itemOf } from "./item.ts";
import { isReviewable } from "./state.ts";

const schema = z.object({
  version: z.coerce.number().int(),
  name: reviewerName,
  qualification,
  registration: registration.optional(),
  date: dateField(REVIEW_DATE_MISSING),
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const item = await itemOf(params, context);
  if (!isReviewable(item)) throw redirect(editorAddress(item));
  const { title, review, publishedVersion } = item;
  const draft = draftFields(context);
  const defaultValue = {
    name: review?.name,
    qualification: review?.qualification,
    registration: review?.registration ?? undefined,
    ...draft,
    date: draftParts(draft, "date") ?? partsOf(review?.date),
  };
  return { title, review, version: publishedVersion ?? 0, constraint: constraintsOf(schema), defaultValue };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { kind, key, language } = await itemOf(params, context);
  const name = { kind, key, language };
  const form = await request.formData();
  const reviews = getApi(context).content[":kind"][":key"].review;
  if (readIntent(form, ["save", "remove"], "save") === "remove") {
    return backToEditor(context, name, await attempt(reviews.$delete({ query: { language }, param: { kind, key } })));
  }
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await attempt(reviews.$put({ query: { language }, param: { kind, key }, json: submission.value }));
  return outcome.ok ? backToEditor(context, name, outcome) : refused(submission, outcome.failure);
}

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { title, review, version, ...known } = loaderData;
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "review",
    lastResult: actionData?.result,
    ...known,
  });
  return (
    <Dialog title="Clinician’s review">
      <p>
        Enter only a doctor, nurse, midwife or other clinician who has read <bdi>{title}</bdi> as readers have it now.
        Readers see the name, the qualification, the registration and the day. When the text changes later, its page
        says so.
      </p>
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <input type="hidden" name="version" value={version} />
        <TextField field={fields.name} label="Name" hint="As readers should see it, such as Dr Ayesha Khan." />
        <TextField field={fields.qualification} label="Qualification" hint="Such as FCPS (obstetrics) or LHV." />
        <TextField
          field={fields.registration}
          label="Registration number"
          hint="Such as the number with PMDC or PNMC."
        />
        <DateField field={fields.date} label="Day of the review" />
        <DialogActions back="Go back">
          <SubmitButton intent="save" sending="Saving…">
            Save
          </SubmitButton>
        </DialogActions>
      </Form>
      {review ? (
        <Form method="post">
          <SubmitButton intent="remove" tone="plain" sending="Removing…">
            Remove the review
          </SubmitButton>
        </Form>
      ) : null}
    </Dialog>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";

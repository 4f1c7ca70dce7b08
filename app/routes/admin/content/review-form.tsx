import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Dialog, DialogActions } from "../../../components/dialog.tsx";
import { DateField } from "../../../forms/date-field.tsx";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { TextField } from "../../../forms/field.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useForm } from "../../../forms/use-form.ts";
import type { knownOf, ReviewFields } from "./review-fields.ts";

interface Props extends ReturnType<typeof knownOf> {
  version: string;
  nameHint?: string;
  lastResult: SubmissionResult | undefined;
  /** What is reviewed: to be seen before a clinician's name is put to it. */
  subject: ReactNode;
  children: ReactNode;
}

export function ReviewDialog({
  version,
  nameHint = "As readers should see it, such as Dr Ayesha Khan.",
  hasReview,
  subject,
  children,
  ...known
}: Props) {
  const [form, fields] = useForm<ReviewFields>({ id: "review", ...known });
  return (
    <Dialog title="Clinician’s review">
      <Form method="post" {...getFormProps(form)}>
        <ErrorSummary form={form} />
        <p>
          <strong>{subject}</strong>
        </p>
        {form.status === "error" ? null : children}
        <input type="hidden" name="version" value={version} />
        <TextField field={fields.name} label="Name" hint={nameHint} />
        <TextField field={fields.qualification} label="Qualification" hint="Such as FCPS (obstetrics) or LHV." />
        <DateField field={fields.date} label="Day of the review" />
        <TextField
          field={fields.registration}
          label="Registration number"
          hint="Such as the number with PMDC or PNMC."
        />
        <DialogActions>
          <SubmitButton intent="save" sending="Saving…">
            Save
          </SubmitButton>
        </DialogActions>
      </Form>
      {hasReview ? (
        <Form method="post">
          <SubmitButton intent="remove" tone="plain" sending="Removing…">
            Remove the review
          </SubmitButton>
        </Form>
      ) : null}
    </Dialog>
  );
}

import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { NOTE_MAX } from "../../../server/contract/moderation/limits.ts";
import { DangerLine } from "../../components/danger-line.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { RadioField, TextAreaField } from "../../forms/field.tsx";
import { StickySubmit } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import type { ReportFields } from "./report-schema.ts";
import { m } from "../../messages/m.ts";

const inDanger = { value: "inDanger", label: m.reportInDanger() };

const reasons = [
  { value: "unkind", label: m.reportUnkind() },
  { value: "unsafeAdvice", label: m.reportUnsafeAdvice() },
  { value: "spam", label: m.reportSpam() },
  { value: "privateData", label: m.reportPrivateData() },
  { value: "other", label: m.reportSomethingElse() },
];

const unsuitable = { value: "unsuitablePicture", label: m.reportUnsuitablePicture() };

interface Props {
  title: string;
  lead: string;
  closeTo: string;
  hasPicture?: boolean;
  result: SubmissionResult | undefined;
  constraint: Constraints;
  defaultValue: Record<string, string>;
}

export function ReportDialog({ title, lead, closeTo, hasPicture = false, result, ...known }: Props) {
  const [form, fields] = useForm<ReportFields>({ id: "report", lastResult: result, ...known });
  return (
    <Dialog title={title} closeTo={closeTo}>
      <Form method="post" {...getFormProps(form)} preventScrollReset>
        <ErrorSummary form={form} />
        <p>{lead}</p>
        <p>
          <DangerLine />
        </p>
        <RadioField
          field={fields.reason}
          label={m.reportWhatIsWrong()}
          choices={hasPicture ? [inDanger, unsuitable, ...reasons] : [inDanger, ...reasons]}
          className="choices column"
        />
        <TextAreaField field={fields.note} label={m.typedNote()} max={NOTE_MAX} rows={2} />
        <StickySubmit>{m.report()}</StickySubmit>
      </Form>
    </Dialog>
  );
}

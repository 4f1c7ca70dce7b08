import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm, type Field } from "../../forms/use-form.ts";
import type { PregnancyInfo } from "../../api/types.ts";
import type { scanValues } from "./dates-values.ts";
import type { FormDialogProps } from "./dialog-props.ts";
import type { ScanFieldValues } from "./scan.ts";

interface Props extends FormDialogProps {
  info: PregnancyInfo;
  scan: ReturnType<typeof scanValues>;
}

/** Adds a scan to her pregnancy, or corrects one. */
export function ScanDialog({ result, constraint, closeTo, info, scan }: Props) {
  const { form, fields } = useServerForm<ScanFieldValues>({
    id: "scan",
    result,
    constraint,
    defaultValue: scan.values,
  });
  return (
    <Dialog title={scan.day ? "Change a scan" : "Add a scan"} closeTo={closeTo}>
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        <input type="hidden" name="pregnancy" value={info._id} />
        {scan.day ? <input type="hidden" name="scan" value={scan.day} /> : null}
        <ScanFields fields={fields} />
        <SubmitButton intent="scan" sending="Saving…">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

/** The day of a scan, and the weeks and days that it found. */
export function ScanFields(props: {
  fields: { scanDate: Field; scanWeeks: Field; scanDays: Field };
  isOptional?: boolean;
}) {
  const { fields, isOptional = false } = props;
  return (
    <>
      <DateField field={fields.scanDate} label="Day of the scan" isOptional={isOptional} />
      <TextField field={fields.scanWeeks} label="Weeks at that scan" inputMode="numeric" hint="As the report says." />
      <TextField field={fields.scanDays} label="And days" inputMode="numeric" hint="From 0 to 6." />
    </>
  );
}

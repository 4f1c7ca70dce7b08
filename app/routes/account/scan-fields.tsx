import { DateField } from "../../forms/date-field.tsx";
import { TextField } from "../../forms/field.tsx";
import type { Field } from "../../forms/use-form.ts";

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

import { getFormProps, type FormMetadata, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { DateField } from "../../forms/date-field.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { RadioField, SelectField, TextField } from "../../forms/field.tsx";
import { MoreFields } from "../../forms/more-fields.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import type { DatesFields } from "./dates-schema.ts";
import type { datesValues } from "./dates-values.ts";

interface Props {
  result: SubmissionResult | undefined;
  constraint: Constraints;
  defaultValue: ReturnType<typeof datesValues>;
  pregnancy?: string | undefined;
  intent?: string;
}

export function DatesForm({ pregnancy, intent, result, ...known }: Props) {
  const [form, fields] = useForm<DatesFields>({ id: "dates", lastResult: result, ...known });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      {pregnancy ? <input type="hidden" name="pregnancy" value={pregnancy} /> : null}
      <DateField
        field={fields.lastMenstrualPeriod}
        label="First day of your last period"
        hint="We count your weeks from this. You can leave it empty if you give a scan or transfer date."
      />
      <TextField
        field={fields.cycleLength}
        label="Cycle length"
        inputMode="numeric"
        hint="Days from one period to the next, from 21 to 45. We use 28 if you leave it empty."
      />
      {pregnancy ? null : (
        <MoreFields of={[fields.scanDate, fields.scanWeeks, fields.scanDays]} summary="I have a scan date">
          <p className="hint">Enter the first one. You can add others later.</p>
          <ScanFields fields={fields} isOptional />
        </MoreFields>
      )}
      <MoreFields of={[fields.transferDate, fields.embryoAgeDays]} summary="I became pregnant through IVF">
        <DateField field={fields.transferDate} label="Day of the transfer" isOptional />
        <RadioField
          field={fields.embryoAgeDays}
          label="How old the embryo was"
          choices={[
            { value: "3", label: "3 days" },
            { value: "5", label: "5 days" },
          ]}
        />
      </MoreFields>
      <MoreFields of={[fields.dueDate]} summary="I do not know it, but I have a due date">
        <DateField
          field={fields.dueDate}
          label="Due date"
          isOptional
          hint="From your doctor or midwife. It counts when the fields above are empty."
        />
      </MoreFields>
      <SelectField
        field={fields.numberOfBabies}
        label="How many babies are you expecting?"
        prompt="I do not know yet"
        choices={[
          { value: "1", label: "One" },
          { value: "2", label: "Twins" },
          { value: "3", label: "Triplets" },
          { value: "4", label: "Four or more" },
        ]}
      />
      <SubmitButton intent={intent} sending="Saving…">
        Save
      </SubmitButton>
    </Form>
  );
}

export function ScanFields(props: {
  fields: ReturnType<FormMetadata<Pick<DatesFields, "scanDate" | "scanWeeks" | "scanDays">>["getFieldset"]>;
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

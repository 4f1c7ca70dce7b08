import { getFormProps, type FormMetadata, type SubmissionResult } from "@conform-to/react";
import { Form, href, Link } from "react-router";
import { DateField } from "../../forms/date-field.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { RadioField, SelectField, TextField } from "../../forms/field.tsx";
import { namedFaults } from "./named-faults.ts";
import { MoreFields } from "../../forms/more-fields.tsx";
import { StickySubmit } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import { m } from "../../messages/m.ts";
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
      <ErrorSummary
        form={namedFaults(form, {
          lastMenstrualPeriod: m.fieldLastPeriod(),
          scanDate: m.accountScanDay(),
          transferDate: m.accountTransferDay(),
          dueDate: m.fieldDueDate(),
        })}
      />
      {pregnancy ? <input type="hidden" name="pregnancy" value={pregnancy} /> : null}
      <DateField field={fields.lastMenstrualPeriod} label={m.fieldLastPeriod()} hint={m.accountPeriodHint()} />
      <TextField
        field={fields.cycleLength}
        label={m.accountCycleLength()}
        inputMode="numeric"
        size={4}
        hint={m.accountCycleHint()}
      />
      {pregnancy ? (
        <p className="more">
          <Link to={href("/account/scan")} replace preventScrollReset>
            {m.accountHaveScan()}
          </Link>
        </p>
      ) : (
        <MoreFields of={[fields.scanDate, fields.scanWeeks, fields.scanDays]} summary={m.accountHaveScan()}>
          <p className="hint">{m.accountHaveScanHint()}</p>
          <ScanFields fields={fields} isOptional />
        </MoreFields>
      )}
      <MoreFields of={[fields.transferDate, fields.embryoAgeDays]} summary={m.accountIvf()}>
        <DateField field={fields.transferDate} label={m.accountTransferDay()} isOptional />
        <RadioField
          field={fields.embryoAgeDays}
          label={m.accountEmbryoAge()}
          choices={[
            { value: "3", label: m.accountThreeDays() },
            { value: "5", label: m.accountFiveDays() },
          ]}
        />
      </MoreFields>
      <MoreFields of={[fields.dueDate]} summary={m.fieldDueDateKnown()}>
        <DateField field={fields.dueDate} label={m.fieldDueDate()} isOptional hint={m.accountDueDateHint()} />
      </MoreFields>
      <SelectField
        field={fields.numberOfBabies}
        label={m.accountHowManyBabies()}
        prompt={m.accountNotKnownYet()}
        choices={[
          { value: "1", label: m.accountOneBaby() },
          { value: "2", label: m.twins() },
          { value: "3", label: m.triplets() },
          { value: "4", label: m.accountFourBabies() },
        ]}
      />
      <StickySubmit intent={intent} sending={m.savingNow()}>
        {m.save()}
      </StickySubmit>
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
      <DateField field={fields.scanDate} label={m.accountScanDay()} isOptional={isOptional} />
      <TextField
        field={fields.scanWeeks}
        label={m.accountWeeksAtScan()}
        inputMode="numeric"
        size={4}
        hint={m.accountWeeksAtScanHint()}
      />
      <TextField
        field={fields.scanDays}
        label={m.accountDaysAtScan()}
        inputMode="numeric"
        size={4}
        hint={m.accountDaysAtScanHint()}
      />
    </>
  );
}

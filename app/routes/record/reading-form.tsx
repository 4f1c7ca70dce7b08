import { getFormProps, type FieldMetadata, type SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import type { ReadingKind } from "../../../server/contract/record/kinds.ts";
import type { Constraints } from "../../forms/constraints.ts";
import { DateField } from "../../forms/date-field.tsx";
import type { DateParts } from "../../forms/date-parts.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { RadioField, TextField } from "../../forms/field.tsx";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { m } from "../../messages/m.ts";

interface Fields {
  date?: Partial<DateParts>;
  systolic?: string;
  diastolic?: string;
  kilograms?: string;
  haemoglobin?: string;
  protein?: string;
  sugar?: string;
  sugarTime?: string;
  movements?: string;
}

interface Props {
  kind: ReadingKind;
  formKey?: string;
  result: SubmissionResult | undefined;
  constraint: Constraints;
  defaultValue: { [Name in keyof Fields]?: unknown };
  /** Above the button, which stays at the foot of the screen. */
  children?: ReactNode;
}

export function ReadingForm({ kind, formKey, result, children, ...known }: Props) {
  const [form, fields] = useForm<Fields>({ id: "reading", lastResult: result, ...known });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <input type="hidden" name="kind" value={kind} />
      {formKey ? <input type="hidden" name="formKey" value={formKey} /> : null}
      <DateField field={fields.date} label={m.recordDayOf()} />
      <ValueFields kind={kind} fields={fields} />
      {children}
      <StickySubmit sending={m.savingNow()}>{m.recordSave()}</StickySubmit>
    </Form>
  );
}

type Metadata = { [Name in Exclude<keyof Fields, "date">]-?: FieldMetadata };

function ValueFields({ kind, fields }: { kind: ReadingKind; fields: Metadata }) {
  switch (kind) {
    case "bloodPressure":
      return (
        <>
          <NumberField field={fields.systolic} label={m.recordSystolic()} hint={m.recordPressureHint()} />
          <NumberField field={fields.diastolic} label={m.recordDiastolic()} />
        </>
      );
    case "weight":
      return <NumberField field={fields.kilograms} label={m.recordKilograms()} hint={m.recordKilogramsHint()} />;
    case "haemoglobin":
      return <NumberField field={fields.haemoglobin} label={m.recordHaemoglobin()} hint={m.recordHaemoglobinHint()} />;
    case "urineProtein":
      return (
        <RadioField
          field={fields.protein}
          label={m.recordProtein()}
          className="choices column"
          choices={[
            { value: "none", label: m.recordProteinNone() },
            { value: "trace", label: m.recordProteinTrace() },
            ...["+", "++"].map((level) => ({ value: level, label: <bdi dir="ltr">{level}</bdi> })),
            { value: "+++", label: m.recordProteinMost() },
          ]}
        />
      );
    case "bloodSugar":
      return (
        <>
          <NumberField field={fields.sugar} label={m.recordSugar()} hint={m.recordSugarHint()} />
          <RadioField
            field={fields.sugarTime}
            label={m.recordSugarTime()}
            choices={[
              { value: "fasting", label: m.recordFasting() },
              { value: "afterMeal", label: m.recordAfterMeal() },
              { value: "anotherTime", label: m.recordAnotherTime() },
            ]}
          />
        </>
      );
    default:
      return (
        <RadioField
          field={fields.movements}
          label={m.recordMovements()}
          choices={[
            { value: "usual", label: m.recordUsual() },
            { value: "less", label: m.recordLess() },
          ]}
        />
      );
  }
}

function NumberField(props: { field: FieldMetadata; label: string; hint?: string }) {
  return <TextField {...props} inputMode="decimal" autoComplete="off" dir="ltr" />;
}

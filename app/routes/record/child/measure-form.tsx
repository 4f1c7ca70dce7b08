import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import type { GrowthKind } from "../../../../server/contract/growth/kinds.ts";
import type { Constraints } from "../../../forms/constraints.ts";
import { DateField } from "../../../forms/date-field.tsx";
import type { DateParts } from "../../../forms/date-parts.ts";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { RadioField, TextField } from "../../../forms/field.tsx";
import { StickySubmit } from "../../../forms/submit-button.tsx";
import { useForm } from "../../../forms/use-form.ts";
import { m } from "../../../messages/m.ts";

interface Fields {
  date?: Partial<DateParts>;
  value?: string;
  position?: string;
}

interface Props {
  kind: GrowthKind;
  formKey?: string;
  result: SubmissionResult | undefined;
  constraint: Constraints;
  defaultValue: { [Name in keyof Fields]?: unknown };
  /** Above the button, which stays at the foot of the screen. */
  children?: ReactNode;
}

export function MeasureForm({ kind, formKey, result, children, ...known }: Props) {
  const [form, fields] = useForm<Fields>({ id: "measure", lastResult: result, ...known });
  const { label, hint } = wordsOf(kind);
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <input type="hidden" name="kind" value={kind} />
      {formKey ? <input type="hidden" name="formKey" value={formKey} /> : null}
      <DateField field={fields.date} label={m.recordDayOf()} />
      <TextField field={fields.value} label={label} hint={hint} inputMode="decimal" autoComplete="off" dir="ltr" />
      {kind === "length" ? (
        <RadioField
          field={fields.position}
          label={m.growthPosition()}
          hint={m.growthPositionHint()}
          choices={[
            { value: "lying", label: m.growthLying() },
            { value: "standing", label: m.growthStanding() },
          ]}
        />
      ) : null}
      {children}
      <StickySubmit sending={m.savingNow()}>{m.recordSave()}</StickySubmit>
    </Form>
  );
}

function wordsOf(kind: GrowthKind) {
  switch (kind) {
    case "weight":
      return { label: m.recordKilograms(), hint: m.growthWeightHint() };
    case "length":
      return { label: m.growthLengthField(), hint: m.growthLengthHint() };
    case "head":
      return { label: m.growthHeadField(), hint: m.growthHeadHint() };
    default:
      return { label: m.growthArmField(), hint: m.growthArmHint() };
  }
}

import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Constraints } from "../../forms/constraints.ts";
import { DateField } from "../../forms/date-field.tsx";
import type { DateParts } from "../../forms/date-parts.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { SelectField, TextField } from "../../forms/field.tsx";
import { StickySubmit } from "../../forms/submit-button.tsx";
import { useForm } from "../../forms/use-form.ts";
import { m } from "../../messages/m.ts";

interface Fields {
  name?: string;
  birthDate?: Partial<DateParts>;
  sex?: string;
  gestationWeeks?: string;
  gestationDays?: string;
}

interface Props {
  formKey?: string;
  result: SubmissionResult | undefined;
  constraint: Constraints;
  defaultValue: { [Name in keyof Fields]?: unknown };
  /** Above the button, which stays at the foot of the screen. */
  children?: ReactNode;
}

export function ChildForm({ formKey, result, children, ...known }: Props) {
  const [form, fields] = useForm<Fields>({ id: "child", lastResult: result, ...known });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      {formKey ? <input type="hidden" name="formKey" value={formKey} /> : null}
      <TextField field={fields.name} label={m.fieldName()} hint={m.accountBabyNameHint()} />
      <DateField field={fields.birthDate} label={m.childBirthDate()} />
      <SelectField
        field={fields.sex}
        label={m.childSex()}
        hint={m.childSexHint()}
        prompt={m.childSexPrompt()}
        choices={[
          { value: "girl", label: m.childGirl() },
          { value: "boy", label: m.childBoy() },
        ]}
      />
      <TextField
        field={fields.gestationWeeks}
        label={m.childGestationWeeks()}
        hint={m.childGestationHint()}
        inputMode="numeric"
        size={4}
        dir="ltr"
      />
      <TextField field={fields.gestationDays} label={m.childGestationDays()} inputMode="numeric" size={4} dir="ltr" />
      {children}
      <StickySubmit sending={m.savingNow()}>{m.save()}</StickySubmit>
    </Form>
  );
}

import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { heldParts, partsOf } from "../../forms/date-parts.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { PregnancyInfo } from "../../api/types.ts";
import type { DatesFields } from "./dates.ts";
import type { FormDialogProps } from "./dialog-props.ts";

export function DatesDialog({
  result,
  constraint,
  held,
  closeTo,
  info,
  title,
}: FormDialogProps & { info: PregnancyInfo | null; title: string }) {
  const isGiven = info?.dueDateSource === "given";
  const { form, fields } = useServerForm<DatesFields>({
    id: "dates",
    result,
    constraint,
    defaultValue: {
      lastMenstrualPeriod:
        heldParts(held, "lastMenstrualPeriod") ?? (isGiven ? undefined : partsOf(info?.lastMenstrualPeriod)),
      dueDate: heldParts(held, "dueDate") ?? (isGiven ? partsOf(info.expectedDate) : undefined),
    },
  });
  return (
    <Dialog title={title} closeTo={closeTo}>
      <Form method="post" id={form.id} noValidate>
        <ErrorSummary form={form} />
        {info && info.status !== "born" ? <input type="hidden" name="pregnancy" value={info._id} /> : null}
        <DateField
          field={fields.lastMenstrualPeriod}
          label="First day of your last period"
          hint="Your weeks and your due date are counted anew from it."
        />
        <details className="more" open={isGiven || fields.dueDate.isFilled || undefined}>
          <summary>I do not know it, but I have a due date</summary>
          <DateField
            field={fields.dueDate}
            label="Due date"
            isOptional
            hint="It counts when the field above is empty."
          />
        </details>
        <SubmitButton intent="dates" sending="Saving…">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

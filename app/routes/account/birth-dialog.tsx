import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { heldParts, partsOf } from "../../forms/date-parts.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { PregnancyInfo } from "../../api/types.ts";
import type { BirthFields } from "./birth.ts";
import type { FormDialogProps } from "./dialog-props.ts";
import { EarlyBirthField } from "../../forms/early-birth-field.tsx";

/** What the dialog of her dates is once the baby is born. */
export function BirthDialog({ result, constraint, held, closeTo, info }: FormDialogProps & { info: PregnancyInfo }) {
  const { form, fields } = useServerForm<BirthFields>({
    id: "birth",
    result,
    constraint,
    defaultValue: {
      babyBirthDate: heldParts(held, "babyBirthDate") ?? partsOf(info.babyBirthDate),
      dueDate: heldParts(held, "dueDate") ?? partsOf(info.dating.dueDate),
    },
  });
  const { lastMenstrualPeriod, scanDate, transferDate } = info.dating;
  return (
    <Dialog title="Update Birth Date" closeTo={closeTo}>
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        <input type="hidden" name="pregnancy" value={info._id} />
        <DateField
          field={fields.babyBirthDate}
          label="Your baby's birth date"
          hint="Your baby's age and weeks are counted anew from it."
        />
        <EarlyBirthField field={fields.early} />
        {(lastMenstrualPeriod ?? scanDate ?? transferDate) ? null : (
          <DateField
            field={fields.dueDate}
            label="The due date you had"
            isOptional
            hint="For a baby who came early: before 37 weeks an age is counted from the due date, too."
          />
        )}
        <SubmitButton intent="birth" sending="Saving…">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

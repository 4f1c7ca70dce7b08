import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { heldParts } from "../../forms/date-parts.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { BabyFields } from "./add-baby.ts";
import type { FormDialogProps } from "./dialog-props.ts";

/** A baby beside those whom she has told of. */
export function AddBabyDialog({ result, constraint, held, closeTo }: FormDialogProps) {
  const { form, fields } = useServerForm<BabyFields>({
    id: "add-baby",
    result,
    constraint,
    defaultValue: { babyBirthDate: heldParts(held, "babyBirthDate"), babyName: held["babyName"] },
  });
  return (
    <Dialog title="Add a baby" closeTo={closeTo}>
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        <DateField field={fields.babyBirthDate} label="Your baby's birth date" />
        <TextField field={fields.babyName} label="Your baby's name" hint="If you like. Only you see it." />
        <SubmitButton intent="add-baby" sending="Saving…">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

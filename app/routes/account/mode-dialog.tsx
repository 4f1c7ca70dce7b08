import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { heldParts, partsOf } from "../../forms/date-parts.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { TextField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { PregnancyInfo } from "../../api/types.ts";
import type { FormDialogProps } from "./dialog-props.ts";
import { EarlyBirthField } from "../../forms/early-birth-field.tsx";
import type { ModeFields } from "./mode.ts";

export function ModeDialog(props: FormDialogProps & { info: PregnancyInfo | null; isPregnant: boolean }) {
  const { result, constraint, held, closeTo, info, isPregnant } = props;
  const { form, fields } = useServerForm<ModeFields>({
    id: "mode",
    result,
    constraint,
    defaultValue: {
      babyBirthDate: heldParts(held, "babyBirthDate"),
      babyName: held["babyName"] ?? info?.babyName ?? undefined,
      lastMenstrualPeriod:
        heldParts(held, "lastMenstrualPeriod") ?? partsOf(isPregnant ? null : info?.lastMenstrualPeriod),
    },
  });
  return (
    <Dialog title={isPregnant ? "Switch to After Birth Mode" : "Switch to Pregnancy Mode"} closeTo={closeTo}>
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        {isPregnant ? (
          <>
            <DateField field={fields.babyBirthDate} label="Your baby's birth date" />
            <EarlyBirthField field={fields.early} />
            <TextField field={fields.babyName} label="Your baby's name" hint="If you like. Only you see it." />
          </>
        ) : (
          <DateField
            field={fields.lastMenstrualPeriod}
            label="First day of your last period"
            hint="With the date of your last pregnancy you go back to it; with a new one, a new pregnancy begins."
          />
        )}
        <SubmitButton intent="mode" sending="Saving…">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

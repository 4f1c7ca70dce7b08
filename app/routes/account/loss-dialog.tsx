import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, RadioField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { PregnancyInfo } from "../../api/types.ts";
import type { FormDialogProps } from "./dialog-props.ts";
import type { LossFields } from "./loss.ts";

const mistake = { value: "mistake", label: "It was entered by mistake" };
const whilePregnant = [
  { value: "miscarriage", label: "I had a miscarriage" },
  { value: "stillbirth", label: "My baby was stillborn" },
  { value: "infantDeath", label: "My baby was born and died" },
  { value: "ended", label: "The pregnancy was ended" },
  mistake,
];
const afterBirth = [
  { value: "infantDeath", label: "My baby died" },
  { value: "stillbirth", label: "My baby was stillborn" },
  mistake,
];

/** Where she tells of a loss, in as few words as can be. */
export function LossDialog(props: FormDialogProps & { info: PregnancyInfo }) {
  const { result, constraint, held, closeTo, info } = props;
  const { form, fields } = useServerForm<LossFields>({ id: "loss", result, constraint, defaultValue: held });
  return (
    <Dialog title="A loss, or a wrong entry" closeTo={closeTo}>
      <p>Once you have told us, your pages stop counting and no longer speak of it. You can undo this afterwards.</p>
      <Form method="post" id={form.id} noValidate>
        <ErrorSummary form={form} />
        <input type="hidden" name="pregnancy" value={info._id} />
        <RadioField
          field={fields.kind}
          label="What happened?"
          choices={info.babyBirthDate ? afterBirth : whilePregnant}
          className="choices column"
        />
        <CheckboxField
          field={fields.isHidden}
          label="Hide it from my list of pregnancies and babies"
          hint="It is kept, and you can show it again."
        />
        <SubmitButton intent="loss" sending="Saving…">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

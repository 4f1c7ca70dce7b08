import { Form } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { DateField } from "../../forms/date-field.tsx";
import { heldParts } from "../../forms/date-parts.ts";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { CheckboxField, RadioField, TextField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { useServerForm } from "../../forms/use-form.ts";
import type { PregnancyInfo } from "../../api/types.ts";
import type { FormDialogProps } from "./dialog-props.ts";
import type { LossFields } from "./loss.ts";

const late = { value: "lateMiscarriage", label: "I had a late miscarriage, after about 3 months" };
const one = { value: "oneOfSeveral", label: "One of my babies died, and another lives" };
const last = [
  { value: "notSaid", label: "I would rather not say" },
  { value: "mistake", label: "It was entered by mistake" },
];
const whilePregnant = [
  { value: "earlyMiscarriage", label: "I had a miscarriage in the first 3 months" },
  late,
  { value: "ectopic", label: "It was an ectopic pregnancy, outside the womb" },
  { value: "ended", label: "The pregnancy was ended" },
  { value: "stillbirth", label: "My baby was stillborn" },
  { value: "infantDeath", label: "My baby was born and died" },
];
const afterBirth = [
  { value: "infantDeath", label: "My baby died" },
  { value: "stillbirth", label: "My baby was stillborn" },
];
/** From 24 weeks on nobody calls it a miscarriage. */
const LATE_MISCARRIAGE_DAYS_EARLY = 16 * 7;

/** Where she tells of a loss, in as few words as can be. */
export function LossDialog(props: FormDialogProps & { info: PregnancyInfo }) {
  const { result, constraint, held, closeTo, info } = props;
  const { form, fields } = useServerForm<LossFields>({
    id: "loss",
    result,
    constraint,
    defaultValue: { ...held, date: heldParts(held, "date") },
  });
  const isBorn = info.babyBirthDate !== null;
  return (
    <Dialog title="A loss, or a wrong entry" closeTo={closeTo}>
      <p>After you save, we stop counting and will not mention it again. You can undo this afterwards.</p>
      <Form method="post" {...form.props} className="loss-form">
        <ErrorSummary form={form} />
        <input type="hidden" name="pregnancy" value={info._id} />
        <input type="hidden" name="babiesLeft" value={Math.max(1, info.numberOfBabies - 1)} />
        <RadioField field={fields.kind} label="What happened?" choices={choicesFor(info)} className="choices column" />
        <div className="if-ended">
          <CheckboxField
            field={fields.isKept}
            label="Keep this in my history"
            hint="Only for a pregnancy that was ended. Not ticked, we store no more than that it is over. Ticked, it is in your own data file, and nowhere else. Your list hides it either way."
          />
        </div>
        {isBorn ? (
          <div className="if-one">
            <TextField
              field={fields.babyName}
              label="Name of the baby who lives"
              hint="If one of your babies died. Only you see it."
            />
          </div>
        ) : null}
        <div className="if-lost">
          <DateField
            field={fields.date}
            label="The day it happened"
            isOptional
            hint="After a birth, the day of the birth. We use today if you leave it empty."
          />
        </div>
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

function choicesFor({ babyBirthDate, babyAge, numberOfBabies }: PregnancyInfo) {
  if (!babyBirthDate) return [...whilePregnant, ...(numberOfBabies > 1 ? [one] : []), ...last];
  const wasEarly = (babyAge?.daysEarly ?? 0) > LATE_MISCARRIAGE_DAYS_EARLY;
  return [...afterBirth, ...(wasEarly ? [late] : []), one, ...last];
}

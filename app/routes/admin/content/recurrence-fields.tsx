import type { FieldMetadata } from "@conform-to/react";
import { DateField } from "../../../forms/date-field.tsx";
import { CheckboxField, RadioField, SelectField, TextField } from "../../../forms/field.tsx";
import type { Parts } from "./editor-form.tsx";
import type { Repeats } from "./recurrence.ts";

interface Props {
  fields: Record<Repeats | "repeats" | "date" | "time" | "wholeDay", FieldMetadata<Parts>>;
}

const choices = {
  once: "Once",
  weekly: "Every week",
  monthly: "Every month",
  yearly: "Every year",
} satisfies Record<Repeats, string>;
const weekdays = numbered("Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday");
const months = numbered(
  "January, February, March, April, May, June, July, August, September, October, November, December",
);
const nths = numbered("First, Second, Third, Fourth");

/** Each choice has its fields under its own legend. The style sheet hides those that are not chosen. */
export function RecurrenceFields({ fields }: Props) {
  const { days } = fields.once.getFieldset();
  const { weekday } = fields.weekly.getFieldset();
  const monthly = fields.monthly.getFieldset();
  const yearly = fields.yearly.getFieldset();
  return (
    <div className="recurrence">
      <h2>When</h2>
      <RadioField
        field={fields.repeats}
        label="How often"
        choices={Object.entries(choices).map(([value, label]) => ({ value, label }))}
      />
      <fieldset className="field" data-for="once">
        <legend>{choices.once}</legend>
        <DateField field={fields.date} label="Date" />
        <DaysField field={days} />
      </fieldset>
      <fieldset className="field" data-for="weekly">
        <legend>{choices.weekly}</legend>
        <WeekdayField field={weekday} />
      </fieldset>
      <fieldset className="field" data-for="monthly">
        <legend>{choices.monthly}</legend>
        <SelectField field={monthly.nth} label="Which of the month" choices={nths} prompt="Choose which" />
        <WeekdayField field={monthly.weekday} />
      </fieldset>
      <fieldset className="field" data-for="yearly">
        <legend>{choices.yearly}</legend>
        <TextField field={yearly.day} label="Day of the month" hint="1 to 31." inputMode="numeric" />
        <SelectField field={yearly.month} label="Month" choices={months} prompt="Choose the month" />
        <DaysField field={yearly.days} />
      </fieldset>
      <CheckboxField field={fields.wholeDay} label="The whole day" />
      <TextField field={fields.time} label="Time" hint="Such as 09:30." />
    </div>
  );
}

function DaysField({ field }: { field: FieldMetadata }) {
  return <TextField field={field} label="How many days it lasts" hint="1 to 31." inputMode="numeric" />;
}

function WeekdayField({ field }: { field: FieldMetadata }) {
  return <SelectField field={field} label="Day of the week" choices={weekdays} prompt="Choose a day" />;
}

function numbered(names: string) {
  return names.split(", ").map((label, index) => ({ value: String(index + 1), label }));
}

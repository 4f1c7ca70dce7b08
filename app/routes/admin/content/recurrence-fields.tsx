import type { FieldMetadata } from "@conform-to/react";
import type { DateParts } from "../../../forms/date-parts.ts";
import { DateField } from "../../../forms/date-field.tsx";
import { RadioField, SelectField, TextField } from "../../../forms/field.tsx";

interface Props {
  fields: Record<"repeats" | "date" | "day" | "month" | "days" | "weekday" | "nth", FieldMetadata<DateParts>>;
}

const repeats = [
  { value: "once", label: "Once" },
  { value: "yearly", label: "Every year" },
  { value: "monthly", label: "Every month" },
  { value: "weekly", label: "Every week" },
];
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((label, index) => ({
  value: String(index + 1),
  label,
}));
const nths = ["First", "Second", "Third", "Fourth"].map((label, index) => ({ value: String(index + 1), label }));

/** The style sheet hides the fields of the recurrences that are not chosen. */
export function RecurrenceFields({ fields }: Props) {
  return (
    <div className="recurrence">
      <h2>When</h2>
      <RadioField field={fields.repeats} label="How often" choices={repeats} />
      <div data-for="once">
        <DateField field={fields.date} label="Date" hint="Of an event that is once." isOptional />
      </div>
      <div data-for="yearly">
        <TextField field={fields.day} label="Day of the month" hint="Every year: 1 to 31." inputMode="numeric" />
        <TextField field={fields.month} label="Month" hint="Every year: 1 to 12." inputMode="numeric" />
      </div>
      <div data-for="once yearly">
        <TextField field={fields.days} label="How many days it lasts" hint="Once or every year." inputMode="numeric" />
      </div>
      <div data-for="weekly monthly">
        <SelectField
          field={fields.weekday}
          label="Day of the week"
          hint="Every week or month."
          choices={weekdays}
          prompt="Choose a day"
        />
      </div>
      <div data-for="monthly">
        <SelectField
          field={fields.nth}
          label="Which of the month"
          hint="Every month."
          choices={nths}
          prompt="Choose which"
        />
      </div>
    </div>
  );
}

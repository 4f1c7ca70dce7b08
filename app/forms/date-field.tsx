import type { ReactNode } from "react";
import { DatePicker } from "../enhance/date-picker.tsx";
import { ErrorOf, Hint } from "./field.tsx";
import { inputProps } from "./props.ts";
import type { Field } from "./use-form.ts";

interface Props {
  field: Field;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  autoComplete?: "bday";
}

const parts = [
  { name: "day", label: "Day", size: 2 },
  { name: "month", label: "Month", size: 2 },
  { name: "year", label: "Year", size: 4 },
] as const;

export function DateField({ field, label, hint, isOptional = false, autoComplete }: Props) {
  const errors = field.errors ?? parts.flatMap(({ name }) => field.part(name).errors ?? []);
  const isWrong = errors.length > 0;
  // The first part has the date's own id, so that the error summary's link focuses it.
  const ids = [field.id, field.part("month").id, field.part("year").id];
  const description = [hint && `${field.id}-hint`, isWrong && field.errorId].filter(Boolean).join(" ");
  return (
    <fieldset className={isWrong ? "field wrong" : "field"} aria-describedby={description || undefined}>
      <legend>
        {label}
        {isOptional ? <span className="optional"> (optional)</span> : null}
      </legend>
      <Hint field={field} hint={hint} />
      <ErrorOf field={{ errorId: field.errorId, errors: isWrong ? errors : undefined }} />
      <div className="date">
        {parts.map(({ name, label, size }, index) => (
          <label key={name}>
            {label}
            <input
              type="text"
              {...inputProps(field.part(name))}
              id={ids[index]}
              required={false}
              inputMode="numeric"
              size={size}
              maxLength={size + 2}
              autoComplete={autoComplete ? `${autoComplete}-${name}` : "off"}
              aria-invalid={isWrong || undefined}
              aria-describedby={description || undefined}
            />
          </label>
        ))}
        <DatePicker label={label} ids={ids} />
      </div>
    </fieldset>
  );
}

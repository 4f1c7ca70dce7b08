import { getInputProps, type FieldMetadata } from "@conform-to/react";
import { Fragment, type ReactNode } from "react";
import { DatePicker } from "../enhance/date-picker.tsx";
import type { DateParts } from "./date-parts.ts";
import { ErrorOf, Hint } from "./field.tsx";
import { m } from "../messages/m.ts";

interface Props {
  field: FieldMetadata<{ [Part in keyof DateParts]?: string | undefined } | undefined>;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  autoComplete?: "bday";
}

export function DateField({ field, label, hint, isOptional = false, autoComplete }: Props) {
  const { day, month, year } = field.getFieldset();
  const parts = [
    // The first part has the date's own id, so that the error summary's link focuses it.
    { part: day, id: field.id, name: "day", label: m.fieldDay(), size: 2 },
    { part: month, id: month.id, name: "month", label: m.fieldMonth(), size: 2 },
    { part: year, id: year.id, name: "year", label: m.fieldYear(), size: 4 },
  ];
  // A field may hold more than its date, such as the name of a source: what is wrong there is said there.
  const errors = field.errors ?? [day, month, year].flatMap(({ errors }) => errors ?? []);
  const isWrong = errors.length > 0;
  const description = [hint ? field.descriptionId : "", isWrong ? field.errorId : ""].filter(Boolean).join(" ");
  return (
    <fieldset className={isWrong ? "field wrong" : "field"} aria-describedby={description || undefined}>
      <legend>
        {label}
        {isOptional ? <span className="optional">{` ${m.fieldOptional()}`}</span> : null}
      </legend>
      <Hint field={field} hint={hint} />
      <ErrorOf field={field} errors={errors} />
      <div className="date">
        {parts.map(({ part, id, name, label, size }) => (
          <Fragment key={name}>
            <label>
              {label}
              <input
                {...getInputProps(part, { type: "text", ariaAttributes: false })}
                id={id}
                required={false}
                inputMode="numeric"
                size={size}
                maxLength={size + 2}
                autoComplete={autoComplete ? `${autoComplete}-${name}` : "off"}
                aria-invalid={isWrong || undefined}
                aria-describedby={description || undefined}
              />
            </label>{" "}
          </Fragment>
        ))}
        <DatePicker label={label} ids={parts.map(({ id }) => id)} />
      </div>
    </fieldset>
  );
}

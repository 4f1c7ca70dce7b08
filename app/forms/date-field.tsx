import { getFieldsetProps, getInputProps, type FieldMetadata } from "@conform-to/react";
import { Fragment, type ReactNode } from "react";
import { DatePicker } from "../enhance/date-picker.tsx";
import type { DateParts } from "./date-parts.ts";
import { ErrorOf, Hint, describedBy } from "./field.tsx";
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
  const isWrong = !field.valid;
  const { "aria-describedby": description } = getFieldsetProps(field, {
    ariaInvalid: "allErrors",
    ...describedBy(field, hint),
  });
  return (
    <fieldset className={isWrong ? "field wrong" : "field"} aria-describedby={description}>
      <legend>
        {label}
        {isOptional ? <span className="optional">{` ${m.fieldOptional()}`}</span> : null}
      </legend>
      <Hint field={field} hint={hint} />
      <ErrorOf field={field} errors={field.errors ?? Object.values(field.allErrors).flat()} />
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
                aria-describedby={description}
              />
            </label>{" "}
          </Fragment>
        ))}
        <DatePicker label={label} ids={parts.map(({ id }) => id)} />
      </div>
    </fieldset>
  );
}

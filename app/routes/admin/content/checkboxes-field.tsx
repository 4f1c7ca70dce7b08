import { getFieldsetProps, getInputProps, type FieldMetadata } from "@conform-to/react";
import { describedBy, ErrorOf, Hint } from "../../../forms/field.tsx";

/** More than these scroll in a box of their own. */
const MANY = 12;

interface Props {
  field: FieldMetadata<Record<string, string>>;
  label: string;
  hint: string | undefined;
  choices: { value: string; label: string }[];
}

export function CheckboxesField({ field, label, hint, choices }: Props) {
  const parts = field.getFieldset();
  const { "aria-describedby": description } = getFieldsetProps(field, describedBy(field, hint));
  return (
    <fieldset className={field.errors ? "field wrong" : "field"} aria-describedby={description}>
      <legend>{choices.length > MANY ? `${label}, ${choices.length} to choose from` : label}</legend>
      <Hint field={field} hint={hint} />
      <ErrorOf field={field} />
      <div className={choices.length > MANY ? "choices stacked long-list" : "choices stacked"}>
        {choices.map(({ value, label }, index) => {
          const part = parts[value];
          return part ? (
            <label key={value} className="choice">
              <input
                {...getInputProps(part, { type: "checkbox", ariaAttributes: false })}
                // The error summary's link focuses the first choice.
                id={index === 0 ? field.id : part.id}
                aria-describedby={index === 0 && field.errors ? description : undefined}
                aria-invalid={field.errors ? true : undefined}
              />
              {label}
            </label>
          ) : null;
        })}
      </div>
    </fieldset>
  );
}

import { ErrorOf, Hint } from "../../../forms/field.tsx";
import { controlProps } from "../../../forms/props.ts";
import type { Field } from "../../../forms/use-form.ts";

interface Props {
  field: Field;
  label: string;
  hint: string | undefined;
  choices: { value: string; label: string }[];
}

export function CheckboxesField({ field, label, hint, choices }: Props) {
  const { "aria-invalid": isWrong, "aria-describedby": described } = controlProps(field, hint);
  return (
    <fieldset className={field.errors ? "field wrong" : "field"} aria-describedby={described}>
      <legend>{label}</legend>
      <Hint field={field} hint={hint} />
      <ErrorOf field={field} />
      <div className="choices">
        {choices.map(({ value, label }, index) => {
          const { id, name, initialValue } = field.part(value);
          return (
            <label key={value} className="choice">
              <input
                type="checkbox"
                // The error summary's link focuses the first choice.
                id={index === 0 ? field.id : id}
                name={name}
                aria-invalid={isWrong}
                defaultChecked={initialValue === "on"}
              />
              {label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

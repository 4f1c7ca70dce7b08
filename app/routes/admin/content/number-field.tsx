import { getInputProps, type FieldMetadata } from "@conform-to/react";
import type { AgeUnit } from "../../../../server/contract/plan/rules.ts";
import { describedBy, Field } from "../../../forms/field.tsx";

interface Props {
  field: FieldMetadata;
  label: string;
  hint: string | undefined;
  /** Of several the style sheet shows the one that is chosen in the form. */
  units: readonly AgeUnit[];
}

export function NumberField({ field, label, hint, units }: Props) {
  const unitId = `${field.id}-unit`;
  return (
    <Field field={field} label={label} hint={hint}>
      <div className="number-field">
        <input
          {...getInputProps(field, {
            type: "text",
            ...describedBy(field, hint, units.length > 0 ? unitId : undefined),
          })}
          inputMode="numeric"
        />
        {units.length > 0 ? (
          <span id={unitId}>
            {units.map((unit) => (
              <span key={unit} data-unit={units.length > 1 ? unit : undefined}>
                {unit}{" "}
              </span>
            ))}
          </span>
        ) : null}
      </div>
    </Field>
  );
}

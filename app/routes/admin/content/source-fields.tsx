import { DateField } from "../../../forms/date-field.tsx";
import { TextField } from "../../../forms/field.tsx";
import type { Field } from "../../../forms/use-form.ts";

export function SourceFields({ rows, isOptional }: { rows: Field[]; isOptional: boolean }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{rows.length === 1 ? "Source" : "Sources"}</h2>
      <p className="hint">{hintFor(rows.length, isOptional)}</p>
      {rows.map((row, index) => (
        <fieldset key={row.name} className="source-row">
          <legend>Source {index + 1}</legend>
          <TextField field={row.part("name")} label="Who says it" />
          <TextField field={row.part("url")} label="Address" />
          <DateField field={row} label="Read on" isOptional />
        </fieldset>
      ))}
    </>
  );
}

function hintFor(rows: number, isOptional: boolean) {
  if (isOptional) return "Where it is announced, if anywhere.";
  if (rows === 1) return "It must have a date before it can be published.";
  return "At least one must have a date before it can be published. Leave a row empty to drop it; saved, there are two more rows.";
}

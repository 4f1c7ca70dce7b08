import type { FieldMetadata } from "@conform-to/react";
import type { DateParts } from "../../../forms/date-parts.ts";
import { DateField } from "../../../forms/date-field.tsx";
import { TextField } from "../../../forms/field.tsx";

type Row = FieldMetadata<DateParts & { name: string; url: string }>;

export function SourceFields({ rows, isOptional }: { rows: Row[]; isOptional: boolean }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h2>{rows.length === 1 ? "Source" : "Sources"}</h2>
      <p className="hint">{hintFor(rows.length, isOptional)}</p>
      {rows.map((row, index) => {
        const { name, url } = row.getFieldset();
        return (
          <fieldset key={row.name} className="source-row">
            <legend>Source {index + 1}</legend>
            <TextField field={name} label="Who says it" />
            <TextField field={url} label="Address" />
            <DateField field={row} label="Read on" isOptional />
          </fieldset>
        );
      })}
    </>
  );
}

function hintFor(rows: number, isOptional: boolean) {
  if (isOptional) return "Where it is announced, if anywhere.";
  if (rows === 1) return "It must have a date before it can be published.";
  return "At least one must have a date before it can be published. Leave a row empty to drop it; saved, there are two more rows.";
}

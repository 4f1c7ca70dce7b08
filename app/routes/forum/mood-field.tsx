import type { FieldMetadata } from "@conform-to/react";
import { RadioField } from "../../forms/field.tsx";
import { moods } from "../../icons/moods.ts";
import { MoodFace } from "./mood.tsx";

const choices = moods.map(({ id, name }) => ({
  value: String(id),
  label: (
    <>
      <MoodFace id={id} />
      {name}
    </>
  ),
}));

export function MoodField({ field }: { field: FieldMetadata }) {
  return <RadioField field={field} label="How do you feel?" choices={choices} className="choices moods" />;
}

import type { FieldMetadata } from "@conform-to/react";
import { RadioField } from "../../forms/field.tsx";
import { MoodFace, moodNames } from "./mood.tsx";
import { m } from "../../messages/m.ts";

const choices = moodNames.map((name, index) => ({
  value: String(index + 1),
  label: (
    <>
      <MoodFace id={index + 1} />
      {name}
    </>
  ),
}));

export function MoodField({ field }: { field: FieldMetadata }) {
  return <RadioField field={field} label={m.forumFieldMood()} choices={choices} className="choices moods" />;
}

import type { FieldMetadata } from "@conform-to/react";
import { RadioField } from "../../forms/field.tsx";
import { moods } from "../../icons/moods.ts";
import { MoodFace, moodWords } from "./mood.tsx";
import { m } from "../../messages/m.ts";

const choices = moods.map(({ id, name }) => ({
  value: String(id),
  label: (
    <>
      <MoodFace id={id} />
      {moodWords[name]}
    </>
  ),
}));

export function MoodField({ field }: { field: FieldMetadata }) {
  return <RadioField field={field} label={m.forumFieldMood()} choices={choices} className="choices moods" />;
}

import type { FieldMetadata } from "@conform-to/react";
import { POST_MAX } from "../../../server/contract/forum/limits.ts";
import { TextAreaField, TextField } from "../../forms/field.tsx";
import { MoodField } from "./mood-field.tsx";

interface Props {
  fields: Record<"mood" | "title" | "description", FieldMetadata>;
}

export function PostFields({ fields }: Props) {
  return (
    <>
      <MoodField field={fields.mood} />
      <TextField field={fields.title} label="Title" autoComplete="off" />
      <TextAreaField field={fields.description} label="Description" max={POST_MAX} rows={8} />
    </>
  );
}

import type { FieldMetadata } from "@conform-to/react";
import { TextField } from "../../../forms/field.tsx";

export function TopicFields({ fields }: { fields: Record<"name" | "urduName" | "position", FieldMetadata> }) {
  return (
    <>
      <TextField field={fields.name} label="Name" hint="One or two words." autoComplete="off" />
      <TextField
        field={fields.urduName}
        label="Name in Urdu"
        hint="What readers of Urdu see in its place."
        autoComplete="off"
        lang="ur"
        dir="rtl"
      />
      <TextField
        field={fields.position}
        label="Place in the list"
        hint="From 1 to 99, the lowest first."
        inputMode="numeric"
      />
    </>
  );
}

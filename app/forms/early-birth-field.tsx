import type { FieldMetadata } from "@conform-to/react";
import { RadioField } from "./field.tsx";
import { m } from "../messages/m.ts";

const answers = [
  { value: "lives", label: m.earlyBirthLives() },
  { value: "lost", label: m.earlyBirthLost() },
];

export function EarlyBirthField({ field }: { field: FieldMetadata }) {
  if (field.valid && field.value === undefined) return null;
  return <RadioField field={field} label={m.earlyBirthHow()} choices={answers} className="choices column" />;
}

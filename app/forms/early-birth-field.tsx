import type { FieldMetadata } from "@conform-to/react";
import { RadioField } from "./field.tsx";

const answers = [
  { value: "lives", label: "My baby is alive" },
  { value: "lost", label: "My baby died, or I lost the pregnancy" },
];

export function EarlyBirthField({ field }: { field: FieldMetadata }) {
  if (field.valid && field.value === undefined) return null;
  return <RadioField field={field} label="How is it?" choices={answers} className="choices column" />;
}

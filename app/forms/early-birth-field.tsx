import { RadioField } from "./field.tsx";
import type { Field } from "./use-form.ts";

const answers = [
  { value: "lives", label: "My baby is alive" },
  { value: "lost", label: "My baby died, or I lost the pregnancy" },
];

export function EarlyBirthField({ field }: { field: Field }) {
  if (!field.errors && !field.isFilled) return null;
  return <RadioField field={field} label="How is it?" choices={answers} className="choices column" />;
}

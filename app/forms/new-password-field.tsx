import { PasswordField } from "./field.tsx";
import type { Field } from "./use-form.ts";

export function NewPasswordField({ field, label }: { field: Field; label: string }) {
  return (
    <PasswordField
      field={field}
      label={label}
      autoComplete="new-password"
      hint="At least 8 characters. Three words that only you would put together are good."
    />
  );
}

import type { FieldMetadata } from "@conform-to/react";
import { PasswordField } from "./field.tsx";

export function NewPasswordField({ field, label }: { field: FieldMetadata; label: string }) {
  return (
    <PasswordField
      field={field}
      label={label}
      autoComplete="new-password"
      hint="At least 8 characters. Three words that only you would put together are good."
    />
  );
}

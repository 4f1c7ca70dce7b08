import type { FieldMetadata } from "@conform-to/react";
import { PasswordField } from "./field.tsx";

export function NewPasswordField({ field, label }: { field: FieldMetadata; label: string }) {
  return (
    <PasswordField
      field={field}
      label={label}
      autoComplete="new-password"
      hint="At least 8 characters. Tip: use three random words."
    />
  );
}

import type { FieldMetadata } from "@conform-to/react";
import { PasswordField } from "./field.tsx";
import { m } from "../messages/m.ts";

export function NewPasswordField({ field, label }: { field: FieldMetadata; label: string }) {
  return <PasswordField field={field} label={label} autoComplete="new-password" hint={m.passwordHint()} />;
}

import type { ReactNode } from "react";
import type { Field } from "./use-form.ts";

export function controlProps(field: Field, hint?: ReactNode) {
  const { id, name, required, errors, errorId } = field;
  const described = [errors && errorId, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    id,
    name,
    required,
    "aria-invalid": errors ? true : undefined,
    "aria-describedby": described || undefined,
  };
}

export function inputProps(field: Field, hint?: ReactNode) {
  const { minLength, maxLength, pattern, initialValue } = field;
  return { ...controlProps(field, hint), minLength, maxLength, pattern, defaultValue: initialValue };
}

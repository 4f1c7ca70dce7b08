import type { EditorFields } from "./source-rows.ts";

/** Nests names such as `field.part` under their fields. */
export function draftDocument(draft: Record<string, string>): EditorFields {
  const fields: EditorFields = {};
  const parts: Record<string, Record<string, string>> = {};
  for (const [name, value] of Object.entries(draft)) {
    const [field = "", part] = name.split(".");
    if (part) parts[field] = { ...parts[field], [part]: value };
    else fields[field] = value;
  }
  return { ...fields, ...parts };
}

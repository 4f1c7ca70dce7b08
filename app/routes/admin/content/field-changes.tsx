import { kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import type { FieldChange } from "../../../api/types.ts";
import { capitalised } from "../../../format/words.ts";
import { Differences } from "./differences.tsx";
import type { ItemName } from "./item.ts";

interface Props {
  of: FieldChange[];
  name: Pick<ItemName, "kind" | "language">;
  none: string;
  names?: [string, string];
}

/** Each field under its own name, in the direction of its words. */
export function FieldChanges({ of: changes, name: { kind, language }, none, names }: Props) {
  if (changes.length === 0) return <p>{none}</p>;
  return changes.map(({ field, differences }) => (
    <div key={field}>
      <p className="desk-label">{labelOf(kind, field)}</p>
      <Differences of={differences} none={none} language={language} {...(names ? { names } : {})} />
    </div>
  ));
}

export function labelOf(kind: ContentKind, name: string) {
  const { fields, text } = kindsOfContent[kind];
  if (name === "body") return text ?? "Text";
  return fields.find((field) => field.name === name)?.label ?? capitalised(name);
}

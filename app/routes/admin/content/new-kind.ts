import { data } from "react-router";
import { kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import { kindOf } from "./kinds.ts";

/** @throws 404 for a kind that nothing is added to. */
export function requireOpen(name: string): ContentKind {
  const kind = kindOf(name);
  if (!kind || !kindsOfContent[kind].isOpen) throw data({ message: "There is no such page." }, { status: 404 });
  return kind;
}

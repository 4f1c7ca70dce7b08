import { href } from "react-router";
import type { ContentKind } from "../../../../server/contract/content/kinds.ts";
import { pagePath } from "../../../language.ts";

/** Stands in the address for an item that is not there yet. */
export const NEW = "new";

export function lookAddress(kind: ContentKind, key = NEW) {
  return pagePath(href("/admin/content/:kind/:key/look", { kind, key }));
}

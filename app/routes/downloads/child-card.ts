import { href } from "react-router";
import { pagePath } from "../../language.ts";

export const CHILD_CARD = "child-card.pdf";

export function childCardPath(child: string): string {
  return pagePath(`${href("/downloads/:file", { file: CHILD_CARD })}?${new URLSearchParams({ child })}`);
}

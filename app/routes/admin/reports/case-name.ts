import { data } from "react-router";
import type { ModerationCase } from "../../../api/types.ts";

export interface CaseName {
  kind: ModerationCase["kind"];
  id: string;
}

const kinds: readonly CaseName["kind"][] = ["post", "comment", "member", "review", "answer"];

/** @throws a 404 for an unknown kind. */
export function caseNameOf({ kind: asked, id }: { kind: string; id: string }): CaseName {
  const kind = kinds.find((each) => each === asked);
  if (!kind) throw data({ message: "There is no such case." }, { status: 404 });
  return { kind, id };
}

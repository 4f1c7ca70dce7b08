import type { ModerationCase } from "../../../api/types.ts";

/** What a case is about, as addresses and calls name it. */
export interface CaseName {
  kind: ModerationCase["kind"];
  id: string;
}

const kinds: readonly CaseName["kind"][] = ["post", "comment", "member", "review", "answer"];

/** Reads `?case=post:<id>`; null when none is asked for. */
export function caseNameOf(request: Request): CaseName | null {
  const [asked, id] = (new URL(request.url).searchParams.get("case") ?? "").split(":");
  const kind = kinds.find((each) => each === asked);
  return kind && id ? { kind, id } : null;
}

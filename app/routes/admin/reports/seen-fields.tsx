import type { ShownCase } from "./shown-case.ts";

/** What the moderator saw, so that a decision about other words is refused. */
export function SeenFields({ open: { kind, subject } }: { open: Pick<ShownCase, "kind" | "subject"> }) {
  if (!subject) return null;
  if (kind === "review") return <input type="hidden" name="version" value={subject.version} />;
  return kind === "post" || kind === "comment" ? <input type="hidden" name="seen" value={subject.state} /> : null;
}

export interface Finding {
  /** `mend`: Umeed does not run well so; `note`: it runs, and somebody should know. */
  state: "fine" | "note" | "mend";
  about: string;
  says: string;
}

export function findingsAbout(about: string) {
  const found = (state: Finding["state"]) => (says: string) => ({ state, about, says });
  return { fine: found("fine"), note: found("note"), mend: found("mend") };
}

/** The system's code where there is one, since a message may hold a password. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return "unknown";
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause === undefined ? error.name : reasonOf(error.cause);
}

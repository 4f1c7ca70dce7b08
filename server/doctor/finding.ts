/** What the doctor saw of one thing. */
export interface Finding {
  /** `mend`: Umeed does not run well so. `note`: it runs, and somebody should know. */
  state: "fine" | "note" | "mend";
  /** What was looked at, in a word or two. */
  about: string;
  /** One line; for `mend` and `note` with what to do. */
  says: string;
}

/** The findings about one thing, to be made in few words. */
export function findingsAbout(about: string) {
  const found = (state: Finding["state"]) => (says: string) => ({ state, about, says });
  return { fine: found("fine"), note: found("note"), mend: found("mend") };
}

/** Why something did not work: the code of the system where there is one, since its sentence may hold a password. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return "unknown";
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause === undefined ? error.name : reasonOf(error.cause);
}

/** `refused`: it never will be taken. `notTaken`: it may be sent later. `unknown`: it must not be sent again. */
export type Outcome = "sent" | "refused" | "notTaken" | "unknown";

/** These were never connected to, so nothing of a message has reached them. */
export const UNREACHED: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
]);

export function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 429 || status === 503) return "notTaken";
  return status >= 400 && status < 500 && status !== 408 ? "refused" : "unknown";
}

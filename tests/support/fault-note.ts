import { appendFileSync } from "node:fs";
import { z } from "zod";

const faultNote = z.object({
  saw: z.string(),
  /** Milliseconds. */
  healedAfter: z.number().optional(),
});

export type FaultNote = z.infer<typeof faultNote>;

/** What a test measured of the fault that it makes, for the table of `npm run test:faults`. */
export function noteFault(note: FaultNote): void {
  const file = process.env.UMEED_FAULT_NOTES;
  if (file) appendFileSync(file, `${JSON.stringify(note)}\n`);
}

export function readFaultNotes(text: string): FaultNote[] {
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => faultNote.parse(JSON.parse(line)));
}

/** How often each status came: '503 × 4, 200 × 9'. */
export function countedStatuses(statuses: number[]): string {
  return [...Map.groupBy(statuses, (status) => status)]
    .map(([status, { length }]) => `${status} × ${length}`)
    .join(", ");
}

import { expect } from "vitest";

/** Seconds hold on a machine with nothing else to do, as `npm run test:faults` is; `npm test` waits for the event alone. */
export function expectWithin(ms: number, began: number): void {
  if (process.env["FIGURES"]) expect(performance.now() - began).toBeLessThan(ms);
}

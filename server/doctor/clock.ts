import { findingsAbout, type Finding } from "./finding.ts";

const EARLIEST = Date.parse("2026-01-01");
const LATEST = Date.parse("2100-01-01");

export function lookAtClock(now: number, timeZone: string): Finding {
  const { fine, mend } = findingsAbout("clock");
  if (now < EARLIEST || now > LATEST)
    return mend(`it says ${new Date(now).toISOString()}: set it, and let it follow a time server`);
  const there = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone }).format(now);
  return fine(`${there} in ${timeZone}`);
}

import { language } from "../language.ts";

export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(language.code, { timeZone, timeZoneName: "long" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

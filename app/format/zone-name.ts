import { language } from "../language.ts";

/** Such as 'Pakistan Standard Time'. */
export function zoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(language.code, { timeZone, timeZoneName: "long" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

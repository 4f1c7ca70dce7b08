/**
 * The date (`YYYY-MM-DD`) and the time (`HH:MM`) that clocks in a time zone show.
 * @param instant now, unless another is given.
 */
export function nowIn(timeZone: string, instant = new Date()): { date: string; time: string } {
  // Sweden writes dates as ISO 8601 does.
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  const [date = "", time = ""] = clock.format(instant).split(" ");
  return { date, time };
}

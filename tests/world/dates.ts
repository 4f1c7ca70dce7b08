const DAY = 86_400_000;
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The date (`YYYY-MM-DD`) so many days from today where the site's operator is; before today when negative. */
export function inDays(days: number): string {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Karachi" }).format(new Date());
  return plusDays(today, days);
}

/** The date so many days after another. */
export function plusDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** A date as pages write it: 5 Mar, 2024. */
export function written(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${months[(month ?? 0) - 1]}, ${year}`;
}

/** A date as it is typed: day, month, year. */
export function typed(date: string): [day: string, month: string, year: string] {
  const [year, month, day] = date.split("-").map(Number);
  return [String(day), String(month), String(year)];
}

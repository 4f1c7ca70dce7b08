const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

export function formatDate(date: string): string {
  return `${Number(date.slice(8, 10))} ${nameOf(date).slice(0, 3)}, ${date.slice(0, 4)}`;
}

export function monthName(month: string): string {
  return `${nameOf(month)} ${month.slice(0, 4)}`;
}

export function shortMonthName(month: string): string {
  return `${nameOf(month).slice(0, 3)} ${month.slice(0, 4)}`;
}

/** @param instant epoch milliseconds */
export function dateAndTime(instant: number, timeZone: string): string {
  const [date = "", time = ""] = new Date(instant).toLocaleString("sv-SE", { timeZone }).split(" ");
  return `${formatDate(date)}, ${time.slice(0, 5)}`;
}

function nameOf(date: string) {
  return months[Number(date.slice(5, 7)) - 1] ?? "";
}

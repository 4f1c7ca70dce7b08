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

/** A calendar date (`YYYY-MM-DD`) as the product writes it: 5 Mar, 2024. It has no zone, so none is applied. */
export function formatDate(date: string): string {
  return `${Number(date.slice(8, 10))} ${nameOf(date).slice(0, 3)}, ${date.slice(0, 4)}`;
}

/** The month of a date or a month (`YYYY-MM`) in words: March 2024. */
export function monthName(month: string): string {
  return `${nameOf(month)} ${month.slice(0, 4)}`;
}

/** The same where there is little room: Mar 2024. */
export function shortMonthName(month: string): string {
  return `${nameOf(month).slice(0, 3)} ${month.slice(0, 4)}`;
}

/** An instant as date and time where `timeZone` is: 5 Mar, 2024, 09:30. @param instant epoch milliseconds */
export function dateAndTime(instant: number, timeZone: string): string {
  const [date = "", time = ""] = new Date(instant).toLocaleString("sv-SE", { timeZone }).split(" ");
  return `${formatDate(date)}, ${time.slice(0, 5)}`;
}

function nameOf(date: string) {
  return months[Number(date.slice(5, 7)) - 1] ?? "";
}

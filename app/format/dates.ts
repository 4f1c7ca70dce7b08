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

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** 'Sunday, 22 Nov' */
export function dayOfThisWeek(date: string): string {
  return `${weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()]}, ${dayAndMonth(date)}`;
}

/** '22 Nov', where the year is plain */
export function dayAndMonth(date: string): string {
  return `${Number(date.slice(8, 10))} ${nameOf(date).slice(0, 3)}`;
}

/** @param instant epoch milliseconds */
export function dateAndTime(instant: number, timeZone: string): string {
  const [date = "", time = ""] = new Date(instant).toLocaleString("sv-SE", { timeZone }).split(" ");
  return `${formatDate(date)}, ${time.slice(0, 5)}`;
}

function nameOf(date: string) {
  return months[Number(date.slice(5, 7)) - 1] ?? "";
}

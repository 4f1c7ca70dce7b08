/** An entry of an iCalendar file: its properties by name, as text without escapes. */
export interface Entry {
  uid: string;
  /** As written, such as `DTSTART;VALUE=DATE`, to the value. */
  properties: Map<string, string>;
}

const ONCE = ["UID", "DTSTAMP", "SUMMARY"];

/**
 * Reads an iCalendar file as strictly as RFC 5545 puts it: line ends, folding, nesting, what a calendar and an entry
 * must have, no UID twice.
 * @throws {Error} that names the line which is not as it should be.
 */
export function readCalendar(text: string): { properties: Map<string, string>; entries: Entry[] } {
  if (!text.endsWith("\r\n")) throw new Error("the last line has no end");
  if (/[\r\n]/.test(text.replaceAll("\r\n", ""))) throw new Error("a line ends with less than CR and LF");
  const raw = text.slice(0, -2).split("\r\n");
  const long = raw.find((line) => Buffer.byteLength(line) > 75);
  if (long) throw new Error(`a line of over 75 bytes: ${long}`);
  const broken = raw.find((line) => line.includes("\uFFFD"));
  if (broken) throw new Error(`a character cut in two: ${broken}`);

  const lines = text.slice(0, -2).replaceAll("\r\n ", "").split("\r\n");
  if (lines.shift() !== "BEGIN:VCALENDAR" || lines.pop() !== "END:VCALENDAR") throw new Error("no calendar");
  const calendar = new Map<string, string>();
  const entries: Entry[] = [];
  let open: Map<string, string> | undefined;
  for (const line of lines) {
    if (line === "BEGIN:VEVENT" && !open) open = new Map();
    else if (line === "END:VEVENT" && open) {
      entries.push(entryOf(open));
      open = undefined;
    } else keep(open ?? calendar, line);
  }
  if (open) throw new Error("an entry has no end");
  for (const name of ["VERSION", "PRODID"]) if (!calendar.has(name)) throw new Error(`a calendar without ${name}`);
  if (new Set(entries.map(({ uid }) => uid)).size < entries.length) throw new Error("the same UID twice");
  return { properties: calendar, entries };
}

/** The days of an entry that takes whole days, the last included; fails when it has a time. */
export function wholeDays({ properties }: Entry): { first: string; last: string } {
  const [start, end] = ["DTSTART;VALUE=DATE", "DTEND;VALUE=DATE"].map((name) => properties.get(name) ?? "");
  return { first: dateOf(start, 0), last: dateOf(end, -1) };
}

function dateOf(value = "", shift: number) {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? [];
  if (!day) throw new Error(`no whole day: '${value}'`);
  return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day) + shift)).toISOString().slice(0, 10);
}

function entryOf(properties: Map<string, string>): Entry {
  for (const name of ONCE) if (!properties.has(name)) throw new Error(`an entry without ${name}`);
  const isDated = [...properties.keys()].some((name) => /^DTSTART(;|$)/.test(name));
  if (!isDated) throw new Error("an entry without DTSTART");
  if (!/^\d{8}T\d{6}Z$/.test(properties.get("DTSTAMP") ?? "")) throw new Error("DTSTAMP is not in UTC");
  return { uid: properties.get("UID") ?? "", properties };
}

function keep(properties: Map<string, string>, line: string) {
  const [, name, value] = /^([A-Z-]+(?:;[A-Z-]+=[^;:]+)*):(.*)$/.exec(line) ?? [];
  if (!name || value === undefined) throw new Error(`not a property: ${line}`);
  if (properties.has(name)) throw new Error(`${name} twice`);
  const unescaped = value.replaceAll(/\\([\\;,nN])/g, (_, mark: string) => (/n/i.test(mark) ? "\n" : mark));
  properties.set(name, unescaped);
}

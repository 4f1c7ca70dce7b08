import { say } from "../../contract/sentences/say.ts";
import { columnWords } from "./columns.ts";
import type { Content, Row } from "./rows.ts";
import type { ValueWords } from "./values.ts";

type Value = Row[string];

/** For people, in words; the same in JSON has the names that programs know. */
export async function* csvOf({ columns, values = {} }: Content, pages: AsyncIterable<Row[]>) {
  // Spreadsheets recognise UTF-8 by this mark.
  yield `\uFEFF${csvLine(columns.map((column) => columnWords[column]()))}`;
  for await (const rows of pages) {
    const cells = (row: Row) => columns.map((column) => inWords(row[column] ?? null, values[column]));
    yield rows.map((row) => csvLine(cells(row))).join("");
  }
}

function inWords(value: Value, words: ValueWords = {}): Value {
  if (typeof value === "boolean") return value ? say.exportValueYes() : say.exportValueNo();
  return typeof value === "string" ? (words[value]?.() ?? value) : value;
}

/** RFC 4180; a leading ' keeps a spreadsheet from taking a text for a formula. */
function csvLine(cells: readonly Value[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(value: Value) {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

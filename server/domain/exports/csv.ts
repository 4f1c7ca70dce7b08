/** One line of a CSV file (RFC 4180). What a spreadsheet would take for a formula is kept from being one. */
export function csvLine(cells: readonly (string | number | boolean | null)[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(value: string | number | boolean | null) {
  if (typeof value !== "string") return value === null ? "" : String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

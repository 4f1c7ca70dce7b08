/** One line of the report. Without `holds` it is told and not judged. */
export interface Row {
  what: string;
  budget: string;
  measured: string;
  holds?: boolean;
}

/** A measure against the most that it may be. @param digits after the point */
export function atMost(what: string, measured: number, most: number, unit: string, digits = 0): Row {
  return {
    what,
    budget: `≤ ${most} ${unit}`,
    measured: `${measured.toFixed(digits)} ${unit}`,
    holds: measured <= most,
  };
}

/** Prints a part of the report: what, budget and measure side by side, and whether it holds. */
export function printRows(title: string, rows: Row[]) {
  const widths = (["what", "budget", "measured"] as const).map((column) =>
    Math.max(...rows.map((row) => row[column].length)),
  );
  console.log(`\n${title}`);
  for (const { what, budget, measured, holds } of rows) {
    const verdict = holds === undefined ? "" : holds ? "holds" : "DOES NOT HOLD";
    const cells = [what, budget, measured].map((cell, index) => cell.padEnd(widths[index] ?? 0));
    console.log(`  ${cells.join("  ")}  ${verdict}`.trimEnd());
  }
}

/** Of an even number of figures the upper one of the middle. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;
}

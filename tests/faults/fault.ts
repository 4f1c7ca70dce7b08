/** One line of the table that `npm run test:faults` prints. */
export interface Fault {
  fault: string;
  saw: string;
  healedIn: string;
  lost: string;
  isAsItMustBe: boolean;
}

export function tableOf(faults: Fault[]): string {
  const rows = [
    ["", "fault", "what users saw", "healed in", "lost"],
    ...faults.map(({ isAsItMustBe, fault, saw, healedIn, lost }) => [
      isAsItMustBe ? "ok" : "WRONG",
      fault,
      saw,
      healedIn,
      lost,
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** The same, for one who waits for the table. */
export const lineOf = (fault: Fault): string => tableOf([fault]).split("\n")[1] ?? "";

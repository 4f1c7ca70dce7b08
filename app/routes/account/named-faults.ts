import type { FormMetadata } from "@conform-to/react";

/** For a summary of faults that do not say which of several fields they are about. @param names of those, by their names */
export function namedFaults({ id, errorId, status, allErrors }: FormMetadata, names: Record<string, string>) {
  const named = Object.entries(allErrors).map(([field, faults]): [string, string[]] => {
    const called = names[field];
    return [field, called ? faults.map((fault) => `${called}: ${fault}`) : faults];
  });
  return { id, errorId, status, allErrors: Object.fromEntries(named) };
}

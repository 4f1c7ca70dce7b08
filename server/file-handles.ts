import { readFileSync } from "node:fs";

const FEWEST = 256;

export function fileHandleProblem(limits = readLimits()): string | undefined {
  const [, allowed] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  if (allowed === undefined || Number(allowed) >= FEWEST) return undefined;
  return `The system allows ${allowed} open files: allow ${FEWEST} or more (ulimit -n, or LimitNOFILE in the unit)`;
}

function readLimits() {
  try {
    return readFileSync("/proc/self/limits", "utf8");
  } catch {
    return "";
  }
}

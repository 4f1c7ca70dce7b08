import { readdirSync, readFileSync } from "node:fs";

/** The processes of this one that typeset papers. */
export function typesetters(): number[] {
  const children = readdirSync("/proc/self/task").flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );
  return children
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("typesetter-process"))
    .map(Number);
}

import { aptInstall, canAptInstall, onPath } from "./chromium.ts";

/** The path of Prometheus's own checker of rules. */
export function findPromtool(): string | undefined {
  return onPath("promtool")[0];
}

/** {@link findPromtool}, installing it first where there is none. Throws an error that names what to install. */
export async function ensurePromtool(): Promise<string> {
  const found = findPromtool();
  if (found) return found;
  const installed = canAptInstall() && aptInstall("prometheus") ? findPromtool() : undefined;
  if (installed) return installed;
  throw new Error("No promtool to check the alerts with. On Debian: apt-get install prometheus");
}

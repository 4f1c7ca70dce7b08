import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import project from "../../package.json" with { type: "json" };

const folder = fileURLToPath(new URL("../..", import.meta.url));

/** The commit is 'unknown' where the code is no checkout, or there is no git. */
export async function versionOfCode(): Promise<{ version: string; commit: string }> {
  const commit = await promisify(execFile)("git", ["-C", folder, "rev-parse", "--short=12", "HEAD"]).then(
    ({ stdout }) => stdout.trim(),
    () => "unknown",
  );
  return { version: project.version, commit };
}

import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

export function makeWritable(folder: string): void {
  makeFolder(folder);
  // A name of its own, so that what one user left behind does not stop another.
  const probe = join(folder, `.writable-${process.pid}`);
  writeFileSync(probe, "");
  rmSync(probe);
}

export function keptSecret(folder: string): string {
  const file = join(folder, "secret");
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    const drawn = randomBytes(32).toString("base64url");
    writeFileSync(file, `${drawn}\n`, { mode: 0o600 });
    return drawn;
  }
}

/** Files of versions that let all users of the machine read them. */
export function keepPrivate(files: string[]): void {
  for (const file of files.filter((name) => existsSync(name))) {
    try {
      chmodSync(file, 0o600);
    } catch {
      // Another user owns it, who may have reasons.
    }
  }
}

/** Node's own recursive `mkdir` never returns below /proc. */
export function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

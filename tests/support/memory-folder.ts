import { accessSync, constants, statfsSync } from "node:fs";

const FOLDER = "/dev/shm";
const NEEDED_BYTES = 4 * 1024 ** 3;

/** A folder in memory, where nothing waits for a disk; undefined where the system has none, or too little. */
export function memoryFolder(): string | undefined {
  try {
    accessSync(FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize > NEEDED_BYTES ? FOLDER : undefined;
  } catch {
    return undefined;
  }
}

import { mkdir, open, rename, rm } from "node:fs/promises";

/** A file that is being written. */
export interface WrittenFile {
  write(bytes: Uint8Array): Promise<void>;
  /** Waits until what was written is on the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** What writing takes of a file system; a test puts one in its place that loses what was not synced. */
export interface Disk {
  /** @returns the first of the folders that it made, if any. */
  makeFolder(folder: string): Promise<string | undefined>;
  /** A new file, or one of which nothing is kept. */
  create(path: string): Promise<WrittenFile>;
  rename(from: string, to: string): Promise<void>;
  /** Waits until the names in a folder are on the disk. */
  syncFolder(folder: string): Promise<void>;
  /** Does nothing where there is no such file. */
  remove(path: string): Promise<void>;
}

/** Waits until the names in a folder are on the disk. */
async function syncFolder(folder: string) {
  const opened = await open(folder, "r");
  try {
    await opened.sync();
  } catch (error) {
    // Some network file systems know no such call: they write names at once.
    const isUnknown = error instanceof Error && "code" in error && /^(EINVAL|ENOTSUP)$/.test(String(error.code));
    if (!isUnknown) throw error;
  } finally {
    await opened.close();
  }
}

/** Files that only the server's own user reads. */
export const localDisk: Disk = {
  makeFolder: (folder) => mkdir(folder, { recursive: true, mode: 0o700 }),
  async create(path) {
    const file = await open(path, "w", 0o600);
    return {
      write: (bytes) => file.appendFile(bytes),
      sync: () => file.sync(),
      close: () => file.close(),
    };
  },
  rename,
  syncFolder,
  remove: (path) => rm(path, { force: true }),
};

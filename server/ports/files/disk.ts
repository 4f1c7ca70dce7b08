import { mkdir, open, rename, rm, statfs } from "node:fs/promises";

export interface WrittenFile {
  write(bytes: Uint8Array): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** A test replaces it by one that loses what was not synced. */
export interface Disk {
  /** @returns the first of the folders that it made */
  makeFolder(folder: string): Promise<string | undefined>;
  create(path: string): Promise<WrittenFile>;
  rename(from: string, to: string): Promise<void>;
  syncFolder(folder: string): Promise<void>;
  remove(path: string): Promise<void>;
}

/** In bytes; `free` is what this user may still write. */
export async function roomOf(folder: string): Promise<{ all: number; free: number }> {
  const { bsize, blocks, bavail } = await statfs(folder);
  return { all: blocks * bsize, free: bavail * bsize };
}

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

import { mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";

/** A file while it is written. */
export interface ExportFile {
  write(bytes: Uint8Array): Promise<void>;
  /** Makes sure that it is on the disk. @returns its size in bytes */
  finish(): Promise<number>;
  /** Lets go of it, whether it is whole or not. */
  close(): Promise<void>;
}

/** The files with all that is a member's. Their names are random; paths are such as `/exports/5f…9c.zip`. */
export interface ExportStore {
  create(path: string): Promise<ExportFile>;
  /** @returns null when there is no such file. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | null>;
  remove(path: string): Promise<void>;
}

/** Keeps them in a folder, which is made with the first. */
export function exportStore(folder: string): ExportStore {
  const placeOf = (path: string) => {
    const name = /^\/exports\/([0-9a-f]{32}\.zip)$/.exec(path)?.[1];
    if (!name) throw new Error("this is no path of an export");
    return join(folder, name);
  };
  return {
    async create(path) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(placeOf(path), "w", 0o600);
      return {
        write: async (bytes) => {
          await file.appendFile(bytes);
        },
        finish: async () => {
          await file.sync();
          return (await file.stat()).size;
        },
        close: () => file.close(),
      };
    },
    async read(path) {
      try {
        return new Uint8Array(await readFile(placeOf(path)));
      } catch (error) {
        if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
        throw error;
      }
    },
    remove: (path) => rm(placeOf(path), { force: true }),
  };
}

import { createHash, hash, type Hash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { localDisk, type Disk, type WrittenFile } from "./disk.ts";

/** How long a file is and its SHA-256 in hexadecimal digits; null for one that was found damaged. */
export interface Measure {
  bytes: number;
  sha256: string | null;
}

/** A file as it is on the disk. */
export interface StoredFile extends Measure {
  /** Within its folder. */
  name: string;
}

/** As much of the log as files need. */
export interface FileLog {
  warn(about: object, message: string): void;
}

/** Files of before, as they are found. */
export interface Examined {
  /** Those that are there; a damaged one has no hash. */
  files: StoredFile[];
  /** The names of the others. */
  missing: string[];
}

export interface FolderOptions {
  /** Told of each file that could not be given out. */
  log?: FileLog | undefined;
  disk?: Disk | undefined;
}

/** Of a file that is not whole yet, at the end of its name. */
const UNFINISHED = ".part";
/** Nobody writes a file for so long without a word. */
const LEFT_BEHIND_MS = 3_600_000;

/** True for a file that is being written, or whose writer died. */
export function isUnfinished(name: string): boolean {
  return name.endsWith(UNFINISHED);
}

/** The length and hash of these bytes. */
export function measureOf(bytes: Uint8Array): { bytes: number; sha256: string } {
  return { bytes: bytes.byteLength, sha256: hash("sha256", bytes, "hex") };
}

/**
 * A folder whose files never change. One has its name only when all of it is on the disk, and is given out only as it
 * was stored.
 */
export class FileFolder {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #log: FileLog | undefined;

  constructor(folder: string, { log, disk = localDisk }: FolderOptions = {}) {
    this.#folder = folder;
    this.#disk = disk;
    this.#log = log;
  }

  /**
   * Writes files that belong together; after a power cut each is there whole, or none has been named by anybody.
   * @throws what kept one of them; nothing is left of the others then.
   */
  async write(files: { name: string; data: Uint8Array }[]): Promise<StoredFile[]> {
    await this.#make();
    const written = await Promise.allSettled(
      files.map(async ({ name, data }) => {
        const file = await FileInParts.begin(this.#disk, join(this.#folder, name));
        try {
          await file.write(data);
          return { name, ...(await file.name()) };
        } finally {
          await file.close();
        }
      }),
    );
    const synced = await Promise.allSettled([this.#disk.syncFolder(this.#folder)]);
    const failed = [...written, ...synced].find((one) => one.status === "rejected");
    if (!failed) return written.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
    // Nothing names them. Where they can't be removed either, the reason is the same.
    await this.remove(files.map(({ name }) => name)).catch(() => {});
    throw failed.reason;
  }

  /** Begins a file that comes in parts; it has its name once it is finished. */
  async create(name: string): Promise<FileToBe> {
    await this.#make();
    const file = await FileInParts.begin(this.#disk, join(this.#folder, name));
    return {
      write: (bytes) => file.write(bytes),
      finish: async () => {
        const measure = await file.name();
        await this.#disk.syncFolder(this.#folder);
        return { name, ...measure };
      },
      close: () => file.close(),
    };
  }

  /** The bytes of a file, when they are those that were stored; else null, and a line in the log says which are not. */
  async read(name: string, stored: Measure): Promise<Uint8Array<ArrayBuffer> | null> {
    const found = await this.readAsFound(name);
    const isStored = found?.byteLength === stored.bytes && measureOf(found).sha256 === stored.sha256;
    if (found && isStored) return found;
    this.warn(name, found ? "is not what was stored" : "is missing");
    return null;
  }

  /**
   * Whatever is in a file, which may be anything. The bytes have their memory to themselves: what Node reads into may be
   * longer than what it read, with other memory of the process in the rest.
   * @returns null when there is no such file.
   */
  async readAsFound(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return new Uint8Array(await readFile(join(this.#folder, name)));
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
      throw error;
    }
  }

  /** Says in the log why a file is not given out. */
  warn(name: string, why: string): void {
    this.#log?.warn({ file: name }, `a stored file ${why}`);
  }

  /** Removes files, also such as are half written, for good: no power cut brings them back. */
  async remove(names: string[]): Promise<void> {
    const paths = names.flatMap((name) => [name, `${name}${UNFINISHED}`]).map((name) => join(this.#folder, name));
    await Promise.all(paths.map((path) => this.#disk.remove(path)));
    await this.#disk.syncFolder(this.#folder).catch((error: unknown) => {
      // No file was ever stored.
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    });
  }

  /** Removes what writers left behind that died; what another process is writing stays. */
  async sweep(): Promise<void> {
    for (const name of (await this.#names()).filter(isUnfinished)) {
      const path = join(this.#folder, name);
      const changed = (await stat(path).catch(() => null))?.mtimeMs;
      if (changed !== undefined && changed < Date.now() - LEFT_BEHIND_MS) await this.#disk.remove(path);
    }
  }

  /** Bytes of all files. */
  async size(): Promise<number> {
    let bytes = 0;
    // One after the other: nobody waits for it, and there may be very many.
    for (const name of await this.#names()) {
      bytes += (await stat(join(this.#folder, name)).catch(() => null))?.size ?? 0;
    }
    return bytes;
  }

  #names() {
    return readdir(this.#folder).catch(() => []);
  }

  /** A folder that is new has to be on the disk as well, by its name in the one above. */
  async #make() {
    const first = await this.#disk.makeFolder(this.#folder);
    if (first === undefined) return;
    for (let made = this.#folder; made.length >= first.length; made = dirname(made)) {
      await this.#disk.syncFolder(dirname(made));
    }
  }
}

/** A file while it is written. */
export interface FileToBe {
  write(bytes: Uint8Array): Promise<void>;
  /** Gives it its name, when all of it is on the disk. */
  finish(): Promise<StoredFile>;
  /** Lets go of it, whether it is whole or not. */
  close(): Promise<void>;
}

class FileInParts {
  readonly #disk: Disk;
  readonly #path: string;
  readonly #file: WrittenFile;
  readonly #hash: Hash = createHash("sha256");
  #bytes = 0;

  private constructor(disk: Disk, path: string, file: WrittenFile) {
    this.#disk = disk;
    this.#path = path;
    this.#file = file;
  }

  static async begin(disk: Disk, path: string): Promise<FileInParts> {
    return new FileInParts(disk, path, await disk.create(`${path}${UNFINISHED}`));
  }

  async write(bytes: Uint8Array): Promise<void> {
    await this.#file.write(bytes);
    this.#hash.update(bytes);
    this.#bytes += bytes.byteLength;
  }

  /** Its name is on the disk once the folder is synced. */
  async name(): Promise<{ bytes: number; sha256: string }> {
    await this.#file.sync();
    await this.#disk.rename(`${this.#path}${UNFINISHED}`, this.#path);
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

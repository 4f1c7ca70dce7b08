import { createHash, type Hash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { localDisk, type Disk, type WrittenFile } from "./disk.ts";
import { isMissing } from "./missing-file.ts";
import { FileStore, type FileLog, type FileToBe, type ListedFile, type NewFile, type StoredFile } from "./store.ts";

export interface FolderOptions {
  log?: FileLog | undefined;
  disk?: Disk | undefined;
}

const UNFINISHED = ".part";
/** No writer is silent for so long: its process has died. */
const LEFT_BEHIND_MS = 3_600_000;

function isUnfinished(name: string): boolean {
  return name.endsWith(UNFINISHED);
}

export class FileFolder extends FileStore {
  readonly #folder: string;
  readonly #disk: Disk;

  constructor(folder: string, { log, disk = localDisk }: FolderOptions = {}) {
    super(log);
    this.#folder = folder;
    this.#disk = disk;
  }

  async write(files: NewFile[]): Promise<StoredFile[]> {
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
    // Best effort: where they can't be removed either, the reason is the same.
    await this.remove(files.map(({ name }) => name)).catch(() => {});
    throw failed.reason;
  }

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

  /** Copied, since a buffer of Node's may share its memory with other data of the process. */
  async readAsFound(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
    try {
      return new Uint8Array(await readFile(join(this.#folder, name)));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** The folder is synced, so that no power cut brings a removed file back. */
  async remove(names: string[]): Promise<void> {
    const paths = names.flatMap((name) => [name, `${name}${UNFINISHED}`]).map((name) => join(this.#folder, name));
    await Promise.all(paths.map((path) => this.#disk.remove(path)));
    await this.#disk.syncFolder(this.#folder).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }

  async sweep(): Promise<void> {
    for (const name of (await readdir(this.#folder).catch(() => [])).filter(isUnfinished)) {
      const path = join(this.#folder, name);
      const changed = (await stat(path).catch(() => null))?.mtimeMs;
      if (changed !== undefined && changed < Date.now() - LEFT_BEHIND_MS) await this.#disk.remove(path);
    }
  }

  /** One at a time: nobody waits for it, and there may be very many. */
  async *list(): AsyncGenerator<ListedFile> {
    const names = await readdir(this.#folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const name of names) {
      const found = isUnfinished(name) ? null : await stat(join(this.#folder, name)).catch(() => null);
      if (found?.isFile()) yield { name, bytes: found.size };
    }
  }

  /** The name of a new folder has to be synced in the one above. */
  async #make() {
    const first = await this.#disk.makeFolder(this.#folder);
    if (first === undefined) return;
    for (let made = this.#folder; made.length >= first.length; made = dirname(made)) {
      await this.#disk.syncFolder(dirname(made));
    }
  }
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

  /** The name is on the disk only once the folder is synced. */
  async name(): Promise<{ bytes: number; sha256: string }> {
    await this.#file.sync();
    await this.#disk.rename(`${this.#path}${UNFINISHED}`, this.#path);
    return { bytes: this.#bytes, sha256: this.#hash.digest("hex") };
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}

import { allSettledOf } from "./batches.ts";
import type { S3Bucket } from "./s3-bucket.ts";
import { FileStore, measureOf, type FileLog, type FileToBe, type ListedFile, type NewFile } from "./store.ts";

/** Keys that begin with the folder's name, in a private bucket. */
export class S3Folder extends FileStore {
  readonly #bucket: S3Bucket;
  readonly #folder: string;

  constructor(bucket: S3Bucket, folder: string, log?: FileLog) {
    super(log);
    this.#bucket = bucket;
    this.#folder = folder;
  }

  async write(files: NewFile[]) {
    await allSettledOf(files.map(({ name, data }) => this.#bucket.put(this.#key(name), data)));
    return files.map(({ name, data }) => ({ name, ...measureOf(data) }));
  }

  /** Kept in memory until it is whole, since older servers take no object whose length is not told first. */
  async create(name: string): Promise<FileToBe> {
    const pieces: Uint8Array[] = [];
    return {
      write: async (bytes) => void pieces.push(bytes),
      finish: async () => {
        const data = Buffer.concat(pieces);
        await this.#bucket.put(this.#key(name), data);
        return { name, ...measureOf(data) };
      },
      close: async () => {},
    };
  }

  readAsFound(name: string) {
    return this.#bucket.get(this.#key(name));
  }

  async remove(names: string[]) {
    await this.#bucket.delete(names.map((name) => this.#key(name)));
  }

  /** An object is there whole or not at all. */
  async sweep() {}

  list(): AsyncIterable<ListedFile> {
    return this.#bucket.list(this.#folder);
  }

  #key(name: string) {
    return `${this.#folder}/${name}`;
  }
}

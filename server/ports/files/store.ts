import { hash } from "node:crypto";

export interface Measure {
  bytes: number;
  sha256: string | null;
}

export interface StoredFile extends Measure {
  name: string;
}

export interface NewFile {
  name: string;
  data: Uint8Array;
}

export interface ListedFile {
  name: string;
  bytes: number;
}

export interface FileLog {
  warn(about: object, message: string): void;
}

export interface Examined {
  files: StoredFile[];
  missing: string[];
}

export interface FileToBe {
  write(bytes: Uint8Array): Promise<void>;
  finish(): Promise<StoredFile>;
  close(): Promise<void>;
}

export function measureOf(bytes: Uint8Array): { bytes: number; sha256: string } {
  return { bytes: bytes.byteLength, sha256: hash("sha256", bytes, "hex") };
}

/** Files of one kind, on disk or in a bucket. One is given out only as it was stored. */
export abstract class FileStore {
  readonly #log: FileLog | undefined;

  constructor(log: FileLog | undefined) {
    this.#log = log;
  }

  /** All of them are safe when this settles; when it fails, some may be there. */
  abstract write(files: NewFile[]): Promise<StoredFile[]>;
  abstract create(name: string): Promise<FileToBe>;
  abstract readAsFound(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  abstract remove(names: string[]): Promise<void>;
  abstract sweep(): Promise<void>;
  abstract list(): AsyncIterable<ListedFile>;

  async read(name: string, stored: Measure): Promise<Uint8Array<ArrayBuffer> | null> {
    const found = await this.readAsFound(name);
    const isStored = found?.byteLength === stored.bytes && measureOf(found).sha256 === stored.sha256;
    if (found && isStored) return found;
    this.warn(name, found ? "is not what was stored" : "is missing");
    return null;
  }

  async size(): Promise<number> {
    let total = 0;
    for await (const { bytes } of this.list()) total += bytes;
    return total;
  }

  warn(name: string, why: string): void {
    this.#log?.warn({ file: name }, `a stored file ${why}`);
  }
}

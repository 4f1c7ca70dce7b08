import { randomBytes } from "node:crypto";
import { IMAGE_BYTES_MAX } from "../../contract/pictures/limits.ts";
import { invalid } from "../../failures.ts";
import { FairQueue } from "../../fair-queue.ts";
import {
  measureOf,
  type Examined,
  type FileStore,
  type Measure,
  type NewFile,
  type StoredFile,
} from "../files/store.ts";
import { narrowerIn, narrowerNamesOf, namesOf, parseName } from "./names.ts";
import { LARGEST } from "./sizes.ts";
import { say } from "../../contract/sentences/say.ts";

export interface StoredPicture {
  path: string;
  files: StoredFile[];
}

export interface WholePicture {
  path: string;
  width: number;
  height: number;
}

export interface ImageStore {
  /** @param sender whose pictures wait for each other. @throws {Failure} overloaded, when too many wait. */
  save(bytes: Uint8Array, sender: string): Promise<StoredPicture>;
  saveWhole(bytes: Uint8Array, sender: string): Promise<WholePicture & StoredPicture>;
  remove(path: string): Promise<void>;
  sweep(): Promise<void>;
  size(): Promise<number>;
  pathOf(name: string): string | null;
  wholeOf(name: string): string | null;
  read(name: string, stored: Measure): Promise<Uint8Array<ArrayBuffer> | null>;
  readUnmeasured(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  examine(path: string): Promise<Examined>;
}

/** Called with the path of a picture that could not be stored, of which the store may have some files all the same. */
type Abandon = (path: string) => Promise<void>;

/** The encoder is imported with the first picture, since it takes much memory. */
export class StoredImages implements ImageStore {
  readonly #files: FileStore;
  readonly #abandon: Abandon;
  /** A picture of 24 megapixels takes 100 MB and half a second. */
  readonly #queue = new FairQueue({
    atOnce: 1,
    waitingAtMost: 8,
    sentence: say.manyPicturesSent,
  });

  constructor(files: FileStore, abandon: Abandon = async () => {}) {
    this.#files = files;
    this.#abandon = abandon;
  }

  async save(bytes: Uint8Array, sender: string) {
    const files = await this.#queue.run(sender, () => encoded(bytes, ({ encodeAll }) => encodeAll(bytes)));
    const id = randomId();
    const named = files.map(({ size, format, data }) => ({ name: `${id}-${size}.${format}`, data }));
    return this.#write(`/uploads/${id}-${LARGEST}.jpg`, named);
  }

  async saveWhole(bytes: Uint8Array, sender: string) {
    const encoding = () => encoded(bytes, ({ encodeWhole }) => encodeWhole(bytes));
    const { width, height, files } = await this.#queue.run(sender, encoding);
    const name = `${randomId()}-${width}x${height}`;
    const named = files.map(({ ending, data }) => ({ name: `${name}${ending}`, data }));
    return { width, height, ...(await this.#write(`/uploads/${name}.jpg`, named)) };
  }

  async #write(path: string, named: NewFile[]) {
    try {
      return { path, files: await this.#files.write(named) };
    } catch (error) {
      await this.#abandon(path).catch(() => {});
      throw error;
    }
  }

  async remove(path: string) {
    const names = [...namesOf(path), ...narrowerNamesOf(path)];
    if (names.length > 0) await this.#files.remove(names);
  }

  sweep() {
    return this.#files.sweep();
  }

  size() {
    return this.#files.size();
  }

  pathOf(name: string) {
    return parseName(name)?.path ?? null;
  }

  wholeOf(name: string) {
    return narrowerIn(name)?.whole ?? null;
  }

  async read(name: string, stored: Measure) {
    return parseName(name) && this.#files.read(name, stored);
  }

  async readUnmeasured(name: string) {
    const named = parseName(name);
    if (!named) return null;
    const found = await this.#files.readAsFound(name);
    const { isSound } = await import("./soundness.ts");
    if (found && (await isSound(found, named))) return found;
    this.#files.warn(name, found ? "is damaged" : "is missing");
    return null;
  }

  async examine(path: string) {
    const examined: Examined = { files: [], missing: [] };
    const { isSound } = await import("./soundness.ts");
    // One at a time, so that other requests hardly wait.
    for (const name of namesOf(path)) {
      const named = parseName(name);
      const found = named && (await this.#files.readAsFound(name));
      if (!found) {
        examined.missing.push(name);
        continue;
      }
      const { bytes, sha256 } = measureOf(found);
      examined.files.push({ name, bytes, sha256: (await isSound(found, named)) ? sha256 : null });
    }
    return examined;
  }
}

function randomId() {
  return randomBytes(16).toString("hex");
}

async function encoded<T>(bytes: Uint8Array, encode: (encoder: typeof import("./encode.ts")) => Promise<T>) {
  if (bytes.byteLength > IMAGE_BYTES_MAX) throw invalid("image", say.imageTooLarge);
  const encoder = await import("./encode.ts");
  return encode(encoder).catch(() => {
    throw invalid("image", say.notAPicture);
  });
}

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")) || isDiskFull(error.cause);
}

import { randomBytes } from "node:crypto";
import type { Disk } from "flydrive";
import { invalid } from "../domain/failures.ts";
import { LARGEST, SIZES } from "./sizes.ts";

/** What may be uploaded: 5 MB, 24 megapixels, these three formats. */
export const IMAGE_BYTES_MAX = 5 * 1024 * 1024;
export const IMAGE_TOO_LARGE = "Image size should be less than 5MB";
export const NOT_A_PICTURE = "Please select an image file";

/** A picture for a text. */
export interface WholePicture {
  /** Of its JPEG; the WebP differs in its ending. It names the size too, for those who find it in a text. */
  path: string;
  width: number;
  height: number;
}

/** Pictures from outside: decoded, and encoded anew without metadata. */
export interface ImageStore {
  /**
   * Keeps a member's picture, cut square, in two sizes and three formats.
   * @returns the path of the large JPEG; the others differ in size and ending. @throws {Failure} invalid
   */
  save(bytes: Uint8Array): Promise<string>;
  /** Keeps a picture for a text, whole, in two formats. @throws {Failure} invalid */
  saveWhole(bytes: Uint8Array): Promise<WholePicture>;
  remove(path: string): Promise<void>;
  /** @returns null when there is no such file. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
}

/** What encodes and keeps the pictures is imported with the first one: it takes much memory. */
export class DiskImageStore implements ImageStore {
  readonly #folder: string;
  #disk: Promise<Disk> | undefined;

  /** @param folder where the files are kept. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  #open() {
    this.#disk ??= openDisk(this.#folder);
    return this.#disk;
  }

  async save(bytes: Uint8Array) {
    const files = await encoded(bytes, ({ encodeAll }) => encodeAll(bytes));
    const name = randomName();
    const path = `/uploads/${name}-${LARGEST}.jpg`;
    await this.#put(
      path,
      files.map(({ size, format, data }) => ({ name: `${name}-${size}.${format}`, data })),
    );
    return path;
  }

  async saveWhole(bytes: Uint8Array) {
    const { width, height, files } = await encoded(bytes, ({ encodeWhole }) => encodeWhole(bytes));
    const name = `${randomName()}-${width}x${height}`;
    const path = `/uploads/${name}.jpg`;
    await this.#put(
      path,
      files.map(({ format, data }) => ({ name: `${name}.${format}`, data })),
    );
    return { path, width, height };
  }

  async #put(path: string, files: { name: string; data: Uint8Array }[]) {
    const disk = await this.#open();
    const written = await Promise.allSettled(files.map(({ name, data }) => disk.put(name, data)));
    const failed = written.find((one) => one.status === "rejected");
    if (!failed) return;
    // What is there of it, whole or in part, would be nobody's.
    await this.remove(path);
    throw failed.reason;
  }

  async remove(path: string) {
    const [, name, size] = /^\/uploads\/([0-9a-f]{32})-(384|\d{1,4}x\d{1,4})\.jpg$/.exec(path) ?? [];
    if (!name || !size) return;
    const files = size.includes("x")
      ? ["webp", "jpg"].map((format) => `${name}-${size}.${format}`)
      : SIZES.flatMap((size) => ["avif", "webp", "jpg"].map((format) => `${name}-${size}.${format}`));
    const disk = await this.#open();
    await Promise.all(files.map((file) => disk.delete(file)));
  }

  async read(name: string) {
    if (!/^[0-9a-f]{32}-((96|384)\.(avif|webp|jpg)|\d{1,4}x\d{1,4}\.(webp|jpg))$/.test(name)) return null;
    const disk = await this.#open();
    if (!(await disk.exists(name))) return null;
    return new Uint8Array(await disk.getBytes(name));
  }
}

function randomName() {
  return randomBytes(16).toString("hex");
}

/** @throws {Failure} invalid, for what is too large or no picture. */
async function encoded<T>(bytes: Uint8Array, encode: (encoder: typeof import("./encode.ts")) => Promise<T>) {
  if (bytes.byteLength > IMAGE_BYTES_MAX) throw invalid("image", IMAGE_TOO_LARGE);
  const encoder = await import("./encode.ts");
  return encode(encoder).catch(() => {
    throw invalid("image", NOT_A_PICTURE);
  });
}

/** True when there was no room for a file, and a later try may work. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT")) || isDiskFull(error.cause);
}

async function openDisk(folder: string) {
  const [{ Disk }, { FSDriver }] = await Promise.all([import("flydrive"), import("flydrive/drivers/fs")]);
  return new Disk(new FSDriver({ location: folder, visibility: "private" }));
}

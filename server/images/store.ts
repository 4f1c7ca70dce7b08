import { randomBytes } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Disk } from "flydrive";
import { invalid } from "../domain/failures.ts";
import { LARGEST, SIZES } from "./sizes.ts";

/** What a member may upload: 5 MB, 24 megapixels, these three formats. */
export const IMAGE_BYTES_MAX = 5 * 1024 * 1024;
export const IMAGE_TOO_LARGE = "Image size should be less than 5MB";
export const NOT_A_PICTURE = "Please select an image file";

/** Pictures of members: decoded, cut square, encoded anew without metadata, in two sizes and three formats. */
export interface ImageStore {
  /** @returns the path of the large JPEG; the others differ in size and ending. @throws {Failure} invalid */
  save(bytes: Uint8Array): Promise<string>;
  remove(path: string): Promise<void>;
  /** Bytes of all of them. */
  size(): Promise<number>;
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
    if (bytes.byteLength > IMAGE_BYTES_MAX) throw invalid("image", IMAGE_TOO_LARGE);
    const [{ encodeAll }, disk] = await Promise.all([import("./encode.ts"), this.#open()]);
    const name = randomBytes(16).toString("hex");
    const files = await encodeAll(bytes).catch(() => {
      throw invalid("image", NOT_A_PICTURE);
    });
    const path = `/uploads/${name}-${LARGEST}.jpg`;
    const written = await Promise.allSettled(
      files.map((file) => disk.put(`${name}-${file.size}.${file.format}`, file.data)),
    );
    const failed = written.find((one) => one.status === "rejected");
    if (!failed) return path;
    // What is there of it, whole or in part, would be nobody's.
    await this.remove(path);
    throw failed.reason;
  }

  async remove(path: string) {
    const name = /^\/uploads\/([0-9a-f]{32})-/.exec(path)?.[1];
    if (!name) return;
    const files = SIZES.flatMap((size) => ["avif", "webp", "jpg"].map((format) => `${name}-${size}.${format}`));
    const disk = await this.#open();
    await Promise.all(files.map((file) => disk.delete(file)));
  }

  async size() {
    let bytes = 0;
    // One after the other: nobody waits for it, and there may be very many.
    for (const name of await readdir(this.#folder).catch(() => [])) {
      bytes += (await stat(join(this.#folder, name)).catch(() => null))?.size ?? 0;
    }
    return bytes;
  }

  async read(name: string) {
    if (!/^[0-9a-f]{32}-(96|384)\.(avif|webp|jpg)$/.test(name)) return null;
    const disk = await this.#open();
    if (!(await disk.exists(name))) return null;
    return new Uint8Array(await disk.getBytes(name));
  }
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

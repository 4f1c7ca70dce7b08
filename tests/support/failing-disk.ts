import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { localDisk, type Disk } from "../../server/ports/files/disk.ts";

/**
 * A disk as the machine sees it whose power goes: what was written and not synced is lost, and so is a name that was
 * given in a folder which was not synced.
 */
export class FailingDisk implements Disk {
  readonly steps: string[] = [];
  readonly #powerFor: number;
  #names: { from: string; to: string }[] = [];

  /** @param powerFor how many steps are done before the power goes. */
  constructor(powerFor = Infinity) {
    this.#powerFor = powerFor;
  }

  #step(name: string) {
    if (this.steps.length >= this.#powerFor) throw new Error("there is no power");
    this.steps.push(name);
  }

  async makeFolder(folder: string) {
    this.#step("make folder");
    return localDisk.makeFolder(folder);
  }

  async create(path: string) {
    this.#step("create");
    await writeFile(path, "");
    const unsynced: Uint8Array[] = [];
    return {
      write: async (bytes: Uint8Array) => {
        this.#step("write");
        unsynced.push(bytes);
      },
      sync: async () => {
        this.#step("sync");
        await writeFile(path, Buffer.concat([await readFile(path), ...unsynced.splice(0)]));
      },
      close: async () => {},
    };
  }

  async rename(from: string, to: string) {
    this.#step("rename");
    await rename(from, to);
    this.#names.push({ from, to });
  }

  async syncFolder(folder: string) {
    this.#step("sync folder");
    this.#names = this.#names.filter(({ to }) => dirname(to) !== folder);
  }

  async remove(path: string) {
    this.#step("remove");
    await rm(path, { force: true });
  }

  /** What the machine finds when it starts again. */
  async cutPower() {
    for (const { from, to } of this.#names.splice(0).toReversed()) await rename(to, from);
  }
}

import {
  FileFolder,
  measureOf,
  type Examined,
  type FileToBe,
  type FolderOptions,
  type Measure,
} from "../files/folder.ts";

/** The files with all that is a member's. Their names are random; paths are such as `/exports/5f…9c.zip`. */
export interface ExportStore {
  create(path: string): Promise<FileToBe>;
  /** @returns null, with a line in the log, when there is no such file, or it is not what was stored. */
  read(path: string, stored: Measure): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The same of a file that nobody has measured yet, which was this long. */
  readUnmeasured(path: string, size: number | null): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Measures a file of before that was this long. */
  examine(path: string, size: number | null): Promise<Examined>;
  remove(path: string): Promise<void>;
  /** Removes what is left of files whose writer died. */
  sweep(): Promise<void>;
}

/** The name of the file at a path. */
export function exportName(path: string): string {
  const name = /^\/exports\/([0-9a-f]{32}\.zip)$/.exec(path)?.[1];
  if (!name) throw new Error("this is no path of an export");
  return name;
}

/** Keeps them in a folder, which is made with the first. */
export function exportStore(place: string, options?: FolderOptions): ExportStore {
  const folder = new FileFolder(place, options);
  return {
    create: async (path) => folder.create(exportName(path)),
    read: async (path, stored) => folder.read(exportName(path), stored),
    async readUnmeasured(path, size) {
      const name = exportName(path);
      const found = await folder.readAsFound(name);
      if (found && isWholeZip(found, size)) return found;
      folder.warn(name, found ? "is damaged" : "is missing");
      return null;
    },
    async examine(path, size) {
      const name = exportName(path);
      const found = await folder.readAsFound(name);
      if (!found) return { files: [], missing: [name] };
      const { bytes, sha256 } = measureOf(found);
      return { files: [{ name, bytes, sha256: isWholeZip(found, size) ? sha256 : null }], missing: [] };
    },
    remove: async (path) => folder.remove([exportName(path)]),
    sweep: () => folder.sweep(),
  };
}

/** As long as it was, with the list of its entries at the end, where the end says that it is. */
function isWholeZip(bytes: Uint8Array<ArrayBuffer>, size: number | null) {
  const end = bytes.byteLength - 22;
  if (end < 0 || (size !== null && size !== bytes.byteLength)) return false;
  const view = new DataView(bytes.buffer);
  if (view.getUint32(end, true) !== 0x06054b50) return false;
  const [length, start] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)];
  return start + length === end && view.getUint32(start, true) === 0x02014b50;
}

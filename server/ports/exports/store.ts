import { measureOf, type Examined, type FileStore, type FileToBe, type Measure } from "../files/store.ts";

export interface ExportStore {
  create(path: string): Promise<FileToBe>;
  /** Null, with a line in the log, for a missing or damaged file. */
  read(path: string, stored: Measure): Promise<Uint8Array<ArrayBuffer> | null>;
  readUnmeasured(path: string, size: number | null): Promise<Uint8Array<ArrayBuffer> | null>;
  examine(path: string, size: number | null): Promise<Examined>;
  remove(path: string): Promise<void>;
  sweep(): Promise<void>;
}

export function exportName(path: string): string {
  const name = /^\/exports\/([0-9a-f]{32}\.zip)$/.exec(path)?.[1];
  if (!name) throw new Error("this is no path of an export");
  return name;
}

export function exportStore(files: FileStore): ExportStore {
  return {
    create: async (path) => files.create(exportName(path)),
    read: async (path, stored) => files.read(exportName(path), stored),
    async readUnmeasured(path, size) {
      const name = exportName(path);
      const found = await files.readAsFound(name);
      if (found && isWholeZip(found, size)) return found;
      files.warn(name, found ? "is damaged" : "is missing");
      return null;
    },
    async examine(path, size) {
      const name = exportName(path);
      const found = await files.readAsFound(name);
      if (!found) return { files: [], missing: [name] };
      const { bytes, sha256 } = measureOf(found);
      return { files: [{ name, bytes, sha256: isWholeZip(found, size) ? sha256 : null }], missing: [] };
    },
    remove: async (path) => files.remove([exportName(path)]),
    sweep: () => files.sweep(),
  };
}

/** The end of a ZIP file says where the list of its entries must be. */
function isWholeZip(bytes: Uint8Array<ArrayBuffer>, size: number | null) {
  const end = bytes.byteLength - 22;
  if (end < 0 || (size !== null && size !== bytes.byteLength)) return false;
  const view = new DataView(bytes.buffer);
  if (view.getUint32(end, true) !== 0x06054b50) return false;
  const [length, start] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)];
  return start + length === end && view.getUint32(start, true) === 0x02014b50;
}

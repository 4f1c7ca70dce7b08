import { stat } from "node:fs/promises";
import { join } from "node:path";
import { findingsAbout, type Finding } from "./finding.ts";

export interface Stored {
  name: string;
  /** PostgreSQL's client returns a bigint as text. */
  bytes: number | string;
  sha256: string | null;
}

export const STORED_FILES = "select name, bytes, sha256 from stored_file";

/** Compares lengths only; contents are checked when a file is read. */
export async function lookAtFiles(dataDir: string, stored: Stored[]): Promise<Finding> {
  const { fine, note } = findingsAbout("files");
  let lost = 0;
  for (const { name, bytes, sha256 } of stored) {
    const path = join(dataDir, name.endsWith(".zip") ? "exports" : "uploads", name);
    const size = (await stat(path).catch(() => undefined))?.size;
    if (sha256 === null || size !== Number(bytes)) lost += 1;
  }
  if (lost === 0) return fine(`${stored.length} stored, all as long as they were`);
  return note(`${lost} of ${stored.length} are missing or damaged and not shown: a backup may have them`);
}

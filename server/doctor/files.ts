import { listFiles, type Files } from "../ports/files/open.ts";
import { Failure } from "../failures.ts";
import { findingsAbout, reasonOf, type Finding } from "./finding.ts";

export interface Stored {
  name: string;
  /** PostgreSQL's client returns a bigint as text. */
  bytes: number | string;
  sha256: string | null;
}

export const STORED_FILES = "select name, bytes, sha256 from stored_file";

/** Compares lengths only; contents are checked when a file is read. */
export async function lookAtFiles(files: Files, stored: Stored[]): Promise<Finding> {
  const { fine, note } = findingsAbout("files");
  const lengths = new Map<string, number>();
  try {
    for await (const { name, bytes } of listFiles(files)) lengths.set(name, bytes);
  } catch (error) {
    return note(`they can't be listed (${error instanceof Failure ? "see store" : reasonOf(error)})`);
  }
  const lost = stored.filter(
    ({ name, bytes, sha256 }) => sha256 === null || lengths.get(name) !== Number(bytes),
  ).length;
  if (lost === 0) return fine(`${stored.length} stored, all as long as they were`);
  return note(`${lost} of ${stored.length} are missing or damaged and not shown: a backup may have them`);
}

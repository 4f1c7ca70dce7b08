import { access, constants, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { roomOf } from "../ports/files/disk.ts";
import { findingsAbout, reasonOf, type Finding } from "./finding.ts";

const MB = 1_048_576;
/** Below `ROOMY` a backup may not fit; below `FULL` not even a day's writing. */
const ROOMY = 1_024 * MB;
const FULL = 100 * MB;

export async function lookAtFolders(dataDir: string): Promise<Finding[]> {
  const { fine, note, mend } = findingsAbout("folders");
  const folder = await stat(dataDir).catch(() => undefined);
  if (!folder) {
    const above = await nearestFolder(dirname(dataDir));
    return (await isWritable(above))
      ? [note(`${dataDir} is not there; the first start makes it`), ...(await room(above))]
      : [mend(`${dataDir} is not there and ${above} is not writable: make it, and give it to the user of the server`)];
  }
  if (!folder.isDirectory()) return [mend(`${dataDir} is no folder: set DATA_DIR to one`)];

  const findings: Finding[] = [];
  for (const name of ["", "uploads", "exports"]) {
    const path = join(dataDir, name);
    const within = await stat(path).catch(() => undefined);
    if (within && !(within.isDirectory() && (await isWritable(path))))
      findings.push(mend(`${path} is no folder that this user can write to: chown -R it to the user of the server`));
  }
  if (findings.length === 0) findings.push(fine(`${dataDir} is writable`));
  const self = process.getuid?.();
  if (self !== undefined && self !== folder.uid)
    findings.push(note(`${dataDir} is another user's (${folder.uid}): run this as the user of the server to be sure`));
  return [...findings, ...(await room(dataDir))];
}

async function room(folder: string): Promise<Finding[]> {
  const { fine, note, mend } = findingsAbout("disk");
  try {
    const { free } = await roomOf(folder);
    const says = `${Math.floor(free / MB)} MB free for ${folder}`;
    if (free < FULL) return [mend(`${says}: make room, or nothing can be written soon`)];
    return [free < ROOMY ? note(`${says}: make room before the next backup`) : fine(says)];
  } catch (error) {
    return [note(`the free space of ${folder} can't be read (${reasonOf(error)})`)];
  }
}

async function nearestFolder(path: string): Promise<string> {
  const isThere = await stat(path).catch(() => undefined);
  return isThere || path === dirname(path) ? path : nearestFolder(dirname(path));
}

async function isWritable(path: string) {
  return access(path, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

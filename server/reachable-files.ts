import { SettingError } from "./setting-error.ts";
import { openFiles, type Files, type FilesPlace } from "./ports/files/open.ts";

/** @throws {SettingError} in one line, when the files can't be had. */
export async function reachableFiles(place: FilesPlace): Promise<Files> {
  const files = await openFiles(place);
  const problem = await files.problem();
  if (problem) throw new SettingError(problem.says);
  return files;
}

import { stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Empty files of the data folder, whose times say when a step of a backup was last done. */
const MARKS = { made: "backup-made", copied: "backup-copied" } as const;

export type BackupStep = keyof typeof MARKS;

export async function markBackup(dataDir: string, step: BackupStep, now: number): Promise<void> {
  const mark = join(dataDir, MARKS[step]);
  await writeFile(mark, "", { mode: 0o600 });
  await utimes(mark, now / 1_000, now / 1_000);
}

/** In ms since 1970; 0 where it was never done from this machine. */
export async function backupTimes(dataDir: string): Promise<Record<BackupStep, number>> {
  const timeOf = async (step: BackupStep) =>
    stat(join(dataDir, MARKS[step])).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
  return { made: await timeOf("made"), copied: await timeOf("copied") };
}

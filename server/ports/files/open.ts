import { join } from "node:path";
import { FileFolder } from "./folder.ts";
import type { BucketLog } from "./s3-bucket.ts";
import { PATIENT, type Patience, type S3Settings } from "./s3-settings.ts";
import type { FileStore, ListedFile } from "./store.ts";

export interface Files {
  uploads: FileStore;
  exports: FileStore;
  isLost: () => boolean;
  /** What is wrong with the place, in one line for the operator; `isLasting` until a setting changes. */
  problem: () => Promise<{ isLasting: boolean; says: string } | null>;
}

export interface FilesPlace {
  dataDir: string;
  s3: S3Settings | undefined;
}

export async function* listFiles({ uploads, exports }: Files): AsyncGenerator<ListedFile> {
  yield* uploads.list();
  yield* exports.list();
}

export async function openFiles(
  { dataDir, s3 }: FilesPlace,
  { log, patience = PATIENT }: { log?: BucketLog; patience?: Patience } = {},
): Promise<Files> {
  if (s3) return (await import("./s3.ts")).openS3(s3, patience, log);
  return onDisk(dataDir, log);
}

export function onDisk(dataDir: string, log?: BucketLog): Files {
  return {
    uploads: new FileFolder(join(dataDir, "uploads"), { log }),
    exports: new FileFolder(join(dataDir, "exports"), { log }),
    isLost: () => false,
    problem: async () => null,
  };
}

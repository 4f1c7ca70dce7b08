export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket in the path of an address, not in its host name. */
  forcePathStyle: boolean;
}

/** How long one attempt may take, and all of them, in milliseconds. */
export interface Patience {
  attempt: number;
  all: number;
}

/** Somebody waits for it, and the web tier gives up after 5 s. */
export const HURRIED: Patience = { attempt: 1_400, all: 3_000 };
export const PATIENT: Patience = { attempt: 15_000, all: 30_000 };

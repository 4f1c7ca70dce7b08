import { S3Bucket, type BucketLog } from "./s3-bucket.ts";
import { codeOf, isRefusal } from "./s3-errors.ts";
import { S3Folder } from "./s3-folder.ts";
import { PATIENT, type Patience, type S3Settings } from "./s3-settings.ts";
import type { Files } from "./open.ts";

const KEEPS_VERSIONS =
  "S3_BUCKET: the bucket keeps versions of deleted files, and members are promised that theirs are gone: " +
  "take a bucket that never had versions";

export function openS3(settings: S3Settings, hurry: Patience, log?: BucketLog): Files {
  const uploads = new S3Bucket(settings, hurry, log);
  const exports = new S3Bucket(settings, PATIENT, log);
  return {
    uploads: new S3Folder(uploads, "uploads", log),
    exports: new S3Folder(exports, "exports", log),
    isLost: () => uploads.isLost(),
    problem: () => problemOf(uploads, settings),
  };
}

async function problemOf(
  bucket: S3Bucket,
  { endpoint, bucket: name }: S3Settings,
): Promise<Awaited<ReturnType<Files["problem"]>>> {
  try {
    return (await bucket.keepsVersions()) ? { isLasting: true, says: KEEPS_VERSIONS } : null;
  } catch (error) {
    const code = codeOf(error);
    if (!isRefusal(error)) {
      return { isLasting: false, says: `S3_ENDPOINT: ${endpoint} can't be asked (${code}): start it, or set it right` };
    }
    return { isLasting: true, says: refusals[code]?.(name) ?? `S3_BUCKET: the store refuses ${name} (${code})` };
  }
}

const refusals: Record<string, (bucket: string) => string> = {
  NoSuchBucket: (bucket) => `S3_BUCKET: there is no bucket ${bucket}: make it, or set its name right`,
  InvalidAccessKeyId: () => "S3_ACCESS_KEY_ID: the store does not know this key",
  SignatureDoesNotMatch: () => "S3_SECRET_ACCESS_KEY: the store does not take it for this key",
  PermanentRedirect: (bucket) => `S3_REGION: ${bucket} is in another region`,
  AuthorizationHeaderMalformed: (bucket) => `S3_REGION: ${bucket} is in another region`,
  AccessDenied: (bucket) =>
    `S3_ACCESS_KEY_ID: it may not ask whether ${bucket} keeps versions: allow s3:GetBucketVersioning, ` +
    "s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject",
};

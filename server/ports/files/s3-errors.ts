import { S3ServiceException } from "@aws-sdk/client-s3";

export function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** The object is not there; a missing bucket is another matter. */
export function isAbsent(error: unknown): boolean {
  return error instanceof S3ServiceException && error.name === "NoSuchKey";
}

export function isSilence(error: unknown): boolean {
  return !(error instanceof S3ServiceException);
}

/** The store answered, and will say the same until somebody changes a setting. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  const status = error.$metadata.httpStatusCode ?? 500;
  return status >= 300 && status < 500 && ![408, 429].includes(status) && error.name !== "RequestTimeout";
}

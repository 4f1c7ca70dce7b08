import { createHash, hash, randomBytes } from "node:crypto";

/** 24 hex digits, the shape that the mobile apps expect. */
export function newId(): string {
  return randomBytes(12).toString("hex");
}

export function shippedId(kind: string, key: string): string {
  return hash("sha256", `${kind}:${key}`).slice(0, 24);
}

/** A plain hash is enough only because the secret is itself random. */
export function fingerprint(secret: string): string {
  return hash("sha256", secret, "base64url");
}

export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

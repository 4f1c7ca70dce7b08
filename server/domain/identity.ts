import { createHash, randomBytes } from "node:crypto";

/** A new random id: 96 bits as 24 hex digits, the shape that the mobile apps know. */
export function newId(): string {
  return randomBytes(12).toString("hex");
}

/** The id of a shipped record, the same on every machine and at every start. */
export function shippedId(kind: string, key: string): string {
  return createHash("sha256").update(`${kind}:${key}`).digest("hex").slice(0, 24);
}

/** What is stored in place of a secret that is itself random: enough to recognise it, not to use it. */
export function fingerprint(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

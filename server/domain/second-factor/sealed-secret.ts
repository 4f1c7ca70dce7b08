import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

export function secondFactorKeyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "second factor", 32));
}

/** Bound to its member, so that a row copied to another member opens nothing. */
export function sealSecret(key: Buffer, memberId: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(memberId));
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** @returns null when it was sealed under another `SESSION_SECRET`. */
export function openSecret(key: Buffer, memberId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12)).setAAD(Buffer.from(memberId));
  decipher.setAuthTag(bytes.subarray(-16));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString();
  } catch {
    return null;
  }
}

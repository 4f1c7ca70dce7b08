import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { RouterContextProvider } from "react-router";
import { hostContext } from "../host.ts";

const TEXT_MAX = 256 * 1024;

// Own encryption: libraries for sealed cookies encode twice, so a quarter less text would fit.
export function seal(text: string, purpose: string, context: Readonly<RouterContextProvider>): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFrom(purpose, context), nonce);
  // Brotli needs a quarter less room than deflate for letters of two bytes.
  const small = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return Buffer.concat([nonce, cipher.update(small), cipher.final(), cipher.getAuthTag()]).toString("base64url");
}

/** @throws {Error} for what was not sealed here for this purpose. */
export function unseal(sealed: string, purpose: string, context: Readonly<RouterContextProvider>): string {
  const bytes = Buffer.from(sealed, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", keyFrom(purpose, context), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  const small = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  return brotliDecompressSync(small, { maxOutputLength: TEXT_MAX }).toString();
}

function keyFrom(purpose: string, context: Readonly<RouterContextProvider>) {
  return Buffer.from(hkdfSync("sha256", context.get(hostContext).cookieSecret, "", purpose, 32));
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import type { RouterContextProvider } from "react-router";
import { hostContext } from "../host.ts";

const COOKIE_TEXT_MAX = 256 * 1024;
/** JSON writes some characters of a form of 1 MB as six. */
const TEXT_MAX = 8 * 1024 * 1024;

// Own encryption: libraries for sealed cookies encode twice, so a quarter less text would fit.
export function seal(text: string, purpose: string, context: Readonly<RouterContextProvider>): string {
  return encrypt(text, keyFrom(purpose, context)).toString("base64url");
}

/** @throws {Error} for what was not sealed here for this purpose. */
export function unseal(sealed: string, purpose: string, context: Readonly<RouterContextProvider>): string {
  return decrypt(Buffer.from(sealed, "base64url"), keyFrom(purpose, context), COOKIE_TEXT_MAX);
}

export function sealWithNewKey(text: string): { key: string; sealed: Uint8Array<ArrayBuffer> } {
  const key = randomBytes(32);
  return { key: key.toString("base64url"), sealed: new Uint8Array(encrypt(text, key)) };
}

/** @throws {Error} for what was not sealed with this key. */
export function unsealWith(key: string, sealed: Uint8Array): string {
  return decrypt(Buffer.from(sealed), Buffer.from(key, "base64url"), TEXT_MAX);
}

function encrypt(text: string, key: Buffer) {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  // Brotli needs a quarter less room than deflate for letters of two bytes.
  const small = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return Buffer.concat([nonce, cipher.update(small), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(bytes: Buffer, key: Buffer, maxOutputLength: number) {
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  const small = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  return brotliDecompressSync(small, { maxOutputLength }).toString();
}

function keyFrom(purpose: string, context: Readonly<RouterContextProvider>) {
  return Buffer.from(hkdfSync("sha256", context.get(hostContext).cookieSecret, "", purpose, 32));
}

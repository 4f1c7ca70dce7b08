import { createHmac, hkdfSync } from "node:crypto";

export function signUpKeyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "sign-up token", 32));
}

/** The same for each submit of a form, so that repeats share one session. */
export function signUpToken(key: Buffer, memberId: string, formKey: string): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([memberId, formKey]))
    .digest("base64url");
}

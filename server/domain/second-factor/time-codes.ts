import { Secret, TOTP } from "otpauth";

/** Authenticator apps know SHA-1, six digits and 30 seconds alone. */
const PERIOD_S = 30;
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;

export function drawSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export function addressOf(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ secret, issuer, label, period: PERIOD_S }).toString();
}

/** @param time epoch milliseconds. @returns the step of time that the code belongs to, or null for no code of now. */
export function stepOfCode(secret: string, code: string, time: number): number | null {
  // The library compares as bytes, and fails where a letter has two.
  if (!/^\d{6}$/.test(code)) return null;
  const delta = new TOTP({ secret, period: PERIOD_S }).validate({ token: code, timestamp: time, window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(time / 1_000 / PERIOD_S) + delta;
}

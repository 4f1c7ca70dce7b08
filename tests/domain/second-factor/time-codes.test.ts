import { Secret } from "otpauth";
import { describe, expect, test } from "vitest";
import { openSecret, sealSecret, secondFactorKeyFrom } from "../../../server/domain/second-factor/sealed-secret.ts";
import { addressOf, drawSecret, stepOfCode } from "../../../server/domain/second-factor/time-codes.ts";

/** The secret of RFC 6238, appendix B, and the last six digits of its codes for SHA-1. */
const SECRET = Secret.fromLatin1("12345678901234567890").base32;

test.each([
  [59, "287082", 1],
  [1_111_111_109, "081804", 37_037_036],
  [1_111_111_111, "050471", 37_037_037],
  [1_234_567_890, "005924", 41_152_263],
  [2_000_000_000, "279037", 66_666_666],
  [20_000_000_000, "353130", 666_666_666],
])("at %i s the code of the standard is right, and of its step", (seconds, code, step) => {
  expect(stepOfCode(SECRET, code, seconds * 1_000)).toBe(step);
});

test("a clock may be one step off, and no more", () => {
  const time = 1_111_111_111_000;
  expect([-30_000, 0, 30_000].map((off) => stepOfCode(SECRET, "050471", time + off))).toEqual([
    37_037_037, 37_037_037, 37_037_037,
  ]);
  expect([-60_000, 60_000].map((off) => stepOfCode(SECRET, "050471", time + off))).toEqual([null, null]);
});

test.each(["", "0504710", "50471", "abcdef", "05047١"])("'%s' is no code", (code) => {
  expect(stepOfCode(SECRET, code, 1_111_111_111_000)).toBeNull();
});

test("a secret has 160 bits, is drawn anew each time and stands in the address that apps read", () => {
  const secret = drawSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(drawSecret()).not.toBe(secret);
  expect(addressOf(secret, { issuer: "Umeed", label: "+923001234567" })).toBe(
    `otpauth://totp/Umeed:%2B923001234567?issuer=Umeed&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});

describe("a sealed secret", () => {
  const key = secondFactorKeyFrom("a secret of the operator");

  test("is opened for its member with its key alone, and never the same twice", () => {
    const sealed = sealSecret(key, "one", SECRET);
    expect(openSecret(key, "one", sealed)).toBe(SECRET);
    expect(sealed).not.toContain(SECRET);
    expect(sealSecret(key, "one", SECRET)).not.toBe(sealed);
    expect(openSecret(key, "another", sealed)).toBeNull();
    expect(openSecret(secondFactorKeyFrom("another secret"), "one", sealed)).toBeNull();
    expect(openSecret(key, "one", `${sealed.slice(0, -2)}AA`)).toBeNull();
  });
});

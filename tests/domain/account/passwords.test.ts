import { beforeAll, describe, expect, test } from "vitest";
import { requireGoodPassword } from "../../../server/domain/account/passwords.ts";
import { PasswordHasher } from "../../../server/domain/password-hasher.ts";
import { Failure } from "../../../server/failures.ts";

describe("a new password", () => {
  const owner = { phone: "+923001234567", fullName: "Ayesha Khan ندیم" };

  test.each(["a lamp!!", "ایک خاموش چراغ", "🪔🌙🪔🌙☀⭐🌊🌳", "ayesha's lamp", "03001234568", "umeedwar lamp"])(
    "%j will do",
    async (password) => {
      await expect(requireGoodPassword(password, owner)).resolves.toBeUndefined();
    },
  );

  test.each([
    "password",
    "Password1",
    "12345678",
    "qwertyuiop",
    "        ",
    "aaaaaaaaaa",
    "abababababab",
    "🪔🌙🪔🌙🪔🌙🪔🌙",
    "ＡＡＡＡaaaa",
    "03001234567",
    "0300-1234567",
    "+92 300 1234567",
    "00923001234567",
    "3001234567",
    "ayeshakhan",
    "Ayesha Khan ندیم",
    "Ayesha1234",
    "123 KHAN 456",
    "ندیم۱۲۳۴۵",
    "umeed123",
    "Umeed@2026",
    "u.m.e.e.d.",
  ])("%j is refused in words", async (password) => {
    await expect(requireGoodPassword(password, owner)).rejects.toThrow(/easy to guess/);
  });

  test("is not compared with a name that must stay unknown", async () => {
    await expect(requireGoodPassword("Ayesha1234", { phone: owner.phone })).resolves.toBeUndefined();
  });
});

describe("a password's hash", () => {
  const hasher = new PasswordHasher();
  let hash: string;
  beforeAll(async () => {
    hash = await hasher.hash("a quiet lamp");
  });

  test("is Argon2id at 19 MiB, two passes, one lane, with a salt of its own", async () => {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await hasher.hash("a quiet lamp")).not.toBe(hash);
  });

  test("matches that password alone", async () => {
    expect(await hasher.matches("a quiet lamp", hash)).toBe(true);
    for (const other of ["a quiet lamp ", "A quiet lamp", "", "a quiet lam"]) {
      expect(await hasher.matches(other, hash)).toBe(false);
    }
  });

  test("matches however the keyboard composed the letters", async () => {
    const composed = await hasher.hash("café ﬁn".normalize("NFC"));
    expect(await hasher.matches("café ﬁn".normalize("NFD"), composed)).toBe(true);
  });

  test.each([undefined, "", "none", "$2b$10$notours"])("is matched by nothing where it is %j", async (stored) => {
    for (const password of ["a quiet lamp", "none", ""]) expect(await hasher.matches(password, stored)).toBe(false);
  });
});

describe("a rush of passwords", () => {
  test("is refused past the queue, and what is in the queue is answered", async () => {
    const hasher = new PasswordHasher();
    const stored = await hasher.hash("a quiet lamp");
    // Every hasher first makes the hash that stands for unknown numbers.
    await hasher.matches("a quiet lamp", undefined);
    const rush = await Promise.allSettled(Array.from({ length: 50 }, () => hasher.matches("a quiet lamp", stored)));

    const answered = rush.filter((result) => result.status === "fulfilled");
    expect(answered).toEqual(Array.from({ length: 42 }, () => ({ status: "fulfilled", value: true })));
    for (const result of rush.slice(42)) {
      expect(result).toEqual({ status: "rejected", reason: expect.any(Failure) });
      expect(result).toMatchObject({ reason: { kind: "overloaded", retryAfter: 5 } });
    }
    expect(await hasher.matches("a quiet lamp", stored)).toBe(true);
  });
});

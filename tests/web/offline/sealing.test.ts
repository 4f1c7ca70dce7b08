import { describe, expect, test } from "vitest";
import { makeSeal, openSeal, sealed, unsealed, type Seal } from "../../../app/offline/own/sealing.ts";

const FEW = 1_000;
const text = "Antenatal visit, week 12 – حمل کا چیک اپ";
const bytes = () => new TextEncoder().encode(text).buffer;
const read = (given: ArrayBuffer) => new TextDecoder().decode(given);

async function opening(seal: Seal, pin: string) {
  const key = await openSeal(seal, pin);
  if (!key) throw new Error("The PIN is wrong.");
  return key;
}

describe("a seal", () => {
  test("is opened by its PIN, however its letters are written, and by no other", async () => {
    const seal = await makeSeal("caf\u00E9 471", FEW);
    expect(read(await unsealed(await sealed(bytes(), seal), await opening(seal, "cafe\u0301 471")))).toBe(text);
    for (const wrong of ["", "cafe 471", "caf\u00E9 472", "CAF\u00C9 471"])
      expect(await openSeal(seal, wrong)).toBeNull();
  });

  test("of the same PIN is another each time, and says nothing of the PIN", async () => {
    const [one, other] = [await makeSeal("471902", FEW), await makeSeal("471902", FEW)];
    expect(one.salt).not.toBe(other.salt);
    expect(one.privateKey).not.toBe(other.privateKey);
    expect(JSON.stringify(one)).not.toContain("471902");
    await expect(unsealed(await sealed(bytes(), one), await opening(other, "471902"))).rejects.toMatchObject({
      name: "OperationError",
    });
  });

  test("derives its key slowly", async () => {
    const seal = await makeSeal("471902");
    expect(seal.iterations).toBeGreaterThanOrEqual(600_000);
    expect(await openSeal(seal, "471902")).not.toBeNull();
  });
});

describe("sealed bytes", () => {
  test("are others each time, and tell nothing of the text", async () => {
    const seal = await makeSeal("471902", FEW);
    const [one, other] = [await sealed(bytes(), seal), await sealed(bytes(), seal)];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(false);
    expect(read(one)).not.toContain("Antenatal");
  });

  test("that were changed do not open", async () => {
    const seal = await makeSeal("471902", FEW);
    const changed = new Uint8Array(await sealed(bytes(), seal));
    changed.set([(changed.at(-1) ?? 0) ^ 1], changed.length - 1);
    await expect(unsealed(changed.buffer, await opening(seal, "471902"))).rejects.toMatchObject({
      name: "OperationError",
    });
  });
});

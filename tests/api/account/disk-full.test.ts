import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { formOf } from "../../fixtures/registrations.ts";

let umeed: TestUmeed;
let bytes: Buffer<ArrayBuffer>;
beforeAll(async () => {
  umeed = await startTestUmeed();
  const red = sharp({ create: { width: 400, height: 400, channels: 3, background: "#ff0000" } });
  bytes = Buffer.from(await red.jpeg().toBuffer());
});
afterEach(makeRoom);
afterAll(() => umeed.stop());

const upload = (member: NewMember, fullName: string) =>
  member.call("PUT", "/user/update", {
    body: formOf({ fullName, image: new File([bytes], "me.jpg", { type: "image/jpeg" }) }),
  });
const fileNames = () => fs.readdir(join(umeed.dataDir, "uploads"));

/** The disk has room for so many files more, and then for the first bytes of each. */
function leaveRoomFor(files: number) {
  const open = fs.open;
  let left = files;
  vi.spyOn(fs, "open").mockImplementation(async (path, flags, mode) => {
    const file = await open(path, flags, mode);
    if (flags === "w") left -= 1;
    if (flags !== "w" || left >= 0) return file;
    const write = file.appendFile.bind(file);
    vi.spyOn(file, "appendFile").mockImplementation(async () => {
      await write("begun");
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    });
    return file;
  });
  syncBuiltinESMExports();
}

function makeRoom() {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

test.each([0, 1, 5])(
  "with room for %i of its files, a picture is put off, and nothing is changed or left",
  async (room) => {
    const sana = await newMember(umeed);
    const before = (await upload(sana, "Sana")).textAt("image");
    const kept = await fileNames();

    leaveRoomFor(room);
    const refused = await upload(sana, "Sana Tariq");

    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.body).toEqual({
      message: "This can't be done just now. Try again in a moment.",
      errors: [{ msg: "This can't be done just now. Try again in a moment.", path: "" }],
      code: "unavailable",
    });
    expect(await fileNames()).toEqual(kept);
    const { body } = await sana.call("GET", "/user/me");
    expect(body).toMatchObject({ data: { fullName: "Sana", image: before } });

    makeRoom();
    expect((await upload(sana, "Sana Tariq")).status).toBe(200);
  },
);

import { readdir, readFile } from "node:fs/promises";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { join } from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { noteFault } from "../../support/fault-note.ts";
import { quickest } from "../../support/quickest.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { formOf } from "../../fixtures/registrations.ts";

const MB = 1024 * 1024;
const NOT_A_PICTURE = "Please select an image file";
const TOO_LARGE = "Image size should be less than 5MB";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

/** A phone's photo lying on its side: a red half and a blue half, with who took it and where. */
const photo = () => {
  const half = { create: { width: 300, height: 400, channels: 3 as const, background: "#0000ff" } };
  return sharp({ create: { width: 600, height: 400, channels: 3, background: "#ff0000" } }).composite([
    { input: half, left: 300, top: 0 },
  ]);
};
const withPlace = (picture: Sharp) =>
  picture.withMetadata({ orientation: 6 }).withExif({
    IFD0: { Artist: "Canary of Sana", Orientation: "6" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 32/1 59/1", GPSLongitudeRef: "E", GPSLongitude: "74/1 20/1 37/1" },
  });

const upload = (member: NewMember, bytes: Uint8Array, { type = "image/jpeg", name = "me.jpg" } = {}) =>
  member.call("PUT", "/user/update", {
    body: formOf({ fullName: "Sana", image: new File([new Uint8Array(bytes)], name, { type }) }),
  });
const fileNames = async () => readdir(join(umeed.dataDir, "uploads")).catch(() => []);
/** A job removes what was replaced, after the answer. */
const removalsAreDone = () =>
  expect.poll(() => umeed.db.selectFrom("fileRemoval").select("path").execute()).toEqual([]);
const fetchFile = async (path: string) => {
  const response = await fetch(`${umeed.address}/api${path}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const variantsOf = (image: string) =>
  ["96", "384"].flatMap((size) =>
    ["avif", "webp", "jpg"].map((format) => image.replace("-384.jpg", `-${size}.${format}`)),
  );

/** sharp reads no AVIF here: the server, in this same process, has closed that door. */
async function whatIs(bytes: Buffer) {
  const box = bytes.indexOf("ispe");
  if (bytes.toString("latin1", 4, 12) === "ftypavif") return `${bytes.readUInt32BE(box + 8)} of avif`;
  const { format, width, height } = await sharp(bytes).metadata();
  return `${width === height ? width : "?"} of ${format.replace("jpeg", "jpg")}`;
}

describe("a picture", () => {
  test.each([
    ["JPEG", () => photo().jpeg().toBuffer()],
    ["PNG", () => photo().png().toBuffer()],
    ["WebP", () => photo().webp().toBuffer()],
  ])("may be a %s, whatever the phone calls it", async (_, encode) => {
    const sana = await newMember(umeed);
    const bytes = await encode();
    for (const said of [{}, { type: "image/png", name: "x.png" }, { type: "", name: "../../x.sh" }]) {
      const answer = await upload(sana, bytes, said);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        message: "Profile updated successfully",
        image: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}-384\.jpg$/),
      });
      expect((await sana.call("GET", "/user/me")).at("data.image")).toBe(answer.at("image"));
    }
  });

  test("is served in two sizes and three formats, for ever, and can run nothing", async () => {
    const answer = await upload(await newMember(umeed), await photo().jpeg().toBuffer());
    const types: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

    for (const path of variantsOf(answer.textAt("image"))) {
      const { status, headers, bytes } = await fetchFile(path);
      const [, size, format = ""] = /-(\d+)\.(\w+)$/.exec(path) ?? [];
      expect(status).toBe(200);
      expect(headers.get("content-type")).toBe(types[format]);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(await whatIs(bytes)).toBe(`${size} of ${format}`);
    }
  });

  test("is turned upright and keeps nothing of who took it and where", async () => {
    const bytes = await withPlace(photo().jpeg()).toBuffer();
    expect(bytes.toString("latin1")).toContain("Canary of Sana");
    expect(await sharp(bytes).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() });

    const answer = await upload(await newMember(umeed), bytes);

    const paths = variantsOf(answer.textAt("image"));
    expect(paths).toHaveLength(6);
    for (const path of paths) {
      const { bytes: stored } = await fetchFile(path);
      expect(stored.length).toBeGreaterThan(100);
      expect(stored.toString("latin1")).not.toMatch(/Canary|Exif|http:\/\/ns\.adobe/);
    }
    for (const path of paths.filter((name) => !name.endsWith(".avif"))) {
      const { bytes: stored } = await fetchFile(path);
      const { exif, xmp, iptc, icc, orientation } = await sharp(stored).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      const { data, info } = await sharp(stored).raw().toBuffer({ resolveWithObject: true });
      const middleOf = (line: number) => [...data.subarray((line * info.width + info.width / 2) * 3)].slice(0, 3);
      const [top, bottom] = [middleOf(5), middleOf(info.height - 5)];
      expect(top[0]).toBeGreaterThan(200);
      expect(top[2]).toBeLessThan(60);
      expect(bottom[0]).toBeLessThan(60);
      expect(bottom[2]).toBeGreaterThan(200);
    }
  });

  test("that is replaced is gone, also when several come at once", async () => {
    const sana = await newMember(umeed);
    await removalsAreDone();
    const before = await fileNames();
    const first = await upload(sana, await photo().jpeg().toBuffer());
    expect((await fileNames()).length).toBe(before.length + 6);

    const second = await upload(sana, await photo().png().toBuffer());
    expect(second.at("image")).not.toBe(first.at("image"));
    for (const path of variantsOf(first.textAt("image"))) expect((await fetchFile(path)).status).toBe(404);
    for (const path of variantsOf(second.textAt("image"))) expect((await fetchFile(path)).status).toBe(200);

    const bytes = await photo().webp().toBuffer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(sana, bytes)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
    await removalsAreDone();
    expect((await fileNames()).length).toBe(before.length + 6);
    const kept = (await sana.call("GET", "/user/me")).textAt("data.image");
    for (const path of variantsOf(kept)) expect((await fetchFile(path)).status).toBe(200);
  });

  test("stays when only the name changes, and when the form's file field is left empty", async () => {
    const sana = await newMember(umeed);
    const image = (await upload(sana, await photo().jpeg().toBuffer())).at("image");
    for (const fields of [{}, { image: "" }, { image: new File([], "") }]) {
      const answer = await sana.call("PUT", "/user/update", { body: formOf({ fullName: "Sana B", ...fields }) });
      expect([answer.status, answer.at("image")]).toEqual([200, image]);
    }
  });
});

describe("what is no picture", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  test.each([
    ["SVG", async () => Buffer.from(svg)],
    ["SVG with an XML head", async () => Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    ["GIF", () => photo().gif().toBuffer()],
    ["TIFF", () => photo().tiff().toBuffer()],
    ["AVIF", () => photo().avif().toBuffer()],
    ["text", async () => Buffer.from("Sana was here")],
    ["HTML", async () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a script that is a GIF too", async () => Buffer.from("GIF89a/*\0\0\0\0*/=1;alert(1)//;")],
    ["a PDF", async () => Buffer.from("%PDF-1.4\n%%EOF")],
    ["a JPEG's first bytes", async () => (await photo().jpeg().toBuffer()).subarray(0, 300)],
    ["a PNG cut in half", async () => (await photo().png().toBuffer()).subarray(0, 500)],
    ["zeros", async () => Buffer.alloc(1_000)],
  ])("is refused and leaves no file: %s", async (_, bytes) => {
    const sana = await newMember(umeed);
    const before = await fileNames();

    const answer = await upload(sana, await bytes());

    expect(answer.status).toBe(400);
    noteFault({ saw: `no picture: ${answer.status}` });
    expect(answer.body).toEqual({
      message: NOT_A_PICTURE,
      errors: [{ msg: NOT_A_PICTURE, path: "image" }],
      code: "invalid",
    });
    expect(await fileNames()).toEqual(before);
    expect((await sana.call("GET", "/user/me")).at("data.image")).toBeNull();
  });

  test("is a text in the field of the picture", async () => {
    const sana = await newMember(umeed);
    const answer = await sana.call("PUT", "/user/update", { body: formOf({ fullName: "S", image: "/etc/passwd" }) });
    expect([answer.status, answer.at("errors.0")]).toEqual([400, { msg: NOT_A_PICTURE, path: "image" }]);
  });

  test("is what hides behind a picture: only the picture is kept", async () => {
    const polyglot = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from("<script>canary()</script>")]);
    const answer = await upload(await newMember(umeed), polyglot, { type: "text/html", name: "x.html" });
    expect(answer.status).toBe(200);
    for (const path of variantsOf(answer.textAt("image"))) {
      expect((await fetchFile(path)).bytes.includes("canary")).toBe(false);
    }
  });
});

describe("a picture that is too large", () => {
  const padded = async (size: number) => {
    const picture = await photo().jpeg().toBuffer();
    return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  };

  test.each([
    [5 * MB, 200, undefined],
    [5 * MB + 1, 400, TOO_LARGE],
    [5 * MB + 60_000, 400, TOO_LARGE],
    [5 * MB + 70_000, 413, TOO_LARGE],
    [9 * MB, 413, TOO_LARGE],
  ])("in bytes: %i is answered with %i", async (size, status, message) => {
    const answer = await upload(await newMember(umeed), await padded(size));
    expect(answer.status).toBe(status);
    expect(answer.at("errors.0")).toEqual(message && { msg: message, path: "image" });
  });

  test("in number is refused past the queue, and keeps out nobody else's", async () => {
    const [sana, hira] = [await newMember(umeed), await newMember(umeed)];
    const bytes = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: "#866" } })
      .png()
      .toBuffer();
    const many = Array.from({ length: 14 }, () => upload(sana, bytes));
    const other = upload(hira, bytes);
    const refused = (await Promise.all(many)).filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect([answer.status, answer.headers.get("retry-after"), answer.at("message")]).toEqual([
        503,
        "5",
        "Many pictures are coming in just now. Try again in a few seconds.",
      ]);
    }
    expect((await other).status).toBe(200);
  });

  test("in pixels is refused in less time than a usual one takes", async () => {
    const sana = await newMember(umeed);
    const usual = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: "#866" } })
      .png()
      .toBuffer();
    const bomb = blackPng(30_000, 30_000);
    expect(bomb.length).toBeLessThan(MB);
    const send = async (bytes: Uint8Array, status: number) => {
      expect((await upload(sana, bytes)).status).toBe(status);
    };
    const [usually, bombed] = await quickest(
      { rounds: 3, most: 15 },
      [() => send(usual, 200), () => send(bomb, 400)],
      (long, short) => short < long,
    );
    expect(bombed).toBeLessThan(usually);
  });
});

describe("the folder of pictures", () => {
  test.each([
    "/api/uploads/../secret",
    "/api/uploads/..%2fsecret",
    "/api/uploads/%2e%2e%2fsecret",
    "/api/uploads/%2e%2e/secret",
    "/api/uploads/..%5csecret",
    "/api/uploads/..%252fsecret",
    "/api/uploads/....//secret",
    "/api/uploads//etc/passwd",
    "/api/uploads/%2fetc%2fpasswd",
    "/api/uploads/",
    "/api/uploads/.",
    "/api/uploads/secret",
    "/api%2fuploads%2f..%2fsecret",
    "/uploads/../secret",
    `/api/uploads/${"0".repeat(32)}-384.jpg`,
    `/api/uploads/${"0".repeat(32)}-384.jpg%00.png`,
  ])("lets nobody out by %s", async (path) => {
    const secret = (await readFile(join(umeed.dataDir, "secret"), "utf8")).trim();
    expect(secret.length).toBeGreaterThan(30);
    const { status, body } = await getAsWritten(path);
    expect(status).toBe(path.includes("%00") ? 400 : 404);
    noteFault({ saw: `another file: ${status}` });
    expect(body).not.toContain(secret);
    expect(body).not.toContain("root:");
  });
});

/** Unlike fetch, which tidies paths up. */
async function getAsWritten(path: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>();
  request(umeed.address, { path }, (response) => {
    text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
  })
    .once("error", reject)
    .end();
  return promise;
}

/** One bit a pixel and all of them equal: few bytes, many pixels. */
function blackPng(width: number, height: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const pixels = deflateSync(Buffer.alloc(height * (width / 8 + 1)));
  const chunk = (type: string, data: Buffer) => {
    const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    const named = Buffer.concat([Buffer.from(type), data]);
    size.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, check]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

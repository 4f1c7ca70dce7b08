import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { marked } from "marked";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeTurn } from "../../../server/domain/content/turn.ts";
import { shippedId } from "../../../server/domain/identity.ts";
import { cleanHtml } from "../../../server/html/clean.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { formOf } from "../../fixtures/registrations.ts";

const ADDRESS = "/content/picture";

let umeed: TestUmeed;
let editor: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  editor = await memberNamed(umeed, "Editor", "editor");
});
afterAll(() => umeed.stop());

let drawn = 0;
/** Each another one: the same twice is kept once. */
const drawing = (width: number, height: number) => {
  drawn += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: drawn % 256, g: 90, b: 200 } } });
};
const withPlace = (picture: Sharp) =>
  picture.withMetadata({ orientation: 6 }).withExif({
    IFD0: { Artist: "Canary of Sana", Orientation: "6" },
    IFD3: { GPSLatitudeRef: "N", GPSLatitude: "31/1 32/1 59/1", GPSLongitudeRef: "E", GPSLongitude: "74/1 20/1 37/1" },
  });
const upload = (bytes: Uint8Array, alt = "A cradle", by = editor) =>
  by.call("POST", ADDRESS, { body: formOf({ alt, image: new File([new Uint8Array(bytes)], "../x.sh") }) });
const fetchFile = async (path: string) => {
  const response = await fetch(`${umeed.address}/api${path}`);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
const fileNames = async () => readdir(join(umeed.dataDir, "uploads")).catch(() => []);
/** An article with these versions, each with when it is published. */
const write = async (title: string, ...versions: [body: string, when: "never" | "now" | "later"][]) => {
  const sources = [{ name: "NHS: Foods", url: "https://www.nhs.uk/", checked: "2026-03-01" }];
  const matter = { title, category: "nutrition", picture: "tangerine", summary: "Good.", sources };
  for (const [version, [body, when]] of versions.entries()) {
    const publication = when === "later" ? { when, date: "2199-01-01", time: "09:30" } : { when };
    const saved = { document: { matter, body }, publication };
    const answer =
      version === 0
        ? await editor.call("POST", "/content/article", { body: saved })
        : await editor.call("PUT", `/content/article/${title.toLowerCase()}`, { body: { ...saved, version } });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  }
};
const asPage = (markdown: string) => cleanHtml(marked.parse(markdown, { async: false }));

describe("a picture for a text", () => {
  test("is kept whole and upright, no wider than a text, and tells its size", async () => {
    const bytes = await withPlace(drawing(2_000, 3_000).jpeg()).toBuffer();
    const answer = await upload(bytes);

    expect(answer.status).toBe(200);
    expect(answer.at("data")).toMatchObject({ width: 1_280, height: 853, alt: "A cradle", by: "Editor" });
    expect(answer.textAt("data.url")).toMatch(/^\/uploads\/[0-9a-f]{32}-1280x853\.jpg$/);
    expect(answer.textAt("data.markdown")).toBe(`![A cradle](${answer.textAt("data.url")})`);
    const small = (await upload(await drawing(300, 200).png().toBuffer())).at("data");
    expect(small).toMatchObject({ width: 300, height: 200 });
    const tall = (await upload(await drawing(200, 8_000).webp().toBuffer())).at("data");
    expect(tall).toMatchObject({ width: 64, height: 2_560 });
  });

  test("is served as JPEG and WebP, keeps nothing of who took it and where, and can run nothing", async () => {
    const bytes = await withPlace(drawing(400, 300).jpeg()).toBuffer();
    expect(bytes.toString("latin1")).toContain("Canary of Sana");
    const url = (await upload(bytes)).textAt("data.url");

    for (const [path, type] of [
      [url, "image/jpeg"],
      [url.replace(".jpg", ".webp"), "image/webp"],
    ] as const) {
      const { status, headers, bytes: stored } = await fetchFile(path);
      expect([status, headers.get("content-type")]).toEqual([200, type]);
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
      const { width, height, exif, xmp, iptc, orientation } = await sharp(stored).metadata();
      expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 300, height: 400 });
      expect(stored.toString("latin1")).not.toMatch(/Canary|Exif/);
    }
  });

  test("is there in narrower widths too, for rows and phones, and none is wider than it came", async () => {
    const url = (await upload(await drawing(1_600, 1_000).jpeg().toBuffer())).textAt("data.url");
    expect(url).toMatch(/-1280x800\.jpg$/);
    const bytes: number[] = [];
    for (const [width, height] of [
      [320, 200],
      [720, 450],
    ]) {
      const file = await fetchFile(url.replace(".jpg", `-${width}.webp`));
      expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
      expect(await sharp(file.bytes).metadata()).toMatchObject({ width, height, format: "webp" });
      bytes.push(file.bytes.length);
    }
    expect(bytes).toEqual(bytes.toSorted((one, other) => one - other));
    for (const none of ["-640.webp", "-320.jpg", "-1280.webp"])
      expect([none, (await fetchFile(url.replace(".jpg", none))).status]).toEqual([none, 404]);

    const small = (await upload(await drawing(320, 200).png().toBuffer())).textAt("data.url");
    expect((await fetchFile(small.replace(".jpg", "-320.webp"))).status).toBe(404);
    expect((await fileNames()).filter((name) => small.includes(name.slice(0, 32)))).toHaveLength(2);
  });

  test("that was stored before there were narrower ones is served whole in their place", async () => {
    const url = (await upload(await drawing(900, 600).jpeg().toBuffer())).textAt("data.url");
    const [name = ""] = /[0-9a-f]{32}-900x600/.exec(url) ?? [];
    for (const width of [320, 720]) {
      await umeed.db.deleteFrom("storedFile").where("name", "=", `${name}-${width}.webp`).execute();
      await rm(join(umeed.dataDir, "uploads", `${name}-${width}.webp`));
    }
    const file = await fetchFile(url.replace(".jpg", "-320.webp"));
    expect([file.status, (await sharp(file.bytes).metadata()).width]).toEqual([200, 900]);
  });

  test("keeps its place free in a text, and comes as WebP where a browser takes it", async () => {
    const answer = await upload(await drawing(600, 400).jpeg().toBuffer());
    const name = answer.textAt("data.url").replace(".jpg", "");
    const shown = asPage(`Before.\n\n${answer.textAt("data.markdown")}\n\nAfter.`);

    expect(shown).toContain(
      `<picture><source srcset="/api${name}.webp" type="image/webp" />` +
        `<img src="/api${name}.jpg" alt="A cradle" width="600" height="400" loading="lazy" /></picture>`,
    );
    expect(cleanHtml(shown)).toBe(shown);
  });

  test.each([
    "A [cradle](https://evil.example) * _of_ `wood`",
    '"><script>alert(1)</script>',
    "back\\slash]( and \\] more",
    "Two\nlines & <b>more</b>, see https://a.example",
    "جھولا",
  ])("has any words, which reach its reader as they are: %s", async (alt) => {
    const answer = await upload(await drawing(30, 20).png().toBuffer(), alt);
    const shown = asPage(answer.textAt("data.markdown"));
    const said = /alt="([^"]*)"/.exec(shown)?.[1] ?? "";
    const unescaped = said
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&amp;", "&");

    expect(unescaped).toBe(alt.replaceAll("\n", " "));
    expect(shown).toMatch(/^<p><picture><source [^>]*><img [^>]*><\/picture><\/p>\n$/);
  });

  test("is kept once when it comes twice, also at the same moment", async () => {
    const bytes = await drawing(50, 50).png().toBuffer();
    const before = await fileNames();
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(bytes)));
    expect(new Set(answers.map((answer) => answer.textAt("data._id"))).size).toBe(1);
    expect((await fileNames()).length).toBe(before.length + 2);
    const other = await upload(bytes, "A cot");
    expect(other.textAt("data._id")).not.toBe(answers[0]?.textAt("data._id"));
  });

  test("stands in the list, the newest first, until it is removed with its files; both are written down", async () => {
    const first = (await upload(await drawing(40, 40).png().toBuffer(), "Rice")).textAt("data._id");
    const second = await upload(await drawing(40, 40).png().toBuffer(), "Lentils");
    const { _id: id, url } = Object(second.at("data"));
    await umeed.db.updateTable("contentPicture").set({ createdAt: 9e15 }).where("id", "=", id).execute();
    const list = await editor.call("GET", `${ADDRESS}?limit=1`);
    expect([list.at("data.0._id"), Number(list.at("total")) > 1]).toEqual([id, true]);

    expect((await editor.call("DELETE", `${ADDRESS}/${id}`)).status).toBe(200);
    expect((await editor.call("DELETE", `${ADDRESS}/${id}`)).status).toBe(404);
    expect((await editor.call("GET", `${ADDRESS}/${id}`)).status).toBe(404);
    expect((await editor.call("GET", `${ADDRESS}/${first}`)).at("data.alt")).toBe("Rice");
    for (const path of [url, url.replace(".jpg", ".webp")]) expect((await fetchFile(path)).status).toBe(404);
    const acts = await umeed.db.selectFrom("actOfPower").selectAll().where("subjectId", "=", id).execute();
    expect(acts.map(({ act, actorId, reason }) => [act, actorId, reason])).toEqual(
      expect.arrayContaining([
        ["upload", editor.id, "Lentils"],
        ["remove", editor.id, "Lentils"],
      ]),
    );
  });

  test("tells which texts show it, once each and those that readers have first, before it is removed", async () => {
    const picture = await upload(await drawing(40, 40).png().toBuffer(), "Lentils in a bowl");
    const line = picture.textAt("data.markdown");
    const uses = async () => (await editor.call("GET", `${ADDRESS}/${picture.textAt("data._id")}/use`)).at("data");
    expect(await uses()).toEqual([]);

    await write("Draft", [line, "never"]);
    await write("Former", [line, "never"], ["No picture.", "never"]);
    await write("Scheduled", ["No picture.", "now"], [line, "later"]);
    await write("Zinc", [line, "now"], [`${line} Again.`, "now"], [line, "never"]);
    // As WebP, and in HTML.
    await write("Barley", [`<img src="/api${picture.textAt("data.url").replace(".jpg", ".webp")}">`, "now"]);
    await write("None", ["No picture.", "now"]);
    const other = await upload(await drawing(40, 40).png().toBuffer(), "Rice in a bowl");
    await write("Another", [other.textAt("data.markdown"), "now"]);

    expect(await uses()).toEqual([
      { kind: "article", key: "barley", language: "en", title: "Barley", standing: "published", version: 1 },
      { kind: "article", key: "zinc", language: "en", title: "Zinc", standing: "published", version: 2 },
      { kind: "article", key: "scheduled", language: "en", title: "Scheduled", standing: "scheduled", version: 2 },
      { kind: "article", key: "draft", language: "en", title: "Draft", standing: "draft", version: 1 },
      { kind: "article", key: "former", language: "en", title: "Former", standing: "former", version: 1 },
    ]);
    expect((await editor.call("GET", `${ADDRESS}/${"0".repeat(24)}/use`)).status).toBe(404);
  });

  test("tells a text that came with Umeed and shows it", async () => {
    const picture = await upload(await drawing(40, 40).png().toBuffer(), "Lentils in a pot");
    const document = JSON.stringify({ matter: { title: "Who we are" }, body: picture.textAt("data.markdown") });
    const about = umeed.db.updateTable("contentItem").set({ shippedDocument: document }).where("key", "=", "about");
    await about.where("kind", "=", "page").where("language", "=", "en").execute();
    expect((await editor.call("GET", `${ADDRESS}/${picture.textAt("data._id")}/use`)).at("data")).toMatchObject([
      { kind: "page", key: "about", standing: "published", version: 0 },
    ]);
  });

  test("stays when who uploaded it is gone", async () => {
    const leaving = await memberNamed(umeed, "Leaving", "editor");
    const id = (await upload(await drawing(40, 40).png().toBuffer(), "Dates", leaving)).textAt("data._id");
    await umeed.db.deleteFrom("member").where("id", "=", leaving.id).execute();
    expect((await editor.call("GET", `${ADDRESS}/${id}`)).at("data")).toMatchObject({ alt: "Dates", by: null });
  });
});

describe("what can't be taken is refused and leaves no file:", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const NOT_A_PICTURE = "Please select an image file";

  test.each([
    ["SVG", async () => Buffer.from(svg), NOT_A_PICTURE],
    ["GIF", () => drawing(9, 9).gif().toBuffer(), NOT_A_PICTURE],
    ["TIFF", () => drawing(9, 9).tiff().toBuffer(), NOT_A_PICTURE],
    ["HTML", async () => Buffer.from("<!doctype html><script>alert(1)</script>"), NOT_A_PICTURE],
    ["a JPEG's first bytes", async () => (await drawing(90, 90).jpeg().toBuffer()).subarray(0, 300), NOT_A_PICTURE],
    ["a bomb of 36 megapixels", () => drawing(6_000, 6_000).png().toBuffer(), NOT_A_PICTURE],
    ["more than 5 MB", async () => Buffer.alloc(5 * 1024 * 1024 + 1), "Image size should be less than 5MB"],
    ["nothing", async () => Buffer.alloc(0), "Choose a picture."],
  ])("%s", async (_, bytes, message) => {
    const before = await fileNames();
    const answer = await upload(await bytes());
    expect([answer.status, answer.at("errors")]).toEqual([400, [{ msg: message, path: "image" }]]);
    expect(await fileNames()).toEqual(before);
  });

  test("a picture without words", async () => {
    const answer = await upload(await drawing(9, 9).png().toBuffer(), " ");
    expect(answer.at("errors")).toEqual([{ msg: "Say what the picture shows.", path: "alt" }]);
  });
});

test("an uploaded picture is an article's cover, until it is removed and the drawn one is back", async () => {
  const picture = await upload(await drawing(64, 40).png().toBuffer(), "A bowl of figs");
  const cover = picture.textAt("data.url");
  const sources = [{ name: "NHS: Foods", url: "https://www.nhs.uk/", checked: "2026-03-01" }];
  const matter = { title: "Figs", category: "nutrition", picture: "moon", summary: "Good.", sources, cover };
  const document = { matter, body: "Eat one." };
  const shown = await editor.call("POST", "/content/preview", { body: { document, kind: "article" } });
  expect([shown.at("data.picture"), shown.at("data.problems")]).toEqual([cover, []]);
  const made = await editor.call("POST", "/content/article", { body: { document, publication: { when: "now" } } });
  const read = async () => (await umeed.call("GET", `/article/${made.textAt("data.recordId")}`)).textAt("data.url");
  expect(await read()).toBe(cover);
  const uses = await editor.call("GET", `${ADDRESS}/${picture.textAt("data._id")}/use`);
  expect(uses.at("data.0.title")).toBe("Figs");

  await editor.call("DELETE", `${ADDRESS}/${picture.textAt("data._id")}`);
  expect(await read()).toMatch(/^\/pictures\/cover-nutrition-[0-9a-f]{6}-moon\.svg$/);
  for (const [wrong, msg] of [
    [cover, "This picture was removed. Choose another, or none."],
    ["https://evil.example/x.jpg", "Choose one of the uploaded pictures."],
  ]) {
    const body = {
      document: { matter: { ...matter, cover: wrong }, body: "Eat one." },
      publication: { when: "now" },
      version: 1,
    };
    const refused = await editor.call("PUT", "/content/article/figs", { body });
    expect([refused.status, refused.at("errors")]).toEqual([400, [{ msg, path: "cover" }]]);
  }
});

test("a member's home shows no cover that was removed", async () => {
  const picture = await upload(await drawing(64, 40).png().toBuffer(), "A glass of water");
  const cover = picture.textAt("data.url");
  const id = shippedId("article", "diabetes-in-pregnancy");
  await umeed.db.updateTable("article").set({ cover }).where("id", "=", id).execute();
  await takeTurn(umeed);
  const member = await newMember(umeed, { lastMenstrualPeriod: "2025-09-23" });
  const shown = async () => (await member.call("GET", "/weekly-article")).textAt("data.url");
  expect(await shown()).toBe(cover);
  await editor.call("DELETE", `${ADDRESS}/${picture.textAt("data._id")}`);
  expect(await shown()).toMatch(/^\/pictures\/cover-/);
});

test("the preview of a week has what its page shows of the size", async () => {
  const look = async (matter: Record<string, string>) => {
    const body = {
      document: { matter: { title: "Week 24", summary: "Here.", ...matter }, body: "Text." },
      kind: "week",
      key: "week-24",
    };
    const answer = await editor.call("POST", "/content/preview", { body });
    return [answer.at("data.size"), answer.at("data.picture")];
  };
  const [size, picture] = await look({});
  expect(size).toEqual(expect.any(String));
  expect(picture).toMatch(/stage-/);
  expect(await look({ shape: "a clay pot" })).toEqual(["a clay pot", expect.stringMatching(/plant-24/)]);
});

test("a picture of somebody else is cleaned as before: no script, no other scheme, no size of ours", () => {
  expect(cleanHtml('<img src="javascript:alert(1)" onerror="alert(1)">')).toBe('<img alt="" loading="lazy" />');
  expect(cleanHtml('<img src="//evil.example/x.png" alt="x">')).toBe('<img alt="x" loading="lazy" />');
  expect(cleanHtml('<img src="https://a.example/x.png" width="9">')).toBe(
    '<img src="https://a.example/x.png" alt="" width="9" loading="lazy" />',
  );
});

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { documentFromFile } from "../../../server/api/content/document.ts";
import { loadContent } from "../../../server/content/load.ts";
import { readFiles } from "../../../server/content/load/folders.ts";
import type { PictureFiles } from "../../../server/domain/content-pictures/moving.ts";
import { exportContent, importContent, type MovedContent } from "../../../server/domain/content/moving.ts";
import { FileFolder } from "../../../server/ports/files/folder.ts";
import { StoredImages } from "../../../server/ports/images/store.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { formOf } from "../../fixtures/registrations.ts";

const shipped = new URL("../../../server/content/", import.meta.url);

let umeed: TestUmeed;
let editor: NewMember;
let folder: string | undefined;
beforeEach(async () => {
  umeed = await startTestUmeed();
  editor = await memberNamed(umeed, "Amna Edits", "editor");
});
afterEach(async () => {
  await umeed.stop();
  if (folder) await rm(folder, { recursive: true });
  folder = undefined;
});

const week = "/content/week/week-24";
const read = async () => (await umeed.call("GET", "/week")).text;
const item = async () => editor.call("GET", week);

/** Starts the next version of Umeed on the same data, whose shipped `file` is changed so. */
async function startNext(file: string, change: (text: string) => string) {
  folder ??= await copyOfShipped();
  const path = join(folder, file);
  await writeFile(path, change(await readFile(path, "utf8")));
  await loadContent(umeed.db, NOON, pathToFileURL(`${folder}/`));
}

async function copyOfShipped() {
  const copy = await mkdtemp(join(tmpdir(), "umeed-content-"));
  await cp(shipped, copy, { recursive: true });
  return copy;
}

test("an upgrade from before a translation noted the signs that it says notes them", async () => {
  const noted = async () => {
    const rows = await umeed.db.selectFrom("translation").select("recordId").where("signs", "is not", null).execute();
    return rows.map(({ recordId }) => recordId).toSorted();
  };
  const before = await noted();
  expect(before.length).toBeGreaterThan(50);
  await umeed.db.updateTable("translation").set({ signs: null }).execute();
  await umeed.db.deleteFrom("shippedContent").where("name", "=", "all").execute();
  await umeed.db.updateTable("shippedContent").set({ fingerprint: "of before" }).where("name", "=", "signs").execute();
  await loadContent(umeed.db, NOON, shipped);
  expect(await noted()).toEqual(before);
});

const upgrade = (words: string) => startNext("weeks/week-24.md", (text) => `${text}\n${words}\n`);

async function edit(words: string, when: "now" | "never") {
  const stored = await item();
  const { matter, body: shippedBody } = Object(stored.at("data.document"));
  // Added, since a text that loses its doses and danger signs waits for a second person.
  const document = { matter, body: `${shippedBody}\n\n${words}` };
  const body = { version: stored.at("data.version"), document, publication: { when } };
  expect((await editor.call("PUT", week, { body })).status).toBe(200);
}

const settle = (version: number, choice: "take" | "leave") =>
  editor.call("POST", `${week}/shipped`, { body: { version, choice } });

describe("an upgrade", () => {
  test("brings new text to what nobody here has touched", async () => {
    await upgrade("New in this version.");
    expect(await read()).toContain("New in this version.");
    expect((await item()).at("data")).toMatchObject({ isOurs: false, isShippedNewer: false, version: 0 });
  });

  test.each(["now", "never"] as const)(
    "leaves alone what an editor touched (%s), and says what is newer",
    async (when) => {
      await edit("Our own words.", when);
      const before = await read();

      await upgrade("New in this version.");

      expect(await read()).toBe(before);
      expect((await item()).at("data")).toMatchObject({ isOurs: true, isShippedNewer: true });
      expect((await editor.call("GET", "/content?show=newer")).at("data")).toEqual([
        expect.objectContaining({ key: "week-24" }),
      ]);
      const differences = await editor.call("GET", `${week}/versions/0`);
      expect(differences.text).toContain("New in this version.");
    },
  );

  test("leaves away what an editor took away", async () => {
    const tip = "/content/tip/chai-between-meals";
    await editor.call("POST", `${tip}/withdrawal`, { body: { version: 0 } });

    await startNext("tips.json", (text) => text.replaceAll("chai", "tea").replace('"tea-between', '"chai-between'));

    expect((await editor.call("GET", tip)).at("data")).toMatchObject({ publishedVersion: null, isShippedNewer: true });
  });
});

describe("newer shipped text", () => {
  test("is taken over, and from then on comes by itself again", async () => {
    await edit("Our own words.", "now");
    await upgrade("New in this version.");
    expect((await settle(0, "take")).status).toBe(409);

    expect((await settle(1, "take")).status).toBe(200);

    expect(await read()).toContain("New in this version.");
    expect((await item()).at("data")).toMatchObject({ version: 2, publishedVersion: 2, isOurs: false });
    const kept = await editor.call("GET", `${week}/versions/1`);
    expect(kept.at("data.document.body")).toContain("Our own words.");
    await upgrade("Newer still.");
    expect(await read()).toContain("Newer still.");
    expect((await item()).at("data")).toMatchObject({ version: 3, publishedVersion: 3, isShippedNewer: false });
  });

  test("is taken over, and nothing older is published over it later", async () => {
    const guideline = "/content/guideline/antenatal-contacts";
    const { matter, body } = Object((await editor.call("GET", guideline)).at("data.document"));
    const document = { matter: { ...matter, title: `${matter.title}, zebrafish` }, body };
    const later = { when: "later", date: "2026-04-01", time: "09:30" };
    const saved = await editor.call("PUT", guideline, { body: { version: 0, document, publication: later } });
    expect([saved.status, saved.at("errors")]).toEqual([200, undefined]);
    const other = await memberNamed(umeed, "Bina Edits", "editor");

    const taken = await other.call("POST", `${guideline}/shipped`, { body: { version: 1, choice: "take" } });

    expect(taken.status).toBe(200);
    const now = (await other.call("GET", guideline)).at("data");
    expect(now).toMatchObject({ publishedVersion: 2, scheduledVersion: null, publishTime: null, isOurs: false });
    expect(now).toMatchObject({ editor: "Bina Edits" });
    expect((await other.call("GET", "/content?search=zebrafish")).at("total")).toBe(0);
  });

  test("is left, until it changes again", async () => {
    await edit("Our own words.", "now");
    await upgrade("New in this version.");
    expect((await settle(1, "leave")).status).toBe(200);

    expect((await item()).at("data.isShippedNewer")).toBe(false);
    expect(await read()).toContain("Our own words.");
    await upgrade("Newer still.");
    expect((await item()).at("data.isShippedNewer")).toBe(true);
  });
});

describe("content as files", () => {
  const contextOf = ({ db, dataDir }: TestUmeed) => ({
    db,
    now: () => NOON,
    timeZone: "Asia/Karachi",
    images: new StoredImages(new FileFolder(join(dataDir, "uploads"))),
  });
  const context = () => contextOf(umeed);
  const importInto = (target: TestUmeed, moved: MovedContent) =>
    importContent(contextOf(target), moved, documentFromFile);

  /** Saves an item as it is, but for some of its fields, and with a source that was read. */
  const saveAgain = async (path: string, publication: Record<string, string>, fields: Record<string, unknown> = {}) => {
    const stored = await editor.call("GET", path);
    const source = { name: "WHO", url: "https://www.who.int/", checked: "2026-03-01" };
    const matter = { ...Object(stored.at("data.document.matter")), ...fields };
    if (matter.sources) matter.sources = [source];
    const document = { matter, body: stored.at("data.document.body") };
    const body = { version: stored.at("data.version"), document, publication };
    expect((await editor.call("PUT", path, { body })).status).toBe(200);
  };

  test("is in the shipped format, and imported again changes nothing", async () => {
    const { files, pictures, count } = await exportContent(context());
    const names = Object.keys(await readFiles(shipped)).filter((name) => !/downloads|samples/.test(name));
    expect(Object.keys(files).toSorted()).toEqual(names.toSorted());
    expect(await importInto(umeed, { files, pictures })).toEqual({
      added: 0,
      changed: 0,
      same: count,
      overtaken: [],
    });
  });

  test("not touched since the export leaves drafts, appointed versions and places as they are", async () => {
    await edit("Our own words.", "now");
    await edit("Not yet.", "never");
    const publication = { when: "later", date: "2026-04-01", time: "09:30" };
    await saveAgain("/content/guideline/antenatal-contacts", publication);
    const category = { matter: { name: "Rest" }, body: "" };
    const body = { document: category, publication: { when: "now" } };
    expect((await editor.call("POST", "/content/category", { body })).status).toBe(200);
    await saveAgain("/content/category/nutrition", { when: "now" }, { place: 4 });
    await editor.call("POST", "/content/city/gilgit/withdrawal", { body: { version: 0 } });
    const rows = async () => umeed.db.selectFrom("contentItem").selectAll().orderBy("kind").orderBy("key").execute();
    const before = await rows();

    const exported = await exportContent(context());

    expect(await importInto(umeed, exported)).toMatchObject({ added: 0, changed: 0, overtaken: [] });
    expect(await rows()).toEqual(before);
    expect((await item()).at("data")).toMatchObject({ version: 2, publishedVersion: 1 });
  });

  test("changed in a file overtakes what waited, and says so", async () => {
    await edit("Not yet.", "never");
    const guideline = "/content/guideline/antenatal-contacts";
    await saveAgain(guideline, { when: "later", date: "2026-04-01", time: "09:30" });
    const { files, pictures } = await exportContent(context());
    const changed = (file: string) => (files[file] ?? "").replace(/^summary: .*/m, "summary: Out of a file.");
    files["weeks/week-24.md"] = changed("weeks/week-24.md");
    // As another system ends its lines.
    files["guidelines/antenatal-contacts.md"] = changed("guidelines/antenatal-contacts.md").replaceAll("\n", "\r\n");

    expect(await importInto(umeed, { files, pictures })).toMatchObject({
      changed: 2,
      overtaken: [
        { file: "weeks/week-24.md", key: "week-24", version: 1, publishAt: null },
        {
          file: "guidelines/antenatal-contacts.md",
          key: "antenatal-contacts",
          version: 1,
          publishAt: Date.parse("2026-04-01T04:30:00Z"),
        },
      ],
    });
    expect(await read()).toContain("Out of a file.");
    expect((await editor.call("GET", `${week}/versions/1`)).at("data.document.body")).toContain("Not yet.");
  });

  test("goes to another Umeed, with what editors wrote", async () => {
    await edit("Our own words.", "now");
    const { files, pictures } = await exportContent(context());
    files["articles/a-new-one.md"] = (files["articles/a-calm-and-safe-home.md"] ?? "").replace(
      /title:.*/,
      "title: A new one",
    );
    // The tests' day is before those of the shipped one.
    files["articles/a-new-one.md"] = files["articles/a-new-one.md"].replaceAll(/: 2026-\d\d/g, ": 2026-01");
    const other = await startTestUmeed();
    try {
      const counts = await importInto(other, { files, pictures });
      expect(counts).toMatchObject({ added: 1, changed: 1 });
      expect((await other.call("GET", "/week")).text).toContain("Our own words.");
      expect((await other.call("GET", "/article/latest/articles/v2")).status).toBe(200);
    } finally {
      await other.stop();
    }
  });

  test("with a fault is named, and nothing of it is imported", async () => {
    const { files, pictures } = await exportContent(context());
    files["weeks/week-01.md"] = (files["weeks/week-01.md"] ?? "").replace(/^summary:.*$/m, "summary: Changed.");
    files["weeks/week-02.md"] = (files["weeks/week-02.md"] ?? "").replace(/^summary:.*\n/m, "");
    await expect(importInto(umeed, { files, pictures })).rejects.toThrow(
      /weeks\/week-02\.md.*summary: Write a summary\./,
    );
    expect(await read()).not.toContain("Changed.");
  });

  describe("with pictures", () => {
    const drawing = (red: number) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 90, b: 200 } } });
    const upload = async (red: number, alt: string) => {
      const image = new File([new Uint8Array(await drawing(red).png().toBuffer())], "x.png");
      return editor.call("POST", "/content/picture", { body: formOf({ alt, image }) });
    };
    const picturesOf = ({ db }: TestUmeed) => db.selectFrom("contentPicture").selectAll().execute();
    const filesIn = async ({ dataDir }: TestUmeed) => readdir(join(dataDir, "uploads")).catch(() => []);
    const NAME = /uploads\/[0-9a-f]{32}-60x40\.jpg/;

    let other: TestUmeed;
    let name: string;
    beforeEach(async () => {
      other = await startTestUmeed();
      const line = (await upload(10, "A cradle")).textAt("data.markdown");
      await upload(20, "In no text");
      await edit(`Our own words.\n\n${line}`, "now");
      [name = ""] = NAME.exec(line) ?? [];
    });
    afterEach(() => other.stop());

    test("goes there and back: what texts show is shown there, known again, and nothing changes here", async () => {
      const exported = await exportContent(context());
      expect(Object.keys(exported.pictures)).toEqual([name]);
      expect(await importInto(umeed, exported)).toMatchObject({ added: 0, changed: 0 });
      expect(await picturesOf(umeed)).toHaveLength(2);

      expect(await importInto(other, exported)).toMatchObject({ changed: 1 });
      const [path = ""] = NAME.exec((await other.call("GET", "/week")).text) ?? [];
      const shown = await fetch(`${other.address}/api/${path}`);
      expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(await picturesOf(other)).toMatchObject([
        { path: `/${path}`, alt: "A cradle", width: 60, height: 40, uploadedBy: null },
      ]);

      expect(await importInto(other, exported)).toMatchObject({ added: 0, changed: 0 });
      const back = await exportContent(contextOf(other));
      expect(await importInto(umeed, back)).toMatchObject({ added: 0, changed: 0 });
      expect([(await picturesOf(other)).length, (await picturesOf(umeed)).length]).toEqual([1, 2]);
    });

    test("takes another picture under the name of one for another, and leaves that one as it is", async () => {
      const exported = await exportContent(context());
      const before = await readFile(join(umeed.dataDir, name));
      exported.pictures[name] = await drawing(200)
        .withExif({ IFD0: { Artist: "Canary" } })
        .jpeg()
        .toBuffer();

      expect(await importInto(umeed, exported)).toMatchObject({ changed: 1 });

      expect((await readFile(join(umeed.dataDir, name))).equals(before)).toBe(true);
      const [path = ""] = NAME.exec(await read()) ?? [];
      expect(path).not.toBe(name);
      const shown = await readFile(join(umeed.dataDir, path));
      expect(shown.toString("latin1")).not.toMatch(/Canary|Exif/);
      expect((await sharp(shown).stats()).channels[0]?.mean).toBeGreaterThan(150);
    });

    test.each([
      ["no picture", (all: PictureFiles) => (all[name] = Buffer.from("<svg/>")), /uploads\/.*: Please select an image/],
      ["a picture that is not there", (all: PictureFiles) => delete all[name], /uploads\/.*: It is not there/],
    ])("holds %s: it is named, and nothing of it is imported", async (_, spoil, said) => {
      const exported = await exportContent(context());
      spoil(exported.pictures);
      await expect(importInto(other, exported)).rejects.toThrow(said);
      expect([await picturesOf(other), await filesIn(other)]).toEqual([[], []]);
    });

    test("leaves no picture behind when a text has a fault", async () => {
      const { files, pictures } = await exportContent(context());
      files["weeks/week-02.md"] = (files["weeks/week-02.md"] ?? "").replace(/^summary:.*\n/m, "");
      await expect(importInto(other, { files, pictures })).rejects.toThrow(/week-02/);
      expect([await picturesOf(other), await filesIn(other)]).toEqual([[], []]);
    });

    test.each(["[", "{}", '[{"file":"../secret","alt":"x","digest":"","exported":""}]'])(
      "refuses the list %s",
      async (list) => {
        const { files, pictures } = await exportContent(context());
        files["pictures.json"] = list;
        await expect(importInto(other, { files, pictures })).rejects.toThrow(/pictures\.json/);
      },
    );
  });
});

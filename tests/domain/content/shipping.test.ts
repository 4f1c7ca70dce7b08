import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadContent } from "../../../server/db/content.ts";
import { readFiles } from "../../../server/db/content/folders.ts";
import { exportContent, importContent } from "../../../server/domain/content/moving.ts";
import { NOON, startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../world/members.ts";

const shipped = new URL("../../../server/content/", import.meta.url);

let umeed: TestUmeed;
let editor: NewMember;
let folder: string;
beforeEach(async () => {
  umeed = await startTestUmeed();
  editor = await memberNamed(umeed, "Amna Edits", "editor");
  folder = await mkdtemp(join(tmpdir(), "umeed-content-"));
  await cp(shipped, folder, { recursive: true });
});
afterEach(async () => {
  await umeed.stop();
  await rm(folder, { recursive: true });
});

const week = "/content/week/week-24";
const read = async () => (await umeed.call("GET", "/week")).text;
const item = async () => editor.call("GET", week);

/** Starts the next version of Umeed on the same data, whose week 24 says something else. */
async function upgrade(words: string) {
  const path = join(folder, "weeks/week-24.md");
  await writeFile(path, `${await readFile(path, "utf8")}\n${words}\n`);
  await loadContent(umeed.db, NOON, pathToFileURL(`${folder}/`));
}

async function edit(words: string, when: "now" | "never") {
  const stored = await item();
  const document = { matter: stored.at("data.document.matter"), body: words };
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
    const path = join(folder, "tips.json");
    await writeFile(
      path,
      (await readFile(path, "utf8")).replaceAll("chai", "tea").replace('"tea-between', '"chai-between'),
    );

    await loadContent(umeed.db, NOON, pathToFileURL(`${folder}/`));

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
    expect(kept.at("data.document.body")).toBe("Our own words.");
    await upgrade("Newer still.");
    expect(await read()).toContain("Newer still.");
    expect((await item()).at("data")).toMatchObject({ version: 3, publishedVersion: 3, isShippedNewer: false });
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
  const context = () => ({ db: umeed.db, now: () => NOON, timeZone: "Asia/Karachi" });

  test("is in the shipped format, and imported again changes nothing", async () => {
    const { files, count } = await exportContent(context());
    const names = Object.keys(await readFiles(shipped)).filter((name) => !/downloads|samples|danger-check/.test(name));
    expect(Object.keys(files).toSorted()).toEqual(names.toSorted());
    expect(await importContent(context(), files)).toEqual({ added: 0, changed: 0, same: count });
  });

  test("goes to another Umeed, with what editors wrote", async () => {
    await edit("Our own words.", "now");
    const { files } = await exportContent(context());
    files["articles/a-new-one.md"] = (files["articles/a-calm-and-safe-home.md"] ?? "").replace(
      /title:.*/,
      "title: A new one",
    );
    const other = await startTestUmeed();
    try {
      const elsewhere = { db: other.db, now: () => NOON, timeZone: "Asia/Karachi" };
      const counts = await importContent(elsewhere, files);
      expect(counts).toMatchObject({ added: 1, changed: 1 });
      expect((await other.call("GET", "/week")).text).toContain("Our own words.");
      expect((await other.call("GET", "/article/latest/articles/v2")).status).toBe(200);
    } finally {
      await other.stop();
    }
  });

  test("with a fault is named, and nothing of it is imported", async () => {
    const { files } = await exportContent(context());
    files["weeks/week-01.md"] = (files["weeks/week-01.md"] ?? "").replace(/^summary:.*$/m, "summary: Changed.");
    files["weeks/week-02.md"] = (files["weeks/week-02.md"] ?? "").replace(/^summary:.*\n/m, "");
    await expect(importContent(context(), files)).rejects.toThrow(/weeks\/week-02\.md.*summary: Write a summary\./);
    expect(await read()).not.toContain("Changed.");
  });
});

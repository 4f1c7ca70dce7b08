import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documentFromFile } from "../../../server/api/content/document.ts";
import { importContent } from "../../../server/domain/content/moving.ts";
import { FileFolder } from "../../../server/ports/files/folder.ts";
import { StoredImages } from "../../../server/ports/images/store.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let editor: NewMember;
let other: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  editor = await memberNamed(umeed, "Amna Edits", "editor");
  other = await memberNamed(umeed, "Bina Edits", "editor");
});
afterAll(() => umeed.stop());

const cityOf = (name: string) => ({ matter: { name }, body: "" });
const now = { when: "now" };
const add = (name: string, publication: unknown = now, by = editor) =>
  by.call("POST", "/content/city", { body: { document: cityOf(name), publication } });
const rename = (key: string, version: number, name: string, by = editor) =>
  by.call("PUT", `/content/city/${key}`, { body: { version, document: cityOf(name), publication: now } });
const refused = (name: string) => [400, [{ path: "name", msg: `There is a city named ${name} already.` }]];

describe("a city that has the name of another", () => {
  test.each(["Lahore", " lahore ", "LAHORE"])("is refused at its name, as a draft too: '%s'", async (name) => {
    for (const publication of [now, { when: "never" }]) {
      const answer = await add(name, publication);
      expect([answer.status, answer.at("errors")]).toEqual(refused("Lahore"));
    }
    const renamed = await rename("multan", 0, name);
    expect([renamed.status, renamed.at("errors")]).toEqual(refused("Lahore"));
  });

  test("is refused with more room between the words than it has", async () => {
    expect((await add("Nankana Sahib Two")).status).toBe(200);
    expect((await add("nankana   sahib  two")).status).toBe(400);
  });

  test("is itself, in other letters; and another once that one is taken away", async () => {
    const made = await add("Chaman two");
    expect((await rename(made.textAt("data.key"), 1, "Chaman Two")).status).toBe(200);
    const taken = await editor.call("POST", "/content/city/chaman-two/withdrawal", { body: { version: 2 } });
    expect(taken.status).toBe(200);
    expect((await add("CHAMAN TWO")).status).toBe(200);
    expect((await rename("chaman-two", 2, "Chaman Two")).status).toBe(400);
  });

  test("is one of two that are written at the same moment", async () => {
    for (let round = 0; round < 6; round += 1) {
      const answers = await Promise.all([add(`Twin ${round}`), add(`twin ${round}`, now, other)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      const keys = await Promise.all([add(`Left ${round}`), add(`Right ${round}`)]);
      const both = await Promise.all(
        keys.map((made, index) => rename(made.textAt("data.key"), 1, `Middle ${round}`, index ? editor : other)),
      );
      expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    }
  });

  test("is refused when its time comes, when the other was first", async () => {
    const later = { when: "later", date: "2026-03-20", time: "09:30" };
    const appointed = await add("Appointed", later);
    expect(appointed.status).toBe(200);
    expect((await add("appointed")).status).toBe(200);
    const { publishDue } = await import("../../../server/domain/content/due.ts");
    const then = () => NOON + 30 * 86_400_000;
    expect(await publishDue({ db: umeed.db, now: then, timeZone: "Asia/Karachi" })).toBe(true);
    const item = await editor.call("GET", `/content/city/${appointed.textAt("data.key")}`);
    expect(item.at("data")).toMatchObject({ publishedVersion: null, publishTime: null });
  });

  test("is refused in a file, which is named", async () => {
    const images = new StoredImages(new FileFolder(umeed.dataDir));
    const moving = { db: umeed.db, now: () => NOON, timeZone: "Asia/Karachi", images };
    const bring = (...cities: { key: string; name: string }[]) =>
      importContent(moving, { files: { "cities.json": JSON.stringify(cities) }, pictures: {} }, documentFromFile);
    await expect(bring({ key: "multan-city", name: "multan" })).rejects.toThrow(
      "cities.json, multan-city: name: There is a city named Multan already.",
    );
    const twice = bring({ key: "new-one", name: "New one" }, { key: "new-two", name: "NEW ONE" });
    await expect(twice).rejects.toThrow("cities.json, new-two: name: There is a city named New one already.");
    expect((await editor.call("GET", "/content/city/new-one")).status).toBe(404);
  });
});

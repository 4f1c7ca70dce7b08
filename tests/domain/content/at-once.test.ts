import { afterAll, beforeAll, expect, test } from "vitest";
import { documentFromFile } from "../../../server/api/content/document.ts";
import { exportContent, importContent } from "../../../server/domain/content/moving.ts";
import { FileFolder } from "../../../server/ports/files/folder.ts";
import { StoredImages } from "../../../server/ports/images/store.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

const ROUNDS = 6;
const ARTICLES = 12;

let umeed: TestUmeed;
let editor: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  editor = await memberNamed(umeed, "Amna Edits", "editor");
});
afterAll(() => umeed.stop());

const sources = [{ name: "NHS: Foods", url: "https://www.nhs.uk/", checked: "2026-03-01" }];
const articleOf = (title: string, category: string, body: string) => ({
  matter: { title, category, picture: "tangerine", summary: "Good.", sources },
  body,
});
const moving = () => ({
  db: umeed.db,
  now: () => NOON,
  timeZone: "Asia/Karachi",
  images: new StoredImages(new FileFolder(umeed.dataDir)),
});
const publication = { when: "now" };

test("an import and editors at the same moment each do the whole of theirs, or an editor is told: none waits for ever", async () => {
  const names = Array.from({ length: ARTICLES }, (_, index) => `Pear ${String(index).padStart(2, "0")}`);
  const categoryOf = (index: number) => ["nutrition", "body"][index % 2] ?? "";
  for (const [index, name] of names.entries()) {
    const document = articleOf(name, categoryOf(index), "First.");
    const made = await editor.call("POST", "/content/article", { body: { document, publication } });
    expect([made.status, made.at("errors")]).toEqual([200, undefined]);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const { files } = await exportContent(moving());
    const ours = Object.entries(files).filter(([file]) => file.startsWith("articles/pear-"));
    const changed = Object.fromEntries(
      ours.map(([file, text]) => [file, `${text}\nImported in round ${"abcdefgh"[round]}.\n`]),
    );
    const publish = async (name: string, index: number) => {
      const path = `/content/article/${name.toLowerCase().replace(" ", "-")}`;
      const version = (await editor.call("GET", path)).at("data.version");
      // Each goes to the other category, so that both are held.
      const document = articleOf(name, categoryOf(index + round + 1), `Edited in round ${"abcdefgh"[round]}.`);
      return (await editor.call("PUT", path, { body: { version, document, publication } })).status;
    };
    const [imported, ...statuses] = await Promise.all([
      importContent(moving(), { files: changed, pictures: {} }, documentFromFile),
      ...names.toReversed().map((name, index) => publish(name, ARTICLES - 1 - index)),
    ]);
    expect(imported.added + imported.same).toBe(0);
    expect(imported.changed).toBe(ARTICLES);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  }
});

import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed } from "../../fixtures/members.ts";
import { formOf } from "../../fixtures/registrations.ts";

const AN_HOUR_OF_WORK = 120;
const LIMIT = 300;

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

test("an editor never meets the limit, a program does: it is told, nothing is saved, and others write on", async () => {
  const editor = await memberNamed(umeed, "Amna Edits", "editor");
  const other = await memberNamed(umeed, "Bina Edits", "editor");
  const document = (body: string) => ({ matter: { title: "Kiwis" }, body });
  const made = await editor.call("POST", "/content/article", { body: { document: document("0") } });
  const path = `/content/article/${made.textAt("data.key")}`;
  const save = (version: number) =>
    editor.call("PUT", path, { body: { version, document: document(String(version)) } });
  for (let version = 1; version <= AN_HOUR_OF_WORK; version += 1) expect((await save(version)).status).toBe(200);

  const more = Array.from({ length: LIMIT - AN_HOUR_OF_WORK }, () => editor.call("DELETE", `${path}/schedule`));
  expect((await Promise.all(more)).filter(({ status }) => status === 429)).toHaveLength(1);

  const image = new File([await readFile("public/icon-512.png")], "lamp.png");
  const refused = [
    await save(AN_HOUR_OF_WORK + 1),
    await editor.call("POST", "/content/article", { body: { document: document("x") } }),
    await editor.call("POST", `${path}/discard`, { body: { version: AN_HOUR_OF_WORK + 1 } }),
    await editor.call("POST", `${path}/withdrawal`, { body: { version: AN_HOUR_OF_WORK + 1 } }),
    await editor.call("POST", `${path}/shipped`, { body: { version: AN_HOUR_OF_WORK + 1, choice: "leave" } }),
    await editor.call("POST", `${path}/versions/1/restoration`, { body: { version: AN_HOUR_OF_WORK + 1 } }),
    await editor.call("POST", "/content/picture", { body: formOf({ alt: "A lamp", image }) }),
    await editor.call("DELETE", `/content/picture/${"0".repeat(24)}`),
  ];

  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 429));
  expect(refused[0]?.textAt("errors.0.msg")).toMatch(
    /^These are too many changes at once, and this one is not saved\. Try again in (a minute|\d minutes)\.$/,
  );
  expect((await editor.call("GET", path)).at("data.version")).toBe(AN_HOUR_OF_WORK + 1);
  expect((await other.call("POST", "/content/article", { body: { document: document("Hers") } })).status).toBe(200);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { approveNew, articleOf } from "../../fixtures/edited-articles.ts";

let umeed: TestUmeed;
let editor: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  editor = await memberNamed(umeed, "Amna Edits", "editor");
});
afterAll(() => umeed.stop());

let number = 0;
let now = NOON;

async function draftOf(document: object) {
  const made = await editor.call("POST", "/content/article", { body: { document } });
  expect(made.status).toBe(200);
  return { path: `/content/article/${made.textAt("data.key")}`, page: `/article/${made.textAt("data.recordId")}` };
}

const titled = (body?: string) => articleOf(`Plums ${(number += 1)}`, body);
const publish = (path: string, version: number, by = editor) =>
  by.call("POST", `${path}/publication`, { body: { version } });
const check = (path: string, version: number) => editor.call("POST", `${path}/source-check`, { body: { version } });

describe("the newest version", () => {
  test("is published as it is, and once when that is sent twice", async () => {
    const { path, page } = await draftOf(titled());
    expect((await umeed.call("GET", page)).status).toBe(404);
    for (const _time of [1, 2]) {
      const published = await publish(path, 1);
      expect([published.status, published.at("data.publishedVersion"), published.at("data.version")]).toEqual([
        200, 1, 1,
      ]);
    }
    expect((await umeed.call("GET", page)).status).toBe(200);
    const versions = await editor.call("GET", `${path}/versions`);
    expect([versions.at("data.0.number"), versions.at("data.1")]).toEqual([1, undefined]);
  });

  test("is refused with all that stands against it, as one that is saved", async () => {
    const { path } = await draftOf({
      matter: { title: `Plums ${(number += 1)}`, picture: "no-such-picture" },
      body: "",
    });
    const refused = await publish(path, 1);
    expect([refused.status, refused.at("errors.0.path")]).toEqual([400, "picture"]);
    const { matter } = titled();
    const other = await draftOf({ matter: { ...matter, summary: "", sources: [] }, body: "" });
    const all = await publish(other.path, 1);
    expect(all.status).toBe(400);
    expect(all.text).toContain("Write a summary.");
    expect(all.text).toContain("Write the article.");
    expect(all.text).toContain("Name at least one source.");
  });

  test("is not published over another editor's", async () => {
    const { path } = await draftOf(titled());
    const other = await memberNamed(umeed, "Bina Edits", "editor");
    const saved = { document: titled("Eat two."), version: 1 };
    expect((await other.call("PUT", path, { body: saved })).status).toBe(200);
    const refused = await publish(path, 1);
    expect([refused.status, refused.at("code")]).toEqual([409, "changed_meanwhile"]);
  });

  test("waits for a second person where a dose was changed, and only once", async () => {
    const before = titled("Take 400 micrograms of folic acid every day.");
    const { path } = await draftOf(before);
    await publish(path, 1);
    await approveNew(await memberNamed(umeed, "Bina Checks", "editor"), path.split("/").at(-1) ?? "");
    const body = before.body.replace("400", "800");
    const sources = [{ name: "WHO", url: "https://www.who.int/folic", checked: "2026-03-02" }];
    await editor.call("PUT", path, {
      body: { document: { matter: { ...before.matter, sources }, body }, version: 1 },
    });
    for (const _time of [1, 2]) {
      const asked = await publish(path, 2);
      expect([asked.status, asked.at("data.isToCheck"), asked.at("data.publishedVersion")]).toEqual([200, true, 1]);
    }
  });
});

describe("sources", () => {
  const checkedIn = async (path: string) => (await editor.call("GET", path)).at("data.document.matter.sources");

  test("are marked as checked today, and readers have it at once where they had the newest", async () => {
    const { path } = await draftOf(titled());
    await publish(path, 1);
    const marked = await check(path, 1);
    expect([marked.status, marked.at("data.publishedVersion")]).toEqual([200, 2]);
    expect(await checkedIn(path)).toEqual([
      { name: "NHS: Foods", url: "https://www.nhs.uk/pregnancy/", checked: marked.at("data.checkedOn") },
    ]);
    expect(marked.at("data.checkedOn")).not.toBe("2026-03-01");
  });

  test("of a draft are marked, and it stays a draft", async () => {
    const { path, page } = await draftOf(titled());
    const marked = await check(path, 1);
    expect([marked.status, marked.at("data.version"), marked.at("data.publishedVersion")]).toEqual([200, 2, null]);
    expect((await umeed.call("GET", page)).status).toBe(404);
  });

  test("of a text without any are none to mark", async () => {
    const refused = await editor.call("POST", "/content/page/about/source-check", { body: { version: 0 } });
    expect([refused.status, refused.at("errors.0.msg")]).toEqual([400, "It has no sources."]);
  });
});

test("the list is in the order of titles, of changes, or of what was not checked for longest", async () => {
  const first = async (sort: string) =>
    (await editor.call("GET", `/content?kind=article&limit=1&sort=${sort}`)).at("data.0");
  now += 3_600_000;
  const { path } = await draftOf({ matter: { title: "Zucchini" }, body: "" });
  expect(await first("newest")).toMatchObject({ title: "Zucchini", checkedOn: null });
  expect(await first("longestUnchecked")).toMatchObject({ checkedOn: null });
  expect(await first("title")).not.toMatchObject({ title: "Zucchini" });
  expect((await editor.call("GET", "/content?sort=size")).status).toBe(400);
  expect(path).toContain("zucchini");
});

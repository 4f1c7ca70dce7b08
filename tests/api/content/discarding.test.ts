import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publishDue } from "../../../server/domain/content/due.ts";
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

const sources = [{ name: "NHS: Foods", url: "https://www.nhs.uk/", checked: "2026-03-01" }];
const articleOf = (title: string, body = "What readers have.") => ({
  matter: { title, category: "nutrition", picture: "tangerine", summary: "Good.", sources },
  body,
});
const later = { when: "later", date: "2026-03-20", time: "09:30" };

async function written(title: string, when = "now") {
  const answer = await editor.call("POST", "/content/article", {
    body: { document: articleOf(title), publication: { when } },
  });
  expect([answer.status, answer.at("errors")]).toEqual([200, undefined]);
  return { path: `/content/article/${answer.textAt("data.key")}`, id: answer.textAt("data.recordId") };
}

const save = (who: NewMember, path: string, body: Record<string, unknown>) => who.call("PUT", path, { body });
const discard = (who: NewMember, path: string, version: number) =>
  who.call("POST", `${path}/discard`, { body: { version } });
const keysOf = async (query: string) => {
  const { data } = Object((await editor.call("GET", `/content?${query}&limit=100`)).body);
  return Object.values(data).map((item) => String(Object(item).key));
};
const actsAbout = async (path: string) => {
  const acts = umeed.db.selectFrom("actOfPower").select(["act", "reason", "actorId"]).orderBy("createdAt");
  return acts.where("subjectId", "=", path.split("/").at(-1) ?? "").execute();
};

describe("a draft that is thrown away", () => {
  test("leaves readers what they have, which is the newest version again; the draft stays among the versions", async () => {
    const { path, id } = await written("Plums");
    await save(editor, path, { version: 1, document: articleOf("Prunes", "Not so good.") });
    expect(await keysOf("show=drafts")).toContain("plums");
    const before = (await umeed.call("GET", `/article/${id}`)).text;

    const answer = await discard(other, path, 2);

    expect([answer.status, answer.at("data")]).toEqual([
      200,
      expect.objectContaining({ title: "Plums", version: 3, publishedVersion: 3, isDiscarded: false, isOurs: true }),
    ]);
    expect((await umeed.call("GET", `/article/${id}`)).text).toBe(before);
    expect((await editor.call("GET", path)).at("data.document.body")).toBe("What readers have.");
    expect((await editor.call("GET", `${path}/versions/2`)).at("data.document.body")).toBe("Not so good.");
    expect(await keysOf("show=drafts")).not.toContain("plums");
    expect(await actsAbout(path)).toContainEqual({ act: "discard", reason: "version 2", actorId: other.id });
    const none = await discard(other, path, 3);
    expect([none.status, none.at("code")]).toEqual([409, "no_draft"]);
  });

  test("goes from the lists when readers never had it, and is back when it is saved again", async () => {
    const { path, id } = await written("Quinces", "never");

    expect((await discard(editor, path, 1)).at("data.isDiscarded")).toBe(true);

    for (const list of ["kind=article", "show=drafts", "search=quinces"]) {
      expect(await keysOf(list)).not.toContain("quinces");
    }
    expect(await keysOf("show=discarded")).toEqual(["quinces"]);
    expect((await editor.call("GET", "/content/waiting")).at("data.discarded")).toBe(1);
    expect((await discard(editor, path, 2)).at("code")).toBe("no_draft");
    expect((await umeed.call("GET", `/article/${id}`)).status).toBe(404);

    const again = await save(editor, path, {
      version: 2,
      document: articleOf("Quinces"),
      publication: { when: "now" },
    });
    expect(again.at("data")).toMatchObject({ isDiscarded: false, publishedVersion: 3 });
    expect(await keysOf("kind=article")).toContain("quinces");
    expect((await umeed.call("GET", `/article/${id}`)).status).toBe(200);
  });

  test("is not published at its time any more", async () => {
    const { path, id } = await written("Dates");
    await save(editor, path, { version: 1, document: articleOf("Dates", "To come."), publication: later });
    const fresh = await written("Figs", "never");
    await save(editor, fresh.path, { version: 1, document: articleOf("Figs", "To come."), publication: later });

    expect((await discard(editor, path, 2)).at("data.publishTime")).toBeNull();
    expect((await discard(editor, fresh.path, 2)).at("data.publishTime")).toBeNull();

    const then = () => NOON + 30 * 86_400_000;
    expect(await publishDue({ db: umeed.db, now: then, timeZone: "Asia/Karachi" })).toBe(false);
    expect((await umeed.call("GET", `/article/${id}`)).text).toContain("What readers have.");
    expect((await umeed.call("GET", `/article/${fresh.id}`)).status).toBe(404);
  });

  test("makes of what came with Umeed what it was, which changes with an upgrade again", async () => {
    const path = "/content/week/week-24";
    const document = { matter: { title: "Ours" }, body: "Ours." };
    const before = (await umeed.call("GET", "/week")).text;
    await save(editor, path, { version: 0, document });
    expect((await editor.call("GET", path)).at("data.isOurs")).toBe(true);

    expect((await discard(editor, path, 1)).at("data")).toMatchObject({
      version: 2,
      publishedVersion: 2,
      isOurs: false,
    });

    expect((await umeed.call("GET", "/week")).text).toBe(before);
  });

  test.each(["now", "never"])("is told to who still writes on it: published %s", async (when) => {
    const { path } = await written(`Apricots ${when}`, when);
    const version = when === "now" ? 2 : 1;
    if (when === "now") await save(editor, path, { version: 1, document: articleOf("Draft", "A draft.") });
    await discard(editor, path, version);

    const late = await save(other, path, { version, document: articleOf("Hers", "Her words.") });

    expect([late.status, late.at("code")]).toEqual([409, "changed_meanwhile"]);
    expect((await save(other, path, { version: version + 1, document: articleOf("Hers") })).status).toBe(200);
  });

  test("is not the one that another editor saved meanwhile", async () => {
    const { path } = await written("Cherries");
    await save(editor, path, { version: 1, document: articleOf("Cherries", "A draft.") });
    await save(other, path, { version: 2, document: articleOf("Cherries", "Hers.") });

    const late = await discard(editor, path, 2);

    expect([late.status, late.at("code")]).toEqual([409, "changed_meanwhile"]);
    expect((await editor.call("GET", path)).at("data.document.body")).toBe("Hers.");
  });

  test("is thrown away once, and a save at the same moment is before it or told", async () => {
    for (let round = 0; round < 12; round += 1) {
      const { path } = await written(`At once ${round}`, "never");
      const answers = await Promise.all([
        save(other, path, { version: 1, document: articleOf(`At once ${round}`, "Hers.") }),
        discard(editor, path, 1),
        discard(other, path, 1),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    }
  });
});

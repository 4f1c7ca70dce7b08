import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { clinician } from "../../fixtures/clinicians.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let editor: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => NOON });
  editor = await memberNamed(umeed, "Amna Edits", "editor");
});
afterAll(() => umeed.stop());

const shown = { ...clinician, isChangedSince: false };

const put = (path: string, more: Record<string, unknown> = {}) =>
  editor.call("PUT", `/content/${path}/review`, { body: { version: 0, ...clinician, ...more } });

describe("a clinician's review", () => {
  test("is there for no shipped text", async () => {
    const lists = ["/week", "/afterpregnancy"];
    for (const list of lists) {
      const { text, status } = await umeed.call("GET", list);
      expect([status, text.match(/"review":null/g)?.length]).toEqual([200, list === "/week" ? 42 : 52]);
    }
    expect((await umeed.call("GET", "/tip/random")).at("data.review")).toBeNull();
  });

  test.each([
    ["article/a-calm-and-safe-home", "/article"],
    ["symptom/baby-hot-or-cold", "/commonsymptom"],
    ["guideline/antenatal-contacts", "/guidline"],
    ["week/week-20", "/week"],
  ])("of %s is in its answer, stays true when the text changes, and can be removed", async (path, reader) => {
    const item = await editor.call("GET", `/content/${path}`);
    expect(item.status).toBe(200);
    const address = `${reader}/${item.textAt("data.recordId")}`;
    const review = async () => (await umeed.call("GET", address)).at("data.review");
    expect(await review()).toBeNull();

    expect((await put(path)).status).toBe(200);
    expect(await review()).toEqual(shown);
    expect((await editor.call("GET", `/content/${path}`)).at("data.review")).toEqual(shown);

    const document = Object(item.at("data.document"));
    const [first, ...others] = document.matter.sources;
    const reread = { ...document.matter, sources: [{ ...first, checked: "2026-03-12" }, ...others] };
    const save = async (version: number, changed: unknown) => {
      const body = { version, document: changed, publication: { when: "now" } };
      expect((await editor.call("PUT", `/content/${path}`, { body })).at("data.isToCheck")).toBe(false);
    };
    await save(0, { ...document, matter: reread });
    expect(await review()).toEqual(shown);
    await save(1, { matter: reread, body: `${document.body}\n\nOne more sentence.` });
    expect(await review()).toEqual({ ...shown, isChangedSince: true });
    await editor.call("POST", `/content/${path}/shipped`, { body: { version: 2, choice: "take" } });
    expect(await review()).toEqual(shown);

    expect((await editor.call("DELETE", `/content/${path}/review`)).status).toBe(200);
    expect(await review()).toBeNull();
    const key = path.split("/")[1] ?? "";
    const acts = await umeed.db.selectFrom("actOfPower").selectAll().where("subjectId", "=", key).execute();
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(["enter review", "remove review"]));
  });

  test("of a week is in the list of all weeks, and of a tip in the tip", async () => {
    expect((await put("week/week-21")).status).toBe(200);
    const { text } = await umeed.call("GET", "/week");
    expect(text.match(/"name":"Dr Ayesha Khan"/g)).toHaveLength(1);
    const tip = (await umeed.call("GET", "/tip/random")).textAt("data._id");
    const item = await umeed.db.selectFrom("contentItem").select("key").where("recordId", "=", tip).executeTakeFirst();
    expect((await put(`tip/${item?.key}`, { registration: "" })).status).toBe(200);
    expect((await umeed.call("GET", "/tip/random")).at("data.review")).toEqual({ ...shown, registration: null });
  });

  test.each([
    ["without a name", { name: " " }, 400, "name"],
    ["without a qualification", { qualification: "" }, 400, "qualification"],
    ["on no day", { date: "" }, 400, "date"],
    ["tomorrow", { date: "2026-03-13" }, 400, "date"],
    ["in a year mistyped", { date: "0206-03-05" }, 400, "date"],
    ["of a version that readers do not have", { version: 7 }, 409, ""],
  ])("is refused %s", async (_, change, status, path) => {
    const answer = await put("week/week-22", change);
    expect([answer.status, answer.at("errors.0.path")]).toEqual([status, path]);
  });

  test("is refused of a text that was saved after that day, of one that readers do not have, and of a city", async () => {
    const document = {
      matter: {
        title: "New",
        category: "nutrition",
        picture: "pill",
        summary: "S.",
        sources: [{ name: "NHS", url: "https://www.nhs.uk/", checked: "2026-03-01" }],
      },
      body: "Text.",
    };
    const draft = await editor.call("POST", "/content/article", { body: { document } });
    const path = `article/${draft.textAt("data.key")}`;
    expect((await put(path, { version: 1 })).at("code")).toBe("not_published");
    const body = { version: 1, document, publication: { when: "now" } };
    const published = await editor.call("PUT", `/content/${path}`, { body });
    const { publishedVersion: version } = Object(published.at("data"));
    expect((await put(path, { version, date: "2026-03-05" })).at("errors.0.path")).toBe("date");
    expect((await put(path, { version, date: "2026-03-12" })).status).toBe(200);
    expect((await put("city/lahore")).at("code")).toBe("no_review");
  });
});

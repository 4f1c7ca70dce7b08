import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContent } from "../../../server/content/load.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let editor: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  editor = await memberNamed(umeed, "Amna Edits", "editor");
});
afterAll(() => umeed.stop());

const sources = [{ name: "NHS: Foods", url: "https://www.nhs.uk/pregnancy/", checked: "2026-03-01" }];
const documentOf = (title: string, body: string, summary = "About it.") => ({
  matter: { title, category: "nutrition", picture: "tangerine", summary, sources },
  body,
});
const create = (document: unknown, when: "now" | "never" = "now") =>
  editor.call("POST", "/content/article", { body: { document, publication: { when } } });

describe("a text that an editor writes", () => {
  test("reaches readers with the words of the table, and stays a reference for editors", async () => {
    const body = "A fit: go {{urgency:fit@pregnant}}.\n\n- {{sign:baby-fever@baby:0}}";
    const made = await create(documentOf("Signs one", body, "A reading with {{threshold:high-pressure}}."));
    expect([made.status, made.at("errors")]).toEqual([200, undefined]);

    const read = await umeed.call("GET", `/article/${made.textAt("data.recordId")}`);
    expect(read.text).toContain("A fit: go now.");
    expect(read.text).toContain("37.5 °C or more, or below 35.5 °C, under the arm: go to hospital now");
    expect(read.text).toContain("A reading with an upper blood pressure of 140 or more, or a lower one of 90 or more.");
    const stored = await editor.call("GET", `/content/article/${made.textAt("data.key")}`);
    expect(stored.at("data.document.body")).toBe(body);
    const version = await editor.call("GET", `/content/article/${made.textAt("data.key")}/versions/1`);
    expect(version.textAt("data.html")).toContain("A fit: go now.");
    expect(version.at("data.document.body")).toBe(body);
  });

  test.each(["now", "never"] as const)("is refused with a key that is not there, saved %s", async (when) => {
    const answer = await create(documentOf(`Signs two ${when}`, "Go {{urgency:fitt}}.", "See {{sign:}}."), when);

    expect(answer.status).toBe(400);
    expect(answer.at("errors")).toEqual([
      { msg: expect.stringContaining("{{sign:}}"), path: "summary" },
      { msg: expect.stringMatching(/no sign “fitt”\. The signs are: fit, /), path: "body" },
    ]);
  });

  test.each(["now", "never"] as const)("is refused where it speaks beside the table, saved %s", async (when) => {
    const body = "Fine.\n\nFewer movements: be seen today.\n\nUnder 38.5 °C is no fever.";
    const answer = await create(documentOf(`Signs three ${when}`, body), when);

    expect(answer.status).toBe(400);
    expect(answer.at("errors")).toEqual([
      { msg: expect.stringMatching(/^Line 3: “be seen today” .*{{urgency:moving-less}}/), path: "body" },
      { msg: expect.stringMatching(/^Line 5: “38.5 °” is a threshold/), path: "body" },
    ]);
  });

  test("is previewed as readers will get it, with its fields", async () => {
    const document = documentOf("Signs four", "Go {{urgency:bleeding}}.", "Be seen {{urgency:fever@pregnant}}.");
    const shown = await editor.call("POST", "/content/preview", { body: { document, kind: "article" } });
    expect(shown.textAt("data.html")).toContain("<p>Go now.</p>");
    expect(shown.at("data.matter.summary")).toBe("Be seen today.");

    const week = { ...document, body: "{{sign:baby-fever}}" };
    const ofWeek = { document: week, kind: "afterBirthWeek", key: "week-30" };
    const seen = await editor.call("POST", "/content/preview", { body: ofWeek });
    expect(seen.textAt("data.html")).toContain("From 3 months, a fever of 38 °C or more");

    const wrong = { document: { ...document, body: "Go {{urgency:fitt}}." } };
    const refused = await editor.call("POST", "/content/preview", { body: wrong });
    expect([refused.status, refused.at("errors.0.path")]).toEqual([400, "body"]);
  });

  test("comes back from an older version as a draft, and is checked when it is published", async () => {
    const made = await create(documentOf("Signs five", "Eat one a day."));
    const key = made.textAt("data.key");
    const old = JSON.stringify(documentOf("Signs five", "Fewer movements: be seen today."));
    await umeed.db.updateTable("contentVersion").set({ document: old }).where("key", "=", key).execute();

    const restored = await editor.call("POST", `/content/article/${key}/versions/1/restoration`, {
      body: { version: 1 },
    });
    expect([restored.status, restored.at("data.version")]).toEqual([200, 2]);
    const document = JSON.parse(old);
    const body = { version: 2, document, publication: { when: "now" } };
    expect((await editor.call("PUT", `/content/article/${key}`, { body })).status).toBe(400);
  });
});

test("after a change of the table readers get its new words, in the texts of editors too", async () => {
  const made = await create(documentOf("Signs six", "A fit: go {{urgency:fit@pregnant}}."));
  const id = made.textAt("data.recordId");
  await umeed.db.updateTable("article").set({ body: "<p>Words of an older table.</p>" }).where("id", "=", id).execute();
  await umeed.db.updateTable("week").set({ body: "<p>Words of an older table.</p>" }).execute();
  await umeed.db
    .updateTable("shippedContent")
    .set({ fingerprint: "an older one" })
    .where("name", "in", ["all", "signs"])
    .execute();

  await loadContent(umeed.db, NOON);

  expect((await umeed.call("GET", `/article/${id}`)).text).toContain("A fit: go now.");
  expect((await umeed.call("GET", "/week")).text).toContain("go now");
});

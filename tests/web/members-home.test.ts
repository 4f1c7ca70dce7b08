import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shippedId } from "../../server/domain/identity.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { memberNamed, newMember } from "../fixtures/members.ts";
import { Visitor } from "./visitor.ts";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed({ ROLE: "all" });
  // Without the article of their week, members see the newest of their stage.
  await umeed.db.deleteFrom("article").where("id", "=", shippedId("article", "craving-clay-chalk-or-ice")).execute();
  // What is published on the tests' day is then the newest.
  await umeed.db.updateTable("article").set({ publishedOn: "2020-01-01" }).execute();
});
afterAll(() => umeed.stop());

async function atHome(fullName: string) {
  const password = "river stone lamp 42";
  const { phoneNumber, id } = await newMember(umeed, { fullName, password });
  const visitor = new Visitor(umeed.address);
  await visitor.post("/login", { phoneNumber, password, intent: "login" });
  return { id, open: async (path = "/") => (await visitor.get(path)).text };
}

describe("the home of a member", () => {
  test("shows at once what an editor publishes, though parts of it are kept for all", async () => {
    const [reader, editor] = [await atHome("Sana"), await memberNamed(umeed, "Amna", "editor")];
    expect(await reader.open()).not.toContain("Oranges for Sana");
    expect(await reader.open("/articles")).not.toContain("Oranges for Sana");
    const sources = [{ name: "NHS", url: "https://www.nhs.uk/pregnancy/", checked: "2026-03-01" }];
    const matter = {
      title: "Oranges for Sana",
      category: "body",
      picture: "tangerine",
      summary: "Good.",
      sources,
    };
    const document = { matter, body: "Eat **one** with lunch." };
    const published = await editor.call("POST", "/content/article", {
      body: { document, publication: { when: "now" } },
    });
    expect(published.status).toBe(200);

    expect(await reader.open()).toContain("Oranges for Sana");
    expect(await reader.open("/articles")).toContain("Oranges for Sana");
  });

  test("shows at once that a review is gone", async () => {
    const author = await memberNamed(umeed, "Author Canary");
    const reader = await atHome("Hina");
    const review = { rating: 5, comment: "Lovely to read at night, week after week." };
    expect((await author.call("PUT", "/user-review/mine", { body: review })).status).toBe(200);
    await umeed.db
      .updateTable("review")
      .set({ isApproved: 1, createdAt: 9e12 })
      .where("memberId", "=", author.id)
      .execute();
    const page = await reader.open();
    expect(page.indexOf("Author Canary")).toBeGreaterThan(page.indexOf("More to read"));
    expect(page).toContain("More to read");
    expect((await author.call("DELETE", "/user-review/mine")).status).toBe(200);
    expect(await reader.open()).not.toContain("Author Canary");
  });

  test("has her own name and nobody else's, while several open theirs at once", async () => {
    const names = ["Mahnoor Canary", "Zoya Canary", "Iqra Canary"];
    const members = await Promise.all(names.map(atHome));
    for (let round = 0; round < 3; round += 1) {
      const pages = await Promise.all([...members, ...members].map(({ open }) => open()));
      const seen = pages.map((page) => names.filter((name) => page.includes(name)));
      expect(seen).toEqual([...names, ...names].map((name) => [name]));
    }
  });
});

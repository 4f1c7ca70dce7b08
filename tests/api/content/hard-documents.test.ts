import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let editor: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  editor = await memberNamed(umeed, "Amna Edits", "editor");
});
afterAll(() => umeed.stop());

const tooDeep = (levels: number) => JSON.parse("[".repeat(levels) + "]".repeat(levels));

describe("a text that is too hard to read", () => {
  test.each([
    ["fields in each other, by thousands", { matter: { title: "Deep", x: tooDeep(2_000) }, body: "x" }, "matter"],
    ["fields in each other, by dozens", { matter: { title: "Deep", x: tooDeep(20) }, body: "x" }, "matter"],
    ["quotes in each other", { matter: { title: "Quotes" }, body: `${">".repeat(19_000)}x` }, "body"],
    ["lists in each other", { matter: { title: "Lists" }, body: `${"- ".repeat(9_900)}x` }, "body"],
    ["emphasis without end", { matter: { title: "Stars" }, body: "*a_".repeat(6_600) }, "body"],
  ])("%s: is refused at its field, and kept nowhere", async (_, document, field) => {
    const answers = [
      await editor.call("POST", "/content/preview", { body: { document } }),
      await editor.call("POST", "/content/article", { body: { document } }),
      await editor.call("PUT", "/content/week/week-24", { body: { version: 0, document } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.textAt("errors.0.path")).toContain(field);
    }
    expect((await editor.call("GET", "/content/week/week-24")).at("data.version")).toBe(0);
    expect((await editor.call("GET", "/content?show=drafts")).at("total")).toBe(0);
  });

  test("what a long text really has is shown", async () => {
    const lines = Array.from(
      { length: 40 },
      (_, index) => `- **Day ${index}**: *drink* ~~tea~~ [water](https://a.example/b_c).`,
    );
    const body = `${lines.join("\n")}\n\n> > - a\n> >   - b\n> >     1. c`;
    const document = { matter: { title: "Long" }, body };
    const shown = await editor.call("POST", "/content/preview", { body: { document } });
    expect(shown.status).toBe(200);
    expect(shown.textAt("data.html").match(/<strong>/g)).toHaveLength(40);
  });
});

test("previews are not without end", async () => {
  const eager = await memberNamed(umeed, "Bina Edits", "editor");
  const body = { document: { matter: {}, body: "x" } };
  const statuses = new Set<number>();
  for (let number = 0; number < 121; number += 1) {
    statuses.add((await eager.call("POST", "/content/preview", { body })).status);
  }
  expect([...statuses]).toEqual([200, 429]);
});

test.each(["New", "Choices", "choices!"])("what is called %j is found under another key", async (name) => {
  const document = { matter: { name }, body: "" };
  const made = await editor.call("POST", "/content/city", { body: { document } });
  expect(made.textAt("data.key")).toMatch(/^(new|choices)-\d$/);
  const item = await editor.call("GET", `/content/city/${made.textAt("data.key")}`);
  expect(item.at("data.title")).toBe(name);
});

import { describe, expect, test } from "vitest";
import { siteOfFile } from "../support/site-of-file.ts";
import { NAME, SHARED, signedIn, stateOf, write } from "./cached-site.ts";
import { Visitor } from "./visitor.ts";

const site = siteOfFile();
const visitor = new Visitor(site);

describe("nothing of one person reaches another", () => {
  test("after a member's visit", async () => {
    const member = await signedIn(site);
    for (const path of SHARED.slice(0, -1)) {
      await write(site);
      const [hers, theirs] = [await member.get(path), await visitor.get(path)];
      expect(hers.text).toContain(NAME);
      expect([stateOf(hers), hers.headers["cache-control"]]).toEqual(["bypass", "private, no-store"]);
      expect(theirs.text).not.toContain(NAME);
      expect(stateOf(theirs)).toBe("miss");
    }
  });

  test("while both ask at once", async () => {
    const member = await signedIn(site);
    for (let round = 0; round < 5; round += 1) {
      await write(site);
      const answers = await Promise.all(
        Array.from({ length: 24 }, async (_, index) => {
          const isHers = index % 2 === round % 2;
          const { text } = await (isHers ? member : new Visitor(site.address)).get("/");
          return { isHers, hasName: text.includes(NAME) };
        }),
      );
      expect(answers.filter(({ isHers, hasName }) => isHers !== hasName)).toEqual([]);
    }
  });

  test("through headers that the page doesn't vary by", async () => {
    await write(site);
    const planted = "canary-9f3a.example";
    const names = [
      "x-forwarded-host",
      "x-forwarded-for",
      "x-original-url",
      "x-umeed-client-address",
      "referer",
      "user-agent",
    ];
    await visitor.get("/", Object.fromEntries(names.map((name) => [name, planted])));

    const answer = await new Visitor(site.address).get("/");

    expect(stateOf(answer)).toMatch(/hit|stale/);
    expect(answer.text + JSON.stringify(answer.headers)).not.toContain(planted);
  });

  test("through another Host", async () => {
    await write(site);
    const planted = await visitor.get("/", { host: "canary.example" });
    const own = await visitor.get("/");
    const odd = await visitor.get("/", { host: 'canary.example"><script>' });

    expect(planted.text).toContain('href="http://canary.example/"');
    expect(own.text).not.toContain("canary");
    expect(odd.status).toBe(400);
  });
});

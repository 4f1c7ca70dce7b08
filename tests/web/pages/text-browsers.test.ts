import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shippedId } from "../../../server/domain/identity.ts";
import type { Site } from "../../support/site.ts";
import { startWarmSite } from "../../support/warm-site.ts";
import { writer } from "../../fixtures/mothers.ts";
import { grant } from "../../fixtures/operator.ts";
import { Visitor } from "../visitor.ts";

let site: Site;
let member: Visitor;

beforeAll(async () => {
  site = await startWarmSite();
  member = new Visitor(site.address);
  await member.post("/login", { ...site.sample, intent: "login" });
});
afterAll(() => site.stop());

const thread = shippedId("post", "sample-post-sleep");
const forum = ["/forum", "/forum?search=zzzz", `/forum/details?id=${thread}`, `/forum/comment/${thread}`];
const library = [
  "/articles",
  "/search?q=khoon",
  "/symptoms",
  "/guidelines",
  `/guidelines/${shippedId("guideline", "safe-sleep")}`,
  "/danger-signs",
  "/events",
  "/events?tab=all",
  "/calendar",
];
const visitors = ["/", "/login", "/register", "/weeks", "/about", "/citations", "/no-such-page", ...library, ...forum];
const members = ["/", "/timeline", "/plan", "/account", "/account/profile", "/account/log-out", ...forum];

/** Text browsers show what is closed or hidden, and of a control nothing but its text; the bench shows their dumps. */
describe.each([...visitors.map((path) => ["visitor", path]), ...members.map((path) => ["member", path])])(
  "what a %s reads of %s in a text browser",
  (who, path) => {
    async function read() {
      const reader = who === "member" ? member : new Visitor(site.address);
      const { text } = await reader.get(path ?? "/");
      expect(text).toContain("</main>");
      return text;
    }

    test("every link and button has words", async () => {
      const html = await read();
      const controls = [...html.matchAll(/<(a|button)\b[^>]*>(.*?)<\/\1>/gs)];
      expect(controls.length).toBeGreaterThan(5);
      expect(controls.filter(([, , inside = ""]) => wordsOf(inside) === "").map(([tag]) => tag)).toEqual([]);
    });

    test("nothing is there that is closed or hidden", async () => {
      const html = await read();
      const closed = html.match(
        /<dialog(?![^>]* open)[^>]*>|<template\b|<noscript\b| popover[ =>]|<(?!input)\w[^>]* hidden[ =>]/g,
      );
      expect(closed).toBeNull();
    });

    test("the menu is its places, and no name is followed or preceded by its initials", async () => {
      const html = await read();
      const words = wordsOf(html.replaceAll("<!-- -->", "")).replaceAll(/\s+/g, " ");
      const groups =
        "Learn Weeks Article Common Symptoms Guidelines Plan Your plan Calendar Events Downloads Community";
      const menu =
        who === "member"
          ? `Today Weeks ${groups} Social Forum Messages About us Danger signs Forum Me`
          : `Home Weeks ${groups} Social Forum About us Danger signs Forum Login Search اردو Signup`;
      expect(words).toContain(` ${menu}`);
      expect(html).not.toMatch(/class="avatar[^>]*>[^<]/);
    });

    test("words of neighbouring links do not run together", async () => {
      const html = (await read()).replaceAll(/<svg.*?<\/svg>|<!-- -->/gs, "");
      expect(
        html.match(/[^\s>]<\/(a|button|span)>(<\/?(form|nav|span)\b[^>]*>)*<(a|button|span)\b[^>]*>[^\s<]+/g),
      ).toBeNull();
    });
  },
);

test("the words of a chart do not run together, nor a count with what it counts", async () => {
  const operator = await writer(site.address);
  await grant(site, operator, "administrator");
  const commenter = await writer(site.address);
  const post = await operator.call("POST", "/socialform/add", {
    body: { moodID: "3", title: "Awake", description: "Still awake." },
  });
  await commenter.call("POST", "/comment/add", { body: { comment: "Me too.", postId: post.textAt("data._id") } });
  const reader = new Visitor(site.address);
  await reader.post("/login", { phoneNumber: operator.phoneNumber, password: operator.password, intent: "login" });
  const [numbers, timeline] = [await reader.get("/admin/numbers"), await member.get("/timeline")];
  expect(timeline.text.match(/<text/g)?.length).toBeGreaterThan(5);
  expect(timeline.text.match(/[^\s>]<\/text>(<[^>]*>)*<text/)).toBeNull();
  expect(wordsOf(numbers.text.replaceAll("<!-- -->", ""))).toMatch(/Notifications \d new/);
});

function wordsOf(html: string) {
  return html.replace(/<[^>]*>/g, "").trim();
}

import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { memberNamed } from "../fixtures/members.ts";
import { stateOf } from "./cached-site.ts";
import { Visitor } from "./visitor.ts";

let umeed: TestUmeed;
let now = Date.now();
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  umeed = await startTestUmeed({ ROLE: "all" }, { now: () => now });
});
afterAll(async () => {
  await umeed.stop();
  vi.useRealTimers();
});

test("a version that is due stands on the pages of this process as soon as it is published", async () => {
  const editor = await memberNamed(umeed, "Amna", "editor");
  const about = "/content/page/about";
  const before = await editor.call("GET", about);
  const document = { matter: before.at("data.document.matter"), body: "We are in Hunza too." };
  const publication = { when: "later", date: "2199-01-01", time: "09:30" };
  expect((await editor.call("PUT", about, { body: { version: 0, document, publication } })).status).toBe(200);
  const visitor = new Visitor(umeed.address);
  await visitor.get("/about");
  const kept = await visitor.get("/about");
  expect([stateOf(kept), kept.text.includes("Hunza")]).toEqual(["hit", false]);

  now = Date.parse("2199-01-02");
  vi.advanceTimersByTime(30_000);
  const isDue = async () => (await editor.call("GET", "/content?show=scheduled")).at("total") !== 0;
  await expect.poll(isDue).toBe(false);

  expect((await visitor.get("/about")).text).toContain("We are in Hunza too.");
});

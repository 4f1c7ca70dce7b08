import { afterEach, beforeEach, expect, test } from "vitest";
import { typesetters } from "../../support/typesetters.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const { execPath } = process;

let umeed: TestUmeed;
beforeEach(async () => {
  // A name of its own, since papers with the same words are kept.
  umeed = await startTestUmeed({ APP_NAME: "Chiragh" });
});
afterEach(async () => {
  process.execPath = execPath;
  await umeed.stop();
});

test("papers that cannot be made fail alone: what needs no typesetter is still listed", async () => {
  for (const pid of typesetters()) process.kill(pid, "SIGKILL");
  await expect.poll(typesetters).toEqual([]);
  process.execPath = "/bin/false";
  const failed = await umeed.call("GET", "/download/birth-plan.pdf");
  expect([failed.status, failed.at("code")]).toEqual([500, "internal"]);
  expect(await listed()).toEqual(["visit-card.pdf", "calendar.ics"]);

  process.execPath = execPath;
  expect((await listed()).length).toBe(5);
});

async function listed() {
  const { body } = await umeed.call("GET", "/download");
  const files: { file: string }[] = Object(body).data;
  return files.map(({ file }) => file);
}

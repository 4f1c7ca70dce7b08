import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

vi.mock(import("../../../server/ports/pdf/typesetter.ts"), () => ({
  typeset: ({ layout }) =>
    layout === "birth-plan" ? Promise.reject(new Error("no typesetter")) : Promise.resolve(new Uint8Array(2_000)),
}));

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

test("a paper that cannot be made fails alone: the others and the calendar are still listed", async () => {
  const failed = await umeed.call("GET", "/download/birth-plan.pdf");
  expect([failed.status, failed.at("code")]).toEqual([500, "internal"]);

  const { status, body } = await umeed.call("GET", "/download");
  const files: { file: string }[] = Object(body).data;
  expect(status).toBe(200);
  expect(files.map(({ file }) => file)).toEqual([
    "hospital-bag.pdf",
    "danger-signs.pdf",
    "visit-card.pdf",
    "calendar.ics",
  ]);
});

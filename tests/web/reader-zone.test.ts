import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { shippedId } from "../../server/domain/identity.ts";
import { siteOfFile } from "../support/site-of-file.ts";
import { stateOf, write } from "./cached-site.ts";
import { Visitor } from "./visitor.ts";

const WHEN = "2026-03-29T20:30:00.000Z";
const post = shippedId("post", "sample-post-sleep");
const thread = `/forum/details?id=${post}`;

const site = siteOfFile();
beforeAll(async () => {
  const db = new DatabaseSync(join(site.dataDir, "umeed.sqlite"));
  const { changes } = db.prepare("update post set created_at = ? where id = ?").run(Date.parse(WHEN), post);
  db.close();
  if (changes !== 1) throw new Error("The post is not there.");
  await write(site);
});

/** What stands in the `time` of the post. */
async function seenWith(cookie?: string) {
  const answer = await new Visitor(site.address).get(thread, cookie ? { cookie } : {});
  const [, label] = new RegExp(`<time[^>]* ?dateTime="${WHEN}"[^>]*>([^<]*)</time>`, "i").exec(answer.text) ?? [];
  return { label, state: stateOf(answer), control: answer.headers["cache-control"] };
}

test("without a cookie times are the operator's, from the page that is kept for all", async () => {
  expect(await seenWith()).toMatchObject({ label: "30 Mar, 2026", control: expect.stringContaining("public") });
  expect(await seenWith()).toMatchObject({ label: "30 Mar, 2026", state: "hit" });
});

test("with a cookie they are hers, and the page is nobody else's", async () => {
  const hers = await seenWith("umeed-zone=America/New_York");
  expect(hers).toEqual({ label: "29 Mar, 2026", state: "bypass", control: "private, no-store" });
  expect(await seenWith("umeed-zone=Pacific/Kiritimati; umeed-light=1")).toMatchObject({ label: "30 Mar, 2026" });
  expect(await seenWith()).toMatchObject({ label: "30 Mar, 2026", state: expect.stringMatching(/hit|stale/) });
});

test.each(["umeed-zone=Nowhere/Nothing", "umeed-zone=../../etc/passwd", "umeed-zone=%00", "umeed-zone"])(
  "a cookie with what is no zone is as none: %s",
  async (cookie) => {
    expect(await seenWith(cookie)).toMatchObject({ label: "30 Mar, 2026", state: "bypass" });
  },
);

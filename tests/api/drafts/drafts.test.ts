import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DRAFT_BYTES_MAX } from "../../../server/contract/drafts.ts";
import { sweepDrafts } from "../../../server/domain/drafts/drafts.ts";
import { memberNamed } from "../../fixtures/members.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { webTierKeyOf } from "../../support/web-tier.ts";

const HOUR = 3_600_000;

let umeed: TestUmeed;
let key: string;
let time = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => time });
  key = await webTierKeyOf(umeed);
});
beforeEach(async () => {
  time = NOON;
  await umeed.db.deleteFrom("draft").execute();
});
afterAll(() => umeed.stop());

interface From {
  token?: string;
  device?: string;
  webTierKey?: string;
}

async function call(method: string, path: string, { token, device = "phone", webTierKey = key }: From, body?: string) {
  const headers = {
    "x-umeed-web-tier": webTierKey,
    "x-umeed-client-address": "198.51.100.7",
    "x-umeed-device": device,
    ...(token ? { "x-auth-header": token } : {}),
  };
  const response = await fetch(`${umeed.address}/api${path}`, { method, headers, ...(body ? { body } : {}) });
  return { status: response.status, text: await response.text() };
}

async function store(from: From, sealed = "sealed"): Promise<string> {
  const { status, text } = await call("POST", "/draft", from, sealed);
  if (status !== 200) throw new Error(`not stored: ${status} ${text}`);
  const { data }: { data: { id: string } } = JSON.parse(text);
  return data.id;
}

const read = (id: string, from: From) => call("GET", `/draft/${id}`, from);
const stored = async () => (await umeed.db.selectFrom("draft").select("id").execute()).length;

test("a draft is kept for a day, byte for byte", async () => {
  const id = await store({}, "\u0000\u{1F600} bytes");
  expect(await read(id, {})).toEqual({ status: 200, text: "\u0000\u{1F600} bytes" });
  time += 24 * HOUR - 1;
  expect((await read(id, {})).status).toBe(200);
  time += 1;
  expect((await read(id, {})).status).toBe(404);

  await store({});
  await sweepDrafts({ db: umeed.db, now: () => time });
  expect(await stored()).toBe(1);
});

test("a member's is hers, and one of an ended session is of who has its id", async () => {
  const [sana, hina] = [await memberNamed(umeed, "Sana"), await memberNamed(umeed, "Hina")];
  const id = await store({ token: sana.token });
  expect((await read(id, { token: sana.token })).status).toBe(200);
  for (const from of [{}, { token: hina.token }]) expect((await read(id, from)).status).toBe(404);

  const ended = await store({ token: "x".repeat(43) });
  for (const from of [{}, { token: sana.token }]) expect((await read(ended, from)).status).toBe(200);
  expect((await call("DELETE", `/draft/${ended}`, {})).status).toBe(204);
  expect((await read(ended, {})).status).toBe(404);
});

test("to everybody but the web tier there are no such calls", async () => {
  const id = await store({});
  const { token } = await memberNamed(umeed, "Sana", "administrator");
  for (const from of [{ webTierKey: "" }, { webTierKey: "x".repeat(key.length), token }]) {
    expect((await call("POST", "/draft", from, "sealed")).status).toBe(404);
    expect((await read(id, from)).status).toBe(404);
    expect((await call("DELETE", `/draft/${id}`, from)).status).toBe(404);
  }
  expect(await stored()).toBe(1);
});

test("each member and each device has room for five, of which the oldest goes", async () => {
  const { token } = await memberNamed(umeed, "Sana");
  for (const from of [{ token }, { device: "one" }, { device: "two" }]) {
    const ids: string[] = [];
    for (const _ of Array(7).keys()) {
      time += 1;
      ids.push(await store(from));
    }
    const found = await Promise.all(ids.map((id) => read(id, from)));
    expect(found.map(({ status }) => status)).toEqual([404, 404, 200, 200, 200, 200, 200]);
  }
  expect(await stored()).toBe(15);
});

test("visitors fill only their own part of the room, and what is over is refused", async () => {
  const { token } = await memberNamed(umeed, "Sana");
  const [visitors, members] = [await store({ device: "before" }), await store({ token })];
  const fill = (id: string, megabytes: number) =>
    umeed.db
      .updateTable("draft")
      .set({ size: megabytes * 1024 * 1024 })
      .where("id", "=", id)
      .execute();
  await fill(visitors, 32);
  const refused = await call("POST", "/draft", { device: "after" }, "sealed");
  expect([refused.status, refused.text]).toEqual([503, expect.stringContaining("no room to keep this text")]);
  expect(await stored()).toBe(2);
  await store({ token });

  await fill(members, 96);
  expect((await call("POST", "/draft", { token }, "sealed")).status).toBe(503);
});

test("what is larger than a form can be is refused", async () => {
  expect((await call("POST", "/draft", {}, "x".repeat(DRAFT_BYTES_MAX))).status).toBe(200);
  expect((await call("POST", "/draft", {}, "x".repeat(DRAFT_BYTES_MAX + 1))).status).toBe(413);
});

test("an account that is deleted takes its drafts along", async () => {
  const { id, token } = await memberNamed(umeed, "Sana");
  await store({ token });
  await umeed.db.deleteFrom("member").where("id", "=", id).execute();
  expect(await stored()).toBe(0);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createApi } from "../../server/api/api.ts";
import { migrate } from "../../server/db/migrate.ts";
import { openDatabase, type OpenDatabase } from "../../server/db/open.ts";
import { startSession } from "../../server/domain/session/sessions.ts";
import { createLog } from "../../server/log.ts";
import { contextOn } from "../support/context.ts";
import { emptyDatabase, type OwnDatabase } from "../support/empty-database.ts";
import { NOON } from "../support/noon.ts";
import { type TestUmeed } from "../support/umeed.ts";
import { memberNamed } from "../fixtures/members.ts";

let empty: OwnDatabase;
let opened: OpenDatabase;
let api: ReturnType<typeof createApi>;
let tokens: string[];
let lookUps = 0;

beforeAll(async () => {
  empty = await emptyDatabase();
  opened = openDatabase(empty.settings, {
    onQuery({ sql }) {
      if (sql.startsWith("select") && sql.includes("token_hash")) lookUps += 1;
    },
  });
  await migrate(opened);
  const context = contextOn(opened, empty.settings.dataDir);
  const put: Pick<TestUmeed, "db" | "call"> = { db: opened.db, call: () => Promise.reject(new Error("no call")) };
  const members = [await memberNamed(put, "Sana"), await memberNamed(put, "Hina")];
  tokens = await Promise.all(members.map(({ id }) => startSession(context, id)));
  api = createApi({
    context: { ...context, now: () => NOON },
    sends: { sendsSms: false, provesPhones: false, sendsReminders: false, sendsPush: false },
    log: createLog("silent"),
    webTierKey: "",
    isUnavailable: () => false,
  });
});
afterAll(async () => {
  await opened.db.destroy();
  await empty.drop();
});
beforeEach(() => {
  lookUps = 0;
});

async function ask(path: string, token = "", requestId = "one page", method = "GET") {
  const request = new Request(`http://api${path}`, { method, headers: { "x-auth-header": token } });
  return api.fetch(request, { address: "127.0.0.1", requestId });
}

test("the calls that make one page at the same moment look her up once", async () => {
  const [hers] = tokens;
  const paths = ["/chat/unread", "/notification/unread", "/pregnancyinfo/user", "/socialform/latest"];
  const answers = await Promise.all(paths.map((path) => ask(path, hers)));
  expect([answers.map(({ status }) => status), lookUps]).toEqual([[200, 200, 200, 200], 1]);
});

test("each is told of herself, whatever number their pages have", async () => {
  const names = await Promise.all(
    tokens.map(async (token) => Object(await (await ask("/user/me", token)).json()).data.fullName),
  );
  expect([names, lookUps]).toEqual([["Sana", "Hina"], 2]);
});

test("a page of its own has a look-up of its own", async () => {
  const [hers] = tokens;
  await Promise.all([ask("/chat/unread", hers, "one page"), ask("/chat/unread", hers, "another page")]);
  expect(lookUps).toBe(2);
});

test("a call that comes later finds that the session is over", async () => {
  const [hers] = tokens;
  expect((await ask("/user/me", hers)).status).toBe(200);
  await opened.db.deleteFrom("session").execute();
  expect((await ask("/user/me", hers)).status).toBe(401);
});

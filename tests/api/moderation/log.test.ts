import { afterAll, beforeAll, expect, test } from "vitest";
import { grantRole } from "../../../server/domain/account/roles.ts";
import { describedRoutes } from "../../support/routes.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { contactBy } from "../../fixtures/contact.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { postBy } from "../../fixtures/posts.ts";

let umeed: TestUmeed;
let rabia: NewMember;
let nida: NewMember;
let sana: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  rabia = await memberNamed(umeed, "Rabia", "administrator");
  nida = await newMember(umeed, { fullName: "Nida" });
  sana = await newMember(umeed, { fullName: "Sana" });

  await grantRole({ db: umeed.db, now: () => now }, nida.phoneNumber, "moderator");
  now += 1_000;
  const post = await postBy(sana, { isPseudonymous: true });
  await nida.call("POST", `/moderation/post/${post}/decision`, { body: { outcome: "hide", reason: "Unsafe" } });
  now += 1_000;
  const reference = await contactBy(sana);
  await nida.call("POST", `/support/${reference}/closure`, { body: { version: 1 } });
  now += 1_000;
  await rabia.call("PUT", `/member/${sana.id}/suspension`, { body: { days: 2, reason: "Unkind" } });
});
afterAll(() => umeed.stop());

const log = (query = "") => rabia.call("GET", `/act${query}`);
const whole = () => umeed.db.selectFrom("actOfPower").selectAll().orderBy("createdAt").execute();

test("administrators read who did what to whom, and why, the newest first", async () => {
  const { body } = await log();
  expect(body).toMatchObject({
    total: 4,
    acts: ["close", "grant", "hide", "suspend"],
    data: [
      { act: "suspend", actor: { name: "Rabia" }, subject: { kind: "member", name: "Sana" }, reason: "2 days: Unkind" },
      { act: "close", actor: { name: "Nida" }, subject: { kind: "contactMessage" } },
      { act: "hide", actor: { name: "Nida" }, subject: { kind: "post", name: null }, reason: "Unsafe" },
      {
        act: "grant",
        isByCommand: true,
        actor: { id: null, name: null },
        subject: { name: "Nida" },
        reason: "from member to moderator",
      },
    ],
  });
});

test("they read it from its beginning too, in pages that leave nothing out", async () => {
  const acts = async (query: string): Promise<unknown[]> => Object((await log(query)).body)["data"];
  const newest = await acts("?sort=newest");
  const pages = [...(await acts("?sort=oldest&limit=3")), ...(await acts("?sort=oldest&limit=3&page=2"))];
  expect(pages).toEqual(newest.toReversed());
  expect((await log("?sort=loudest")).status).toBe(400);
});

test("an act with characters that no database can look for is refused", async () => {
  for (const act of ["%00", "x".repeat(101)]) expect((await log(`?act=${act}`)).status).toBe(400);
});

test("who closes a message of her own leaves that in the log", async () => {
  const reference = await contactBy(nida);
  await nida.call("POST", `/support/${reference}/closure`, { body: { version: 1 } });
  const found = umeed.db.selectFrom("actOfPower").select(["act", "reason"]).where("subjectId", "=", reference);
  expect(await found.execute()).toEqual([{ act: "close", reason: "They wrote the message themselves." }]);
  await umeed.db.deleteFrom("actOfPower").where("subjectId", "=", reference).execute();
});

test("one kind of act alone, in pages", async () => {
  expect((await log("?act=suspend")).at("data")).toMatchObject([{ act: "suspend" }]);
  expect((await log("?act=no%20such%20act")).at("total")).toBe(0);
  const second = await log("?limit=3&page=2");
  expect([second.at("totalPages"), second.at("data")]).toMatchObject([2, [{ act: "grant" }]]);
});

test("of one member alone, by her number or name: what she did, and what was done to her account", async () => {
  const of = async (member: string) => (await log(`?${new URLSearchParams({ member })}`)).at("data");
  expect(await of(sana.phoneNumber)).toMatchObject([{ act: "suspend" }]);
  expect(await of("nid")).toMatchObject([{ act: "close" }, { act: "hide" }, { act: "grant" }]);
  expect([await of("nobody"), await of("%")]).toEqual([[], []]);
});

test("who has left is not named any more, and is not taken for the operator at the command line", async () => {
  const hira = await newMember(umeed, { fullName: "Hira" });
  const omar = await memberNamed(umeed, "Omar", "administrator");
  now += 1_000;
  await omar.call("PUT", `/member/${hira.id}/role`, { body: { role: "editor", reason: "She writes." } });
  await umeed.db.deleteFrom("member").where("id", "in", [hira.id, omar.id]).execute();
  expect((await log()).at("data.0")).toMatchObject({
    act: "grant",
    isByCommand: false,
    actor: { id: null, name: null },
    subject: { id: hira.id, name: null },
  });
});

test("no call changes the log", async () => {
  const routes = await describedRoutes(umeed);
  expect(routes.filter(({ tags }) => tags.includes("Acts")).map(({ name }) => name)).toEqual(["GET /act"]);
  const before = await whole();
  const [{ id } = { id: "" }] = before;
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    for (const path of ["/act", `/act/${id}`]) {
      expect([method, path, (await rabia.call(method, path, { body: {} })).status]).toEqual([method, path, 404]);
    }
  }
  expect(await whole()).toEqual(before);
});

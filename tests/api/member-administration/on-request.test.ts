import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { postBy } from "../../fixtures/posts.ts";
import { nextPhoneNumber } from "../../fixtures/registrations.ts";

const password = "a quiet lamp";
const proof = "She named her two last posts on the phone.";

let umeed: TestUmeed;
let rabia: NewMember;
let sana: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  rabia = await memberNamed(umeed, "Rabia", "administrator");
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  now += 1_000;
  sana = await newMember(umeed, { fullName: "Sana" });
});

const actsOn = (member: NewMember) =>
  umeed.db.selectFrom("actOfPower").select(["actorId", "act", "reason"]).where("subjectId", "=", member.id).execute();
const told = async (member: NewMember) => (await member.call("GET", "/notification/pagination")).at("data");
const ask = (what: string, about: NewMember, body: unknown = { proof }) =>
  rabia.call("POST", `/member/${about.id}/${what}`, { body });
const remove = (member: NewMember, body: unknown = { proof, keepsTexts: false }) =>
  rabia.call("DELETE", `/member/${member.id}`, { body });

test("a code for a new password is given out once her proof is written down, works once, and she is told", async () => {
  const issued = await ask("reset-code", sana);
  expect([issued.status, issued.at("data")]).toEqual([200, { code: expect.stringMatching(/^\d{6}$/), minutes: 10 }]);
  expect(await told(sana)).toMatchObject([
    {
      sentence:
        "We gave out a code to set a new password for your account. If you did not ask for it, write to us at once.",
    },
  ]);
  expect(await actsOn(sana)).toEqual([{ actorId: rabia.id, act: "reset code", reason: proof }]);

  const code = issued.textAt("data.code");
  const set = () =>
    umeed.call("POST", "/user/forgot-password", {
      body: { phoneNumber: sana.phoneNumber, code, password: "a louder lamp" },
    });
  expect([(await set()).status, (await set()).status]).toEqual([200, 401]);
});

test("a code for her new number is given out when she has begun to change to one", async () => {
  expect((await ask("phone-code", sana)).status).toBe(400);
  const phoneNumber = nextPhoneNumber();
  await sana.call("POST", "/user/phone-change", { body: { phoneNumber, password } });
  expect((await rabia.call("GET", `/member/${sana.id}`)).at("data.newPhone")).toBe(phoneNumber);
  const code = (await ask("phone-code", sana)).textAt("data.code");

  expect((await sana.call("PUT", "/user/phone-change", { body: { code } })).status).toBe(200);
  expect((await sana.call("GET", "/user/me")).at("user.phoneNumber") ?? phoneNumber).toBe(phoneNumber);
  expect(await actsOn(sana)).toEqual([{ actorId: rabia.id, act: "phone code", reason: proof }]);
});

test("without a proof, or for herself, an administrator is given nothing", async () => {
  for (const what of ["reset-code", "phone-code", "data"]) {
    const refused = await ask(what, sana, { proof: " " });
    expect([refused.status, refused.at("errors")]).toEqual([
      400,
      [{ msg: "Say how you know that it is the member.", path: "proof" }],
    ]);
    expect([what, (await ask(what, rabia)).status]).toEqual([what, 403]);
    expect([what, (await ask(what, { ...sana, id: "nobody" })).status]).toEqual([what, 404]);
  }
  expect((await remove(sana, { proof: "", keepsTexts: true })).status).toBe(400);
  expect([(await remove(rabia)).status, (await remove({ ...sana, id: "nobody" })).status]).toEqual([403, 404]);
  expect([...(await actsOn(sana)), ...(await actsOn(rabia))]).toEqual([]);
});

test("the same form sent again draws no other code, and the first still works", async () => {
  const form = { proof, formKey: "the form of this morning" };
  const issued = await ask("reset-code", sana, form);
  const again = [
    await ask("reset-code", sana, form),
    ...(await Promise.all([1, 2].map(() => ask("reset-code", sana, form)))),
  ];
  for (const { status, body } of again) expect([status, body]).toMatchObject([409, { code: "already_drawn" }]);
  expect(again[0]?.at("message")).toMatch(/^A code was drawn with this form at \d\d:\d\d, and it is not shown again\./);
  expect([await told(sana), await actsOn(sana)]).toMatchObject([[{}], [{}]]);

  const code = issued.textAt("data.code");
  const body = { phoneNumber: sana.phoneNumber, code, password: "a louder lamp" };
  expect((await umeed.call("POST", "/user/forgot-password", { body })).status).toBe(200);
  const both = await Promise.all([1, 2].map(() => ask("reset-code", sana, { proof, formKey: "another form" })));
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test("a proof of a word or two is none", async () => {
  for (const what of ["reset-code", "data"]) {
    const refused = await ask(what, sana, { proof: "I know." });
    expect([refused.status, refused.at("errors")]).toEqual([
      400,
      [{ msg: "Say more about how you know that it is the member: at least 10 characters.", path: "proof" }],
    ]);
  }
  expect(await actsOn(sana)).toEqual([]);
});

test("the file with all that is hers is made for her alone, and she is told where it is", async () => {
  const asked = await ask("data", sana);
  expect(asked.status).toBe(200);
  await expect
    .poll(async () => (await sana.call("GET", "/user/data")).at("data.state"), { timeout: 20_000 })
    .toBe("done");
  expect((await sana.call("GET", "/user/data/file")).status).toBe(200);
  expect((await rabia.call("GET", "/user/data/file")).status).toBe(404);
  expect((await rabia.call("GET", "/user/data")).at("data.state")).toBe("none");
  expect(await told(sana)).toMatchObject([
    {
      sentence: "As you asked, a file with your data is made. For one day you find it on your account, under My data.",
    },
  ]);
  expect(await actsOn(sana)).toEqual([{ actorId: rabia.id, act: "order export", reason: proof }]);
});

test("an account is deleted with its texts or without them, as she says, and the log keeps that it was", async () => {
  const reader = await newMember(umeed);
  const hira = await newMember(umeed, { fullName: "Hira" });
  const [gone, left] = [await postBy(sana), await postBy(hira)];
  expect((await remove(sana)).status).toBe(200);
  expect((await remove(hira, { proof, keepsTexts: true })).status).toBe(200);

  expect((await sana.call("GET", "/user/me")).status).toBe(401);
  expect((await rabia.call("GET", `/member/${sana.id}`)).status).toBe(404);
  expect((await reader.call("GET", `/socialform/${gone}`)).status).toBe(404);
  expect((await reader.call("GET", `/socialform/${left}`)).at("data.userId.fullName")).toBe("Deleted member");
  expect(await actsOn(sana)).toEqual([{ actorId: rabia.id, act: "delete", reason: null }]);
});

test("who has a role loses it first, before her account can be deleted", async () => {
  const nida = await memberNamed(umeed, "Nida", "moderator");
  const refused = await remove(nida);
  expect([refused.status, refused.at("message")]).toEqual([403, "The member has a role. Take it away first."]);
  expect((await nida.call("GET", "/user/me")).status).toBe(200);
  expect(await actsOn(nida)).toEqual([]);
});

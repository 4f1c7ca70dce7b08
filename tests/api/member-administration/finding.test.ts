import { afterAll, beforeAll, expect, test } from "vitest";
import { nameForSearch } from "../../../server/domain/account/search-name.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { crowd, memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { write } from "../../fixtures/messages.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";
import { formOf } from "../../fixtures/registrations.ts";

let umeed: TestUmeed;
let rabia: NewMember;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
  rabia = await memberNamed(umeed, "Rabia", "administrator");
});
afterAll(() => umeed.stop());

const find = (search: string, more = "") =>
  rabia.call("GET", `/member?${new URLSearchParams({ search })}${more && `&${more}`}`);
const names = (data: unknown) => (Array.isArray(data) ? data.map(({ fullName }) => fullName) : []);

test("an administrator finds a member by beginnings of words of her name, whether or not others may find her", async () => {
  await newMember(umeed, { fullName: "Zunaira Qureshi", isFindable: false });
  await newMember(umeed, { fullName: "Qurat Zunairah", isFindable: true });
  await newMember(umeed, { fullName: "زنیرہ قریشی" });

  expect(names((await find("zunaira")).at("data"))).toEqual(["Qurat Zunairah", "Zunaira Qureshi"]);
  expect(names((await find("QUR zun")).at("data"))).toEqual(["Qurat Zunairah", "Zunaira Qureshi"]);
  expect(names((await find("qureshi")).at("data"))).toEqual(["Zunaira Qureshi"]);
  expect(names((await find("قریشی")).at("data"))).toEqual(["زنیرہ قریشی"]);
  expect((await find("unaira")).at("total")).toBe(0);
  expect((await find("%")).at("total")).toBe(0);
});

test("by her new name once she has one, and by one that no version before this one folded", async () => {
  const member = await newMember(umeed, { fullName: "Mehwish" });
  await member.call("PUT", "/user/update", { body: formOf({ fullName: "Gulnaz" }) });
  expect(names((await find("gulnaz")).at("data"))).toEqual(["Gulnaz"]);
  expect((await find("mehwish")).at("total")).toBe(0);

  await umeed.db.updateTable("member").set({ searchName: null }).where("id", "=", member.id).execute();
  expect((await find("gulnaz")).at("total")).toBe(0);
  await nameForSearch(umeed);
  expect(names((await find("gulnaz")).at("data"))).toEqual(["Gulnaz"]);
});

test("by her phone number as people write it", async () => {
  const { phoneNumber, id } = await newMember(umeed, { fullName: "Farida" });
  const national = phoneNumber.replace(/^\+92/, "0");
  for (const written of [phoneNumber, national, `${national.slice(0, 4)} ${national.slice(4)}`]) {
    expect([written, (await find(written)).at("data.0._id")]).toEqual([written, id]);
  }
  expect((await find(national.slice(0, -1))).at("total")).toBe(0);
});

test("without a search she meets the newest first, in pages", async () => {
  await crowd(umeed, 25);
  now += 60_000;
  await newMember(umeed, { fullName: "The newest" });
  const first = await find("", "limit=20");

  expect(names(first.at("data"))[0]).toBe("The newest");
  expect(first.at("data")).toHaveLength(20);
  expect(first.at("totalPages")).toBe(Math.ceil(Number(first.at("total")) / 20));
  expect(names((await find("", "limit=20&page=2")).at("data"))).not.toContain("The newest");
});

test("the oldest first when that is asked for, each once over the pages", async () => {
  const all = async (sort: string, limit = 100): Promise<unknown[]> => {
    const first = await find("", `sort=${sort}&limit=${limit}`);
    const pages = Array.from({ length: Number(first.at("totalPages")) }, (_, index) => index + 1);
    const lists = await Promise.all(pages.map((page) => find("", `sort=${sort}&limit=${limit}&page=${page}`)));
    return lists.flatMap((list) => names(list.at("data")));
  };
  expect(await all("oldest", 7)).toEqual((await all("newest")).toReversed());
});

test("she sees who a member is and what she counts, and nothing of her dates, her pseudonym or her private talk", async () => {
  const sana = await newMember(umeed, { fullName: "Sana", lastMenstrualPeriod: "2025-10-01" });
  const hira = await newMember(umeed, { fullName: "Hira" });
  const post = await postBy(sana, { title: "Said under a pseudonym", isPseudonymous: true });
  await commentBy(sana, post, { comment: "Once more" });
  await commentBy(sana, await postBy(hira), { comment: "Under her name" });
  await write(sana, hira, "For Hira alone");
  const read = await rabia.call("GET", `/member/${sana.id}`);

  expect(read.at("data")).toEqual({
    _id: sana.id,
    fullName: "Sana",
    phoneNumber: expect.stringMatching(/^\+92/),
    role: "member",
    suspendedUntilTime: null,
    isSample: false,
    createdTime: now,
    postCount: 0,
    commentCount: 1,
    newPhone: null,
    suspension: null,
    sessions: [
      { _id: expect.any(String), isSharedPhone: false, deviceName: null, createdTime: now, lastSeenTime: now },
    ],
  });
  for (const secret of ["pseudonym", "Hira", "2025-10-01", sana.token]) expect(read.text).not.toContain(secret);
});

test("those with a role, and those who may not write now, are lists of their own", async () => {
  await memberNamed(umeed, "Nida", "moderator");
  const sana = await newMember(umeed, { fullName: "Sana Silent" });
  await rabia.call("PUT", `/member/${sana.id}/suspension`, { body: { days: 2, reason: "Unkind" } });
  const listed = async (query: string) => names((await rabia.call("GET", `/member?${query}`)).at("data"));
  expect([await listed("role=moderator"), await listed("role=administrator")]).toEqual([["Nida"], ["Rabia"]]);
  expect([await listed("suspended=true"), await listed("suspended=true&search=nida")]).toEqual([["Sana Silent"], []]);
  now += 3 * 86_400_000;
  expect(await listed("suspended=true")).toEqual([]);
});

test("nobody is found at an id that nobody has", async () => {
  expect((await rabia.call("GET", "/member/nobody")).status).toBe(404);
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { nameTheFindable } from "../../../server/domain/account/findable-name.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let seeker: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  seeker = await memberNamed(umeed, "Seeker");
});
afterAll(() => umeed.stop());

const find = (search: string, more = "") =>
  seeker.call("GET", `/user/pagination/api?limit=5&searchTerm=${encodeURIComponent(search)}${more}`);
const namesFound = async (search: string) => {
  const { body } = await find(search);
  return Array.isArray(body.data) ? body.data.map(({ fullName }) => String(fullName)) : [];
};
const choose = (member: NewMember, isFindable: boolean) =>
  member.call("PUT", "/user/privacy", { body: { isFindable, acceptsRequests: true } });

describe("the search for people", () => {
  test("finds by the beginnings of words, however they are written, and shows name and picture alone", async () => {
    await newMember(umeed, { fullName: "Fatima-Zahra Öztürk", isFindable: true });

    for (const search of ["fatima", "ZAHRA", "ozt", "Öztürk zah"]) {
      expect(await namesFound(search)).toEqual(["Fatima-Zahra Öztürk"]);
    }
    expect(await namesFound("atima")).toEqual([]);
    expect(await namesFound("%")).toEqual([]);
    expect(Object.keys(Object((await find("fatima")).at("data.0"))).toSorted()).toEqual([
      "_id",
      "fullName",
      "image",
      "isGone",
      "isSample",
    ]);
  });

  test("comes five a page", async () => {
    for (let index = 0; index < 7; index += 1) await choose(await memberNamed(umeed, `Paged ${index}`), true);

    const pages = [await find("paged"), await find("paged", "&page=2")];

    expect(pages.map((page) => page.at("totalPages"))).toEqual([2, 2]);
    expect(pages.map((page) => Object(page.body.data).length)).toEqual([5, 2]);
  });

  test("finds her by her new name, and not once she has changed her mind", async () => {
    const member = await newMember(umeed, { fullName: "Oldname", isFindable: true });
    const form = new FormData();
    form.append("fullName", "Newname");
    await member.call("PUT", "/user/update", { body: form });
    expect([await namesFound("oldname"), await namesFound("newname")]).toEqual([[], ["Newname"]]);

    await choose(member, false);
    expect(await namesFound("newname")).toEqual([]);
  });

  test("finds those who chose it before there was a name to find them by", async () => {
    const member = await memberNamed(umeed, "Zoë Ärzte");
    await umeed.db.updateTable("member").set({ isFindable: 1 }).where("id", "=", member.id).execute();
    expect(await namesFound("zoe")).toEqual([]);

    await nameTheFindable({ db: umeed.db, now: () => NOON });

    expect(await namesFound("zoe arz")).toEqual(["Zoë Ärzte"]);
  });
});

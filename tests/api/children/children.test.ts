import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";
import { currentIdOf } from "../../fixtures/pregnancies.ts";

let umeed: TestUmeed;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  // It is 12 March 2026 here.
  sana = await newMember(umeed, { isPregnant: false, babyBirthDate: "2026-01-15", babyName: "Zoya" });
});

interface Told {
  _id: string;
  called: string;
  name: string | null;
  birthDate: string;
}

const childrenOf = async (member = sana) => {
  const children: Told[] = Object(await member.call("GET", "/child")).body.data;
  return children;
};
const calledOf = async (member = sana) => (await childrenOf(member)).map(({ called }) => called);
const add = (body: object, member = sana) => member.call("POST", "/child", { body });
const change = (id: string, body: object, member = sana) => member.call("PUT", `/child/${id}`, { body });
const infoOf = async () => (await sana.call("GET", "/pregnancyinfo/user")).at("data.0");
const markedOf = async (id: string) => {
  const items: { childId: string; key: string; doneOn: string | null }[] = Object(await sana.call("GET", "/plan")).body
    .data.items;
  return items.flatMap(({ childId, key, doneOn }) => (childId === id && doneOn ? [key] : []));
};
const mark = (id: string, key: string) => sana.call("PUT", `/plan/${id}/${key}/done`, {});
async function twins() {
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-05-15" });
  await sana.call("PUT", `/pregnancyinfo/${await currentIdOf(sana)}`, {
    body: { lastMenstrualPeriod: "2025-05-15", numberOfBabies: 2 },
  });
  const body = { isPregnant: false, babyBirthDate: "2026-01-15", babyName: "Zoya" };
  expect((await sana.call("POST", "/user/switchpregnancy", { body })).status).toBe(200);
  const [first, second] = await childrenOf();
  if (!first || !second) throw new Error("Two were born.");
  return { first: first._id, second: second._id };
}

describe("a birth", () => {
  test("brings the child, with the pregnancy's name and birth date", async () => {
    expect(await childrenOf()).toMatchObject([
      { pregnancyId: await currentIdOf(sana), name: "Zoya", birthDate: "2026-01-15", sex: null, gestation: null },
    ]);
  });

  test("of twins brings two, of whom the second is to be named", async () => {
    const { second } = await twins();
    expect(await childrenOf()).toMatchObject([
      { called: "Zoya", gestation: { weeks: 35, days: 0, isTold: false } },
      { called: "Second twin", name: null },
    ]);
    expect((await change(second, { name: "Ali", sex: "boy" })).at("data")).toMatchObject({ called: "Ali", sex: "boy" });
    expect(await infoOf()).toMatchObject({ babyName: "Zoya", numberOfBabies: 2 });
  });

  test("and its first child stay in step, whichever she changes", async () => {
    const id = await currentIdOf(sana);
    await change(id, { name: "Hira", birthDate: "2026-01-20" });
    expect(await infoOf()).toMatchObject({ babyName: "Hira", babyBirthDate: "2026-01-20" });
    await sana.call("PUT", `/pregnancyinfo/${id}`, { body: { babyBirthDate: "2026-01-18" } });
    expect(await childrenOf()).toMatchObject([{ name: "Hira", birthDate: "2026-01-18" }]);
    await change(id, { sex: "girl" });
    expect(await childrenOf()).toMatchObject([{ name: "Hira", birthDate: "2026-01-18", sex: "girl" }]);
  });
});

describe("a child born before", () => {
  test("is added, changed and deleted", async () => {
    const added = await add({
      name: "Bilal",
      birthDate: "2023-06-01",
      sex: "boy",
      gestationWeeks: 34,
      gestationDays: 2,
    });
    expect([added.status, added.at("data")]).toMatchObject([
      200,
      { pregnancyId: null, called: "Bilal", gestation: { weeks: 34, days: 2, isTold: true } },
    ]);
    expect(await calledOf()).toEqual(["Bilal", "Zoya"]);

    const id = added.textAt("data._id");
    await change(id, { name: null, gestationWeeks: null });
    expect((await sana.call("GET", `/child/${id}`)).at("data")).toMatchObject({
      name: null,
      birthDate: "2023-06-01",
      sex: "boy",
      gestation: null,
    });
    expect((await sana.call("DELETE", `/child/${id}`)).status).toBe(200);
    expect((await sana.call("DELETE", `/child/${id}`)).status).toBe(404);
    expect(await calledOf()).toEqual(["Zoya"]);
  });

  test("sent twice on one form, even at once, is one", async () => {
    const body = { name: "Bilal", birthDate: "2023-06-01", formKey: "one-form" };
    await Promise.all(Array.from({ length: 5 }, () => add(body)));
    expect(await calledOf()).toEqual(["Bilal", "Zoya"]);
  });

  test.each([
    [{}, "birthDate"],
    [{ birthDate: "2026-03-13" }, "birthDate"],
    [{ birthDate: "2021-03-12" }, "birthDate"],
    [{ birthDate: "2024-01-01", sex: "other" }, "sex"],
    [{ birthDate: "2024-01-01", gestationWeeks: 21 }, "gestationWeeks"],
    [{ birthDate: "2024-01-01", gestationWeeks: 45 }, "gestationWeeks"],
    [{ birthDate: "2024-01-01", gestationWeeks: 30, gestationDays: 7 }, "gestationDays"],
    [{ birthDate: "2024-01-01", name: "x".repeat(81) }, "name"],
  ])("%o is refused for its %s, also when it is only checked", async (body, path) => {
    for (const query of ["", "?check=true"]) {
      const answer = await sana.call("POST", `/child${query}`, { body });
      expect([answer.status, answer.textAt("errors.0.path")]).toEqual([400, path]);
    }
    expect(await calledOf()).toEqual(["Zoya"]);
  });

  test("only checked is not kept", async () => {
    const answer = await sana.call("POST", "/child?check=true", { body: { birthDate: "2024-01-01" } });
    expect([answer.status, await calledOf()]).toEqual([200, ["Zoya"]]);
  });

  test("has a plan of its own", async () => {
    const id = (await add({ birthDate: "2026-02-01" })).textAt("data._id");
    expect((await mark(id, "vaccines-birth")).status).toBe(200);
    expect([await markedOf(id), await markedOf(await currentIdOf(sana))]).toEqual([["vaccines-birth"], []]);
    await sana.call("DELETE", `/plan/${id}/vaccines-birth/done`);
    expect(await markedOf(id)).toEqual([]);
  });

  test("is nobody else's", async () => {
    const id = (await add({ birthDate: "2026-02-01" })).textAt("data._id");
    const other = await newMember(umeed);
    for (const child of [id, await currentIdOf(sana)]) {
      const path = `/child/${child}`;
      const answers = [
        await other.call("GET", path),
        await change(child, { name: "Mine" }, other),
        await other.call("DELETE", path),
        await other.call("PUT", `/plan/${child}/vaccines-birth/done`, {}),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect(await calledOf()).toEqual(["Zoya", "Your baby"]);
  });
});

describe("a child who is deleted", () => {
  test("of a pregnancy takes name and marks along, does not come back, and leaves the pregnancy", async () => {
    const id = await currentIdOf(sana);
    await mark(id, "vaccines-birth");
    await sana.call("DELETE", `/child/${id}`);
    expect(await calledOf()).toEqual([]);
    expect(await infoOf()).toMatchObject({ babyName: null, babyBirthDate: "2026-01-15" });
    const db = umeed.db;
    expect(await db.selectFrom("childMark").selectAll().where("childId", "=", id).execute()).toEqual([]);
  });

  test("and was the first of two leaves the pregnancy the name of the other", async () => {
    const { first, second } = await twins();
    await change(second, { name: "Ali" });
    await sana.call("DELETE", `/child/${first}`);
    expect(await calledOf()).toEqual(["Ali"]);
    expect(await infoOf()).toMatchObject({ babyName: "Ali" });
  });
});

describe("after a loss", () => {
  const lose = async (body: object) =>
    sana.call("PUT", `/pregnancyinfo/${await currentIdOf(sana)}/loss`, { body: { isHidden: false, ...body } });

  test("of the baby no child is shown, and all are again when it is taken back", async () => {
    const id = await currentIdOf(sana);
    await mark(id, "vaccines-birth");
    await lose({ kind: "infantDeath" });
    expect([await childrenOf(), (await sana.call("GET", `/child/${id}`)).status]).toEqual([[], 404]);
    await sana.call("DELETE", `/pregnancyinfo/${id}/loss`);
    expect([await calledOf(), await markedOf(id)]).toEqual([["Zoya"], ["vaccines-birth"]]);
  });

  test("of one of two the other keeps what is the other's, when she says who died", async () => {
    const { first, second } = await twins();
    await change(second, { name: "Ali", sex: "boy" });
    await mark(first, "vaccines-birth");
    await mark(second, "vaccines-6-weeks");
    await lose({ kind: "oneOfSeveral", childId: first });

    expect(await childrenOf()).toMatchObject([{ _id: second, called: "Ali", sex: "boy" }]);
    expect([await markedOf(second), await infoOf()]).toMatchObject([["vaccines-6-weeks"], { babyName: "Ali" }]);
    expect(JSON.stringify((await sana.call("GET", "/plan")).body)).not.toContain("Zoya");

    await sana.call("DELETE", `/pregnancyinfo/${first}/loss`);
    expect([await calledOf(), await markedOf(first)]).toEqual([["Zoya", "Ali"], ["vaccines-birth"]]);
  });

  test("of one of two the name of the one who lives says who died", async () => {
    const { first, second } = await twins();
    await change(second, { name: "Ali" });
    await lose({ kind: "oneOfSeveral", babyName: "Zoya" });
    expect(await childrenOf()).toMatchObject([{ _id: first, called: "Zoya" }]);
  });

  test("of one of two, when nothing says who, nothing that was known of either is shown", async () => {
    const { first, second } = await twins();
    await change(second, { name: "Ali", sex: "boy" });
    await mark(first, "vaccines-birth");
    await lose({ kind: "oneOfSeveral" });
    expect(await childrenOf()).toMatchObject([{ called: "Your baby", sex: null }]);
    const items: { doneOn: string | null }[] = Object(await sana.call("GET", "/plan")).body.data.items;
    expect(items.filter(({ doneOn }) => doneOn)).toEqual([]);
  });

  test("of one of several, where one alone was known of, the name that was known is shown no more", async () => {
    await lose({ kind: "oneOfSeveral" });
    expect(await calledOf()).toEqual(["Your baby"]);
    await lose({ kind: "oneOfSeveral", babyName: "Noor" });
    expect(await calledOf()).toEqual(["Noor"]);
  });

  test("of one of two, told again to name the one who lives, takes nothing more away", async () => {
    const { first, second } = await twins();
    await change(second, { sex: "boy" });
    await lose({ kind: "oneOfSeveral", childId: first });
    await lose({ kind: "oneOfSeveral", babyName: "Ali" });
    expect(await childrenOf()).toMatchObject([{ _id: second, called: "Ali", sex: "boy" }]);
  });

  test("of a child who is not of this birth is refused", async () => {
    await twins();
    const elder = (await add({ birthDate: "2024-02-01" })).textAt("data._id");
    expect((await lose({ kind: "oneOfSeveral", childId: elder })).status).toBe(400);
    expect(await calledOf()).toEqual(["Your baby", "Zoya", "Second twin"]);
  });
});

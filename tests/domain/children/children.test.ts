import { describe, expect, it } from "vitest";
import { called } from "../../../server/domain/children/called.ts";
import { childrenFrom, type ChildRow } from "../../../server/domain/children/children.ts";
import { speaking } from "../../../server/language.ts";
import type { Pregnancy } from "../../../server/domain/pregnancies/pregnancies.ts";
import { date, pregnancyOf } from "../../fixtures/pregnancies.ts";

const born = pregnancyOf({ id: "p", birthDate: date("2026-01-15"), babyName: "Zoya" });
const twins: Pregnancy = { ...born, numberOfBabies: 2 };
const rowOf = (over: Partial<ChildRow>): ChildRow => ({
  id: "p",
  memberId: "m",
  pregnancyId: "p",
  number: 1,
  name: null,
  birthDate: null,
  sex: null,
  gestationDays: null,
  state: "followed",
  submissionKey: null,
  createdAt: 0,
  updatedAt: 0,
  ...over,
});
const second = (over: Partial<ChildRow> = {}) => rowOf({ id: "p-2", number: 2, ...over });
const told = (pregnancy: Pregnancy, ...rows: ChildRow[]) =>
  childrenFrom([pregnancy], rows).map((child) => [child.id, called(child)]);

describe("the children of a member", () => {
  it("are the babies of each birth that is recorded, without a row of their own", () => {
    expect(childrenFrom([born, pregnancyOf({ id: "q", lastMenstrualPeriod: date("2026-06-01") })], [])).toEqual([
      {
        id: "p",
        pregnancyId: "p",
        number: 1,
        place: { rank: 1, of: 1 },
        name: "Zoya",
        isOnlyUnnamed: false,
        birthDate: "2026-01-15",
        sex: null,
        gestationDays: null,
        isGestationTold: false,
      },
    ]);
  });

  it.each([
    [2, ["Zoya", "Second twin"]],
    [3, ["Zoya", "Baby 2", "Baby 3"]],
    [4, ["Zoya", "Baby 2", "Baby 3", "Baby 4"]],
  ])("of %i babies are as many, of whom the first has the name that is known", (numberOfBabies, names) => {
    expect(told({ ...born, numberOfBabies }).map(([, name]) => name)).toEqual(names);
  });

  it("without a name are called by their place, in her language", () => {
    const unnamed = { ...twins, babyName: null };
    expect(told(unnamed).map(([, name]) => name)).toEqual(["First twin", "Second twin"]);
    expect(told({ ...unnamed, numberOfBabies: 1 })).toEqual([["p", "Your baby"]]);
    speaking("ur", () => expect(told({ ...unnamed, numberOfBabies: 1 })).toEqual([["p", "آپ کا بچہ"]]));
  });

  it("without a name are called by their birth where 'your baby' may be another", () => {
    const unnamed = pregnancyOf({ id: "p", birthDate: date("2026-01-15") });
    const older = pregnancyOf({ id: "q", isCurrent: false, birthDate: date("2023-08-16") });
    const expected = pregnancyOf({ id: "r" });
    const namesOf = (...all: Pregnancy[]) => childrenFrom(all, []).map(called);

    expect(namesOf(unnamed, { ...older, babyName: "Ali" })).toEqual(["Ali", "Your baby"]);
    expect(namesOf(unnamed, older)).toEqual(["Your child born 16 Aug, 2023", "Your child born 15 Jan, 2026"]);
    expect(namesOf(older, expected)).toEqual(["Your child born 16 Aug, 2023"]);
    expect(namesOf(older, { ...expected, isCurrent: false })).toEqual(["Your baby"]);
  });

  it("have what was said of them rather than what was said of the pregnancy", () => {
    const [, child] = childrenFrom([twins], [second({ name: "Ali", sex: "boy", birthDate: "2026-01-16" })]);
    expect(child).toMatchObject({ name: "Ali", sex: "boy", birthDate: "2026-01-16" });
  });

  it("have the gestation that the due date tells, unless she told another", () => {
    const early = { ...born, givenDueDate: date("2026-02-26") };
    expect(childrenFrom([early], [])[0]).toMatchObject({ gestationDays: 238, isGestationTold: false });
    expect(childrenFrom([early], [rowOf({ gestationDays: 245 })])[0]).toMatchObject({
      gestationDays: 245,
      isGestationTold: true,
    });
  });

  it("have no gestation by a due date that can't be of this birth", () => {
    expect(childrenFrom([{ ...born, givenDueDate: date("2026-09-01") }], [])[0]?.gestationDays).toBeNull();
  });

  it.each(["stillbirth", "infantDeath", "mistake", "notSaid"] as const)("are none after a loss (%s)", (kind) => {
    expect(childrenFrom([{ ...twins, loss: { kind, isHidden: false, date: null } }], [rowOf({}), second()])).toEqual(
      [],
    );
  });

  it("are none of a pregnancy whose birth was a slip", () => {
    expect(childrenFrom([{ ...born, birthDate: null }], [rowOf({ sex: "girl" })])).toEqual([]);
  });

  it("are without one who died, and name the first who lives as the pregnancy does", () => {
    const one = { ...twins, numberOfBabies: 1, babyName: "Ali" };
    expect(told(one, rowOf({ state: "lost" }), second({ name: "Ali" }))).toEqual([["p-2", "Ali"]]);
    expect(told({ ...one, babyName: null }, second({ state: "lost", name: "Ali" }))).toEqual([["p", "Your baby"]]);
  });

  it("have nothing that was known of either, where nothing tells which of two died", () => {
    const rows = [rowOf({ state: "lost", sex: "girl" }), second({ state: "lost", name: "Ali" })];
    const [child, ...others] = childrenFrom([{ ...twins, numberOfBabies: 1, babyName: null }], rows);
    expect(others).toEqual([]);
    expect(child).toMatchObject({ id: "p-3", name: null, sex: null });
  });

  it("are without one whom she deleted, and no other takes that place", () => {
    expect(told(twins, rowOf({ state: "deleted" }))).toEqual([["p-2", "Zoya"]]);
    expect(told(twins, second({ state: "deleted" }))).toEqual([["p", "Zoya"]]);
    expect(told(born, rowOf({ state: "deleted" }))).toEqual([]);
  });

  it("are those born before as well, the eldest first", () => {
    const elder = rowOf({ id: "e", pregnancyId: null, number: null, name: "Hira", birthDate: "2023-05-01" });
    expect(told(born, elder).map(([id]) => id)).toEqual(["e", "p"]);
  });
});

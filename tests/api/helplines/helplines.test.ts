import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { HELPLINE_PURPOSES } from "../../../server/contract/helplines/choices.ts";
import { memberNamed } from "../../fixtures/members.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const answered = z.strictObject({
  data: z.array(
    z.strictObject({
      name: z.string().nullable(),
      number: z.string().regex(/^[0-9 ]+$/),
      purpose: z.enum(["emergency", "crisis", "violence", "poison", "vaccines"]),
      province: z.string().nullable(),
      area: z.string(),
      hours: z.string().nullable(),
      source: z.strictObject({ name: z.string(), url: z.url(), checked: z.iso.date() }).nullable(),
    }),
  ),
});

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed({ EMERGENCY_NUMBER: "999" });
});
afterAll(() => umeed.stop());

async function numbersIn(city?: string) {
  const { body } = await umeed.call("GET", `/helpline${city === undefined ? "" : `?city=${city}`}`);
  return answered.parse(body).data;
}

async function cityNamed(name: string) {
  const { id } = await umeed.db.selectFrom("city").select("id").where("name", "=", name).executeTakeFirstOrThrow();
  return id;
}

const of = (purpose: string, numbers: Awaited<ReturnType<typeof numbersIn>>) =>
  numbers.filter((one) => one.purpose === purpose).map(({ number }) => number);

describe("numbers to call", () => {
  test("are those of the province before those of all Pakistan, an emergency first", async () => {
    const [lahore, karachi] = [await numbersIn(await cityNamed("Lahore")), await numbersIn(await cityNamed("Karachi"))];

    expect(lahore[0]).toMatchObject({ purpose: "emergency", number: "1122", province: "punjab" });
    expect([of("violence", lahore), of("violence", karachi)]).toEqual([
      ["1043", "15", "1099"],
      ["1094", "1099"],
    ]);
    expect(of("crisis", lahore)).toEqual(of("crisis", karachi));
    expect(lahore.every(({ province }) => province === null || province === "punjab")).toBe(true);
  });

  test("say in words where they answer, in the language of the request", async () => {
    const lahore = await numbersIn(await cityNamed("Lahore"));
    expect(new Set(lahore.map(({ area }) => area))).toEqual(new Set(["For Punjab.", "For all of Pakistan."]));

    const { body } = await umeed.call("GET", "/helpline", { headers: { "accept-language": "ur" } });
    expect(new Set(answered.parse(body).data.map(({ area }) => area))).toEqual(new Set(["پورے پاکستان کے لیے۔"]));
  });

  test.each([undefined, "other", "no-such-city"])("always have one for an emergency: city %s", async (city) => {
    const numbers = await numbersIn(city);

    expect(of("emergency", numbers)).toEqual(["999"]);
    expect(numbers.every(({ province }) => province === null)).toBe(true);
    expect(of("vaccines", numbers)).toEqual(["1166"]);
  });

  test("have one for an emergency too where editors removed those of the province", async () => {
    await umeed.db.deleteFrom("helpline").where("province", "=", "balochistan").execute();

    expect(of("emergency", await numbersIn(await cityNamed("Quetta")))).toEqual(["999"]);
  });

  test("are there for each purpose, and where nights are not known they say so", async () => {
    const numbers = await numbersIn(await cityNamed("Lahore"));

    expect(HELPLINE_PURPOSES.filter((purpose) => of(purpose, numbers).length === 0)).toEqual([]);
    const { hours } = numbers.find(({ purpose }) => purpose === "poison") ?? {};
    expect(hours).toBe("Day and night when it opened in 2012; not confirmed since");
  });

  test("each say who was asked and when", async () => {
    const all = [...(await numbersIn(await cityNamed("Lahore"))), ...(await numbersIn(await cityNamed("Sukkur")))];

    expect(all.filter(({ source }) => !source?.checked)).toEqual([]);
  });

  test("each city belongs to a province", async () => {
    const without = await umeed.db.selectFrom("city").select("name").where("province", "is", null).execute();

    expect(without).toEqual([]);
  });

  test("are written by editors, and need a source that was read", async () => {
    const editor = await memberNamed(umeed, "Nadia Edits", "editor");
    const matter = { name: "Poison desk of Lahore", number: "042 111", purpose: "poison", province: "punjab" };
    const source = { name: "The desk itself", url: "https://poison.example/" };
    const write = (changes: Record<string, unknown>) =>
      editor.call("POST", "/content/helpline", {
        body: { document: { matter: { ...matter, ...changes }, body: "" }, publication: { when: "now" } },
      });

    const wrong = await write({ source: { ...source, checked: "2026-03-01" }, number: "call us" });
    expect(wrong.at("errors")).toMatchObject([{ path: "number" }]);
    expect((await write({ source })).status).toBe(400);
    expect((await write({ source: { ...source, checked: "2026-03-01" } })).status).toBe(200);
    expect(of("poison", await numbersIn(await cityNamed("Lahore")))).toEqual(["042 111", "0800 77767"]);
    expect(of("poison", await numbersIn(await cityNamed("Karachi")))).toEqual(["0800 77767"]);
  });
});

import { z } from "zod";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase } from "../../support/empty-database.ts";
import { productionSettings } from "../../support/production.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const DAY = 86_400_000;
const event = z.strictObject({
  _id: z.string().regex(/^[0-9a-f]{24}\d{8}$/),
  eventId: z.string().regex(/^[0-9a-f]{24}$/),
  isWeekly: z.boolean(),
  name: z.string().min(5),
  date: z.iso.date(),
  lastDate: z.iso.date(),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  venue: z.string().min(3),
  description: z.string().startsWith("<p>"),
  city: z.strictObject({
    _id: z
      .string()
      .regex(/^[0-9a-f]{24}$/)
      .nullable(),
  }),
  source: z.looseObject({ name: z.string(), url: z.url() }).nullable(),
  isSample: z.boolean(),
});
type Event = z.infer<typeof event>;

let umeed: TestUmeed;
let now = NOON;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => now });
});
afterAll(() => umeed.stop());
afterEach(() => {
  now = NOON;
});

async function eventsOf(query = "", of = umeed) {
  const { body } = await of.call("GET", `/event${query}`);
  return z.strictObject({ data: z.array(event) }).parse(body).data;
}
const inYear = (year: number) => eventsOf(`?from=${year}-01-01&to=${year}-12-31`);
const dayOf = (epoch: number) => new Date(epoch).toISOString().slice(0, 10);
const citiesOf = (events: Event[]) => new Set(events.flatMap(({ city }) => city._id ?? []));

describe("the list of events", () => {
  test("goes from a month ago to four months ahead, by date, what takes the whole day first", async () => {
    const found = await eventsOf();
    const order = found.map(({ date, time, name }) => `${date} ${time ?? ""} ${name}`);

    expect(order).toEqual(order.toSorted((a, b) => a.localeCompare(b)));
    expect(found.filter(({ lastDate }) => lastDate < "2026-02-09")).toEqual([]);
    expect(found.filter(({ date }) => date > "2026-07-10")).toEqual([]);
    expect([found[0]?.date.slice(0, 7), found.at(-1)?.date.slice(0, 7)]).toEqual(["2026-02", "2026-07"]);
    expect(new Set(found.map(({ _id }) => _id)).size).toBe(found.length);
  });

  test("moves with the day in the operator's zone", async () => {
    now = Date.parse("2026-03-12T18:59:59Z");
    const before = await eventsOf();
    now = Date.parse("2026-03-12T19:00:00Z");

    expect(await eventsOf()).not.toEqual(before);
    expect((await eventsOf()).filter(({ date }) => date === "2026-07-11").length).toBeGreaterThan(0);
  });

  test("always has something ahead within two weeks, in several cities", async () => {
    const cities = new Set((await umeed.call("GET", "/city")).text.match(/[0-9a-f]{24}/g));
    for (let days = 0; days < 1_500; days += 61) {
      now = NOON + days * DAY;
      const soon = await eventsOf(`?from=${dayOf(now + DAY)}&to=${dayOf(now + 14 * DAY)}`);
      expect([days, citiesOf(soon).size >= 5]).toEqual([days, true]);
      expect([...citiesOf(soon)].filter((id) => !cities.has(id))).toEqual([]);
    }
  });

  test("has every world day on its real date", async () => {
    const days: Record<string, string> = {
      "World Immunization Week": "04-24 04-30",
      "International Day of the Midwife": "05-05",
      "World Thalassaemia Day": "05-08",
      "World Preeclampsia Day": "05-22",
      "International Day to End Obstetric Fistula": "05-23",
      "World Blood Donor Day": "06-14",
      "World Breastfeeding Week": "08-01 08-07",
      "World Patient Safety Day": "09-17",
      "World Contraception Day": "09-26",
      "World Mental Health Day": "10-10",
      "Pregnancy and Infant Loss Remembrance Day": "10-15",
      "Global Handwashing Day": "10-15",
      "World Polio Day": "10-24",
      "World Diabetes Day": "11-14",
      "World Prematurity Day": "11-17",
      "World Children's Day": "11-20",
    };
    for (const year of [2026, 2028]) {
      const found = (await inYear(year)).filter(({ time }) => time === null);
      const dated = found.map(({ name, date, lastDate }) => [name, ...new Set([date.slice(5), lastDate.slice(5)])]);
      expect(Object.fromEntries(dated.map(([name, ...on]) => [name, on.join(" ")]))).toEqual(days);
      expect(found.filter(({ city, isSample, source }) => city._id !== null || isSample || !source)).toEqual([]);
      expect(found).toHaveLength(16);
    }
  });

  test("gives the hours of all others, and says where", async () => {
    const found = (await inYear(2026)).filter(({ time }) => time !== null);

    expect(found.length).toBeGreaterThan(300);
    expect(found.filter(({ date, lastDate }) => date !== lastDate)).toEqual([]);
  });
});

describe("samples", () => {
  test("say in their name and first words that they are", async () => {
    const found = (await eventsOf()).filter(({ isSample }) => isSample);

    expect(found.length).toBeGreaterThan(50);
    expect(found.filter(({ name }) => !name.endsWith("(sample)"))).toEqual([]);
    expect(found.filter(({ description }) => !description.startsWith("<p>This is a sample"))).toEqual([]);
    expect((await eventsOf()).filter(({ isSample, name }) => !isSample && /sample/i.test(name))).toEqual([]);
  });

  test("are only in a trial: production has none, also on a database that was tried out first", async () => {
    const database = await emptyDatabase();
    const trial = await startTestUmeed(database.environment);
    const sample = (await eventsOf("", trial)).find(({ isSample }) => isSample);
    await trial.stop();
    const production = await startTestUmeed({ ...(await productionSettings()), ...database.environment });
    const found = await eventsOf("", production);
    const gone = await production.call("GET", `/event/${sample?._id}`);
    await production.stop();
    await database.drop();

    expect(found.filter(({ isSample }) => isSample)).toEqual([]);
    // World days, which are everywhere: what happens in a city is the operator's to add.
    expect(found.filter(({ date }) => date > "2026-03-12").length).toBeGreaterThan(5);
    expect(citiesOf(found).size).toBe(0);
    expect([sample?.isSample, gone.status]).toEqual([true, 404]);
  });
});

describe("a span", () => {
  test("goes across months and years, both days included", async () => {
    const found = await eventsOf("?from=2026-12-20&to=2027-01-10");

    expect(found.filter(({ date }) => date < "2026-12-20" || date > "2027-01-10")).toEqual([]);
    expect(new Set(found.map(({ date }) => date.slice(0, 7)))).toEqual(new Set(["2026-12", "2027-01"]));
    const [first, last] = [found[0]?.date ?? "", found.at(-1)?.date ?? ""];
    expect(await eventsOf(`?from=${first}&to=${last}`)).toEqual(found);
    expect(await eventsOf("?from=2026-12-20&to=2026-12-31")).toEqual(found.filter(({ date }) => date < "2027"));
  });

  test("of one day has that day alone", async () => {
    const found = await eventsOf("?from=2026-05-05&to=2026-05-05");

    expect(found.map(({ name }) => name)).toContain("International Day of the Midwife");
    expect(new Set(found.map(({ date }) => date))).toEqual(new Set(["2026-05-05"]));
  });

  test.each([
    ["2026-07-31", false],
    ["2026-08-01", true],
    ["2026-08-04", true],
    ["2026-08-07", true],
    ["2026-08-08", false],
  ])("on %s has what began days before and is under way: %s", async (day, isUnderWay) => {
    const found = await eventsOf(`?from=${day}&to=${day}`);
    const week = found.filter(({ name }) => name === "World Breastfeeding Week");

    expect(week.map(({ date, lastDate }) => [date, lastDate])).toEqual(
      isUnderWay ? [["2026-08-01", "2026-08-07"]] : [],
    );
  });

  test("with one end is five months long", async () => {
    expect(await eventsOf("?from=2027-01-01")).toEqual(await eventsOf("?from=2027-01-01&to=2027-06-01"));
    expect(await eventsOf("?to=2025-06-01")).toEqual(await eventsOf("?from=2025-01-01&to=2025-06-01"));
  });

  test("has the days of a leap year", async () => {
    const weekly = (await inYear(2028)).filter(({ date }) => date >= "2028-02-26" && date <= "2028-03-03");

    expect(weekly.map(({ date }) => date)).toContain("2028-02-29");
    expect((await eventsOf("?from=2027-02-22&to=2027-03-03")).map(({ date }) => date)).not.toContain("2027-02-29");
  });

  test("is cut where it is longer than anyone reads, and empty when it ends before it begins", async () => {
    const found = await eventsOf("?from=2026-01-01&to=2199-12-31");

    expect(found.at(-1)?.date.slice(0, 7)).toBe("2028-03");
    expect(await eventsOf("?from=2026-02-01&to=2026-01-01")).toEqual([]);
  });

  test("takes an instant for the date that it is in the operator's zone", async () => {
    const found = await eventsOf("?from=2026-05-04T19:00:00Z&to=2026-05-05T18:59:00.000Z");

    expect(found).toEqual(await eventsOf("?from=2026-05-05&to=2026-05-05"));
  });

  test.each(["2026-02-30", "2026-2-1", "soon", "", "20260201", "2026-13-01", "-1", "9999-01-01"])(
    "%j is no date",
    async (day) => {
      for (const end of ["from", "to"]) {
        const answer = await umeed.call("GET", `/event?${end}=${day}`);
        expect(answer.status).toBe(400);
        expect(answer.at("errors")).toEqual([{ msg: "Give dates as YYYY-MM-DD.", path: end }]);
      }
    },
  );
});

describe("one event", () => {
  test("is what the list shows, at an address that lasts", async () => {
    const found = await eventsOf();
    now = NOON + 400 * DAY;

    for (const shown of found.slice(0, 40)) {
      expect((await umeed.call("GET", `/event/${shown._id}`)).body).toEqual({ data: shown });
    }
  });

  test("has the same address on every machine", async () => {
    const midwives = (await eventsOf("?from=2026-05-05&to=2026-05-05")).find(({ time }) => time === null);

    expect(midwives?._id).toBe("fdce3d8b81e36870bcb5d63620260505");
  });

  test("is not there on a date on which it isn't", async () => {
    for (const { _id, date } of (await eventsOf()).slice(0, 30)) {
      const dayAfter = dayOf(Date.parse(date) + DAY).replaceAll("-", "");
      const answer = await umeed.call("GET", `/event/${_id.slice(0, 24)}${dayAfter}`);
      expect([answer.status, answer.at("message")]).toEqual([404, "There is no such event."]);
    }
  });

  test.each([
    "0".repeat(32),
    `${"0".repeat(24)}20260505`,
    "fdce3d8b81e36870bcb5d63620260230",
    "fdce3d8b81e36870bcb5d63620261305",
    "fdce3d8b81e36870bcb5d63600000505",
    "fdce3d8b81e36870bcb5d63699990505",
    "fdce3d8b81e36870bcb5d636",
    "fdce3d8b81e36870bcb5d63620260505x",
    "nonsense",
    "'--",
  ])("%s is none", async (id) => {
    const answer = await umeed.call("GET", `/event/${id}`);

    expect([answer.status, answer.at("code")]).toEqual([404, "not_found"]);
  });
});

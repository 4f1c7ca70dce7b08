import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCalendar, wholeDays } from "../../support/ical.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const events = z.array(
  z.object({
    _id: z.string(),
    name: z.string(),
    date: z.string(),
    lastDate: z.string(),
    time: z.string().nullable(),
    venue: z.string(),
    description: z.string(),
  }),
);

let umeed: TestUmeed;
let year: z.infer<typeof events>;
beforeAll(async () => {
  umeed = await startTestUmeed();
  year = events.parse((await umeed.call("GET", "/event?from=2026-03-01&to=2027-03-01")).at("data"));
});
afterAll(() => umeed.stop());

const oneOfEach = () => year.filter((event, index) => year.findIndex(({ name }) => name === event.name) === index);
const fileOf = async (id: string) => {
  const answer = await umeed.call("GET", `/event/${id}.ics`);
  return { ...answer, ...readCalendar(answer.text) };
};

describe("an event as a file", () => {
  test("is a calendar that phones open", async () => {
    const [event] = year;
    const { status, headers, properties, entries } = await fileOf(event?._id ?? "");

    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("content-disposition")).toBe('attachment; filename="umeed.ics"');
    expect(properties.get("VERSION")).toBe("2.0");
    expect(properties.get("X-WR-CALNAME")).toBe(event?.name);
    expect(entries).toHaveLength(1);
  });

  test("holds what the event holds, as text, under its own id", async () => {
    expect(oneOfEach().length).toBeGreaterThan(30);
    for (const event of oneOfEach()) {
      const [entry] = (await fileOf(event._id)).entries;
      expect(entry?.uid).toBe(`${event._id}@umeed`);
      expect(entry?.properties.get("SUMMARY")).toBe(event.name);
      expect(entry?.properties.get("LOCATION")).toBe(event.venue);
      expect(entry?.properties.get("DESCRIPTION")).toBe(
        event.description
          .replaceAll(/<[^>]+>/g, "")
          .replaceAll("&amp;", "&")
          .trim(),
      );
    }
  });

  test("has its hour in the operator's zone, for one hour", async () => {
    const timed = oneOfEach().filter(({ time }) => time !== null);

    expect(timed.length).toBeGreaterThan(15);
    for (const { _id, date, time } of timed) {
      const [entry] = (await fileOf(_id)).entries;
      const start = Date.parse(`${date}T${time}:00+05:00`);
      const inUtc = (epoch: number) => new Date(epoch).toISOString().replaceAll(/[-:]|\.000/g, "");
      expect(entry?.properties.get("DTSTART")).toBe(inUtc(start));
      expect(entry?.properties.get("DTEND")).toBe(inUtc(start + 3_600_000));
    }
  });

  test("without an hour takes its whole days, and no more", async () => {
    const whole = oneOfEach().filter(({ time }) => time === null);

    expect(whole.length).toBe(16);
    for (const { _id, date, lastDate } of whole) {
      const [entry] = (await fileOf(_id)).entries;
      expect(entry && wholeDays(entry)).toEqual({ first: date, last: lastDate });
    }
  });

  test("keeps marks that the format uses itself, and folds long lines in any script", async () => {
    const name = `Tea, "samosa"; back\\slash & <b>ناشتہ</b> ${"دودھ 🍼 ".repeat(30)}`;
    const id = "e".repeat(24);
    await umeed.db
      .insertInto("event")
      .values({
        id,
        name,
        description: "<p>One &amp; two &lt;3</p>\n<p>Line; two</p>",
        venue: "Here, and there",
        cityId: null,
        time: "23:30",
        recurrence: JSON.stringify({ kind: "weekly", weekday: 1 }),
        source: null,
      })
      .execute();

    const [entry] = (await fileOf(`${id}20260316`)).entries;

    expect(entry?.properties.get("SUMMARY")).toBe(name);
    expect(entry?.properties.get("LOCATION")).toBe("Here, and there");
    expect(entry?.properties.get("DESCRIPTION")).toBe("One & two <3\nLine; two");
    expect(entry?.properties.get("DTSTART")).toBe("20260316T183000Z");
  });

  test.each(["0".repeat(32), "fdce3d8b81e36870bcb5d63620260506", "20260505", "nonsense", "e"])(
    "%s is none",
    async (id) => {
      const answer = await umeed.call("GET", `/event/${id}.ics`);

      expect([answer.status, answer.at("code")]).toEqual([404, "not_found"]);
    },
  );
});

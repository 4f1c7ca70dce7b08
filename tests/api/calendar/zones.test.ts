import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, type OwnDatabase } from "../../support/empty-database.ts";
import { readCalendar, wholeDays } from "../../support/ical.ts";
import { startUmeedProcess, type UmeedProcess } from "../../support/umeed-process.ts";
import { registrationOf } from "../../fixtures/registrations.ts";

const DAY = 86_400_000;
const dateOf = (epoch: number) => new Date(epoch).toISOString().slice(0, 10);

describe.each(["America/Los_Angeles", "Asia/Karachi", "Pacific/Kiritimati"])("a server whose own zone is %s", (TZ) => {
  let database: OwnDatabase;
  let umeed: UmeedProcess;
  beforeAll(async () => {
    database = await emptyDatabase();
    umeed = await startUmeedProcess({ ...database.environment, TZ, LOG_LEVEL: "info" });
  });
  afterAll(async () => {
    umeed.kill("SIGTERM");
    await umeed.ended;
    await database.drop();
  });

  const fetchText = async (path: string) => (await fetch(`${umeed.address}/api${path}`)).text();

  test("moves no whole day and no hour of an event", async () => {
    const { data } = JSON.parse(await fetchText("/event?from=2028-04-24&to=2028-04-30"));
    const events = z
      .array(z.object({ _id: z.string(), name: z.string(), date: z.string(), time: z.string().nullable() }))
      .parse(data);
    const week = events.find(({ name }) => name === "World Immunization Week");
    const timed = events.find(({ time }) => time !== null);

    const [whole] = readCalendar(await fetchText(`/event/${week?._id}.ics`)).entries;
    const [hour] = readCalendar(await fetchText(`/event/${timed?._id}.ics`)).entries;

    expect(whole && wholeDays(whole)).toEqual({ first: "2028-04-24", last: "2028-04-30" });
    expect(hour?.properties.get("DTSTART")).toBe(
      new Date(`${timed?.date}T${timed?.time}:00+05:00`).toISOString().replaceAll(/[-:]|\.000/g, ""),
    );
  });

  test("moves no due date, and writes no private address into its log", async () => {
    const lastMenstrualPeriod = dateOf(Date.now() - 100 * DAY);
    const registered = await fetch(`${umeed.address}/api/user/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(registrationOf({ lastMenstrualPeriod })),
    });
    const { token } = Object(await registered.json());
    const opened = await fetch(`${umeed.address}/api/calendar/feed`, {
      method: "POST",
      headers: { "x-auth-header": token },
    });
    const { path } = Object(await opened.json()).data;

    const { entries } = readCalendar(await fetchText(path));
    const dueDate = entries.find(({ uid }) => uid.startsWith("dueDate-"));
    await expect.poll(() => umeed.output()).toContain('"path":"/api/calendar/….ics"');

    expect(dueDate && wholeDays(dueDate).first).toBe(dateOf(Date.parse(lastMenstrualPeriod) + 280 * DAY));
    expect(umeed.output()).not.toContain(path.slice("/calendar/".length, -".ics".length));
  });
});

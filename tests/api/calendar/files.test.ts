import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readCalendar, wholeDays, type Entry } from "../../support/ical.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let lahore: string;
let sana: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  const city = await umeed.db.selectFrom("city").select("id").where("name", "=", "Lahore").executeTakeFirstOrThrow();
  lahore = city.id;
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-10-01", city: lahore });
});
afterAll(() => umeed.stop());

const read = async (path: string) => readCalendar((await umeed.call("GET", path)).text).entries;
const readHers = async (query = "") => readCalendar((await sana.call("GET", `/calendar/file${query}`)).text).entries;
const uids = (entries: Entry[]) => entries.map(({ uid }) => uid).toSorted();
const isOwn = ({ uid }: Entry) => /^(dueDate|antenatalContact)-/.test(uid);

/** The events that the API lists, by where they are. */
async function listed(isShown: (city: string | null) => boolean) {
  const { body } = await umeed.call("GET", "/event");
  const events: { _id: string; city: { _id: string | null } }[] = Object(body).data;
  return events
    .filter(({ city }) => isShown(city._id))
    .map(({ _id }) => `${_id}@umeed`)
    .toSorted();
}

describe("a visitor's whole calendar as a file", () => {
  test("has the events of every city when she chose none, and nobody's own dates", async () => {
    const answer = await umeed.call("GET", "/calendar.ics");

    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="umeed.ics"');
    expect(readCalendar(answer.text).properties.get("X-WR-CALNAME")).toBe("Umeed");
    expect(uids(readCalendar(answer.text).entries)).toEqual(await listed(() => true));
  });

  test("and the file of an event are in the language that their address names, whatever the phone's is", async () => {
    const headers = { "accept-language": "en" };
    const files = await Promise.all(
      ["/calendar.ics", `/event/${(await listed(() => true))[0]?.replace("@umeed", "")}.ics`].map((path) =>
        umeed.call("GET", `${path}?language=ur`, { headers }),
      ),
    );
    expect(files.map((file) => file.headers.get("content-language"))).toEqual(["ur", "ur"]);
    const names = readCalendar(files[0]?.text ?? "").entries.map(({ properties }) => properties.get("SUMMARY") ?? "");
    expect(names.filter((name) => /\p{Script=Arabic}/u.test(name)).length).toBeGreaterThan(5);
  });

  test("has those of everywhere and of the city that she chose", async () => {
    const hers = await listed((city) => city === null || city === lahore);

    expect(hers.length).toBeGreaterThan((await listed((city) => city === null)).length);
    expect(uids(await read(`/calendar.ics?city=${lahore}`))).toEqual(hers);
  });

  test("has those of everywhere for a city that there is none of", async () => {
    expect(uids(await read("/calendar.ics?city=%00nowhere"))).toEqual(await listed((city) => city === null));
  });
});

describe("a member's calendar as a file", () => {
  test("is what its private address shows", async () => {
    const feed = (await sana.call("POST", "/calendar/feed")).textAt("data.path");

    expect(uids(await readHers())).toEqual(uids(await read(feed)));
    expect((await readHers()).filter(isOwn)).toHaveLength(9);
  });

  test("can be one of her dates alone, though another is on the same day", async () => {
    const [due, ...others] = await readHers("?only=dueDate-2026-07-08");
    const [visit] = await readHers("?only=antenatalContact-2026-07-08");

    expect(others).toEqual([]);
    expect(due?.properties.get("SUMMARY")).toBe("Expected due date");
    expect(due && wholeDays(due)).toEqual({ first: "2026-07-08", last: "2026-07-08" });
    expect(visit?.properties.get("SUMMARY")).toBe("Antenatal visit, week 40");
    expect(uids(await readHers())).toContain(due?.uid);
  });

  test.each(["dueDate-2026-07-09", "birthday-2026-07-08", "", "2026-07-08"])("has no date %j", async (only) => {
    const answer = await sana.call("GET", `/calendar/file?only=${only}`);

    expect([answer.status, answer.at("code")]).toEqual([404, "not_found"]);
  });

  test("is nobody else's to see", async () => {
    const hira = await newMember(umeed, { lastMenstrualPeriod: "2025-11-01" });

    expect((await hira.call("GET", "/calendar/file?only=dueDate-2026-07-08")).status).toBe(404);
    expect((await umeed.call("GET", "/calendar/file")).status).toBe(401);
  });
});

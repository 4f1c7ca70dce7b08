import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { newMember, type NewMember } from "../fixtures/members.ts";
import { Visitor } from "./visitor.ts";

let umeed: TestUmeed;
let sana: NewMember;
let browser: Visitor;
let pregnancy: string;
beforeAll(async () => {
  umeed = await startTestUmeed({ ROLE: "all" });
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  const password = "river stone lamp 42";
  // 34w0d on 12 March 2026, which it is here; due on 23 April.
  sana = await newMember(umeed, { lastMenstrualPeriod: "2025-07-17", password });
  pregnancy = (await sana.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  browser = new Visitor(umeed.address);
  await browser.post("/login", { phoneNumber: sana.phoneNumber, password, intent: "login" });
});

const dates = "/account/dates";
const form = "/account/scan";
/** The words of a page, as they are read. */
const read = async (path: string) => wordsOf((await browser.get(path)).text);
const wordsOf = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>|<!--.*?-->|<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ (?=[.,:)])/g, "");
const enter = (day: string, weeks: string, days = "", address = form, scan = "") => {
  const [year = "", month = "", dayOfMonth = ""] = day.split("-");
  const date = { "scanDate.day": dayOfMonth, "scanDate.month": month, "scanDate.year": year };
  return browser.post(address, { pregnancy, scan, ...date, scanWeeks: weeks, scanDays: days });
};

describe("scans on the account, without script", () => {
  test("are added by a form of their own, listed with the dates, corrected and removed", async () => {
    expect(await read(dates)).toContain("You have not added a scan.");
    expect((await browser.get(dates)).text).toContain('href="/account/scan"');

    const added = await enter("2025-10-02", "11");
    expect([added.status, added.headers.location]).toEqual([303, "/account"]);
    await enter("2026-03-12", "30", "6");
    expect(await read(dates)).toMatch(/2 Oct, 2025: 11 weeks.*12 Mar, 2026: 30 weeks, 6 days/);

    const correcting = await browser.get("/account/scan?day=2025-10-02");
    expect(correcting.text).toMatch(/name="scanWeeks"[^>]*value="11"|value="11"[^>]*name="scanWeeks"/);
    await enter("2025-10-03", "11", "1", "/account/scan?day=2025-10-02", "2025-10-02");
    expect(await read(dates)).toMatch(/3 Oct, 2025: 11 weeks, 1 day.*12 Mar, 2026/);
    expect(await read(dates)).not.toContain("2 Oct, 2025: 11 weeks");

    const removed = await browser.post(dates, { intent: "remove-scan", pregnancy, scan: "2026-03-12" });
    expect([removed.status, removed.headers.location]).toEqual([303, dates]);
    expect(await read(dates)).not.toContain("12 Mar, 2026: 30 weeks");
  });

  test("that are not as they should be come back with what was typed and a sentence at the field", async () => {
    const empty = await enter("", "");
    expect(empty.status).toBe(400);
    expect(wordsOf(empty.text)).toContain("Enter the day of the scan.");
    expect(wordsOf(empty.text)).toContain("Enter how many weeks the scan found, from 6 to 42.");

    const ahead = await enter("2026-04-01", "33");
    expect(ahead.status).toBe(400);
    expect(wordsOf(ahead.text)).toContain("Enter a scan date that is not in the future.");
    expect(ahead.text).toContain('value="33"');
  });

  test("stay when the other dates are saved, and dates can rest on a scan alone", async () => {
    await enter("2025-10-02", "11");
    const saved = await browser.post(dates, { intent: "dates", pregnancy, cycleLength: "30", numberOfBabies: "2" });

    expect(saved.status).toBe(303);
    const info = await sana.call("GET", "/pregnancyinfo/user");
    expect(info.at("data.0")).toMatchObject({ dueDateSource: "scan", numberOfBabies: 2 });
    expect(info.at("data.0.dating.scans")).toHaveLength(1);
  });

  test("are begun with in a first form of dates, as before", async () => {
    const answer = await browser.post("/account/add-pregnancy", {
      "scanDate.day": "1",
      "scanDate.month": "3",
      "scanDate.year": "2026",
      scanWeeks: "8",
    });

    expect(answer.status).toBe(303);
    expect((await sana.call("GET", "/pregnancyinfo/user")).at("data.0.dating.scans")).toEqual([
      { date: "2026-03-01", weeks: 8, days: 0 },
    ]);
  });

  test("that leave no date behind are not removed, and a sentence says why", async () => {
    await enter("2025-10-02", "11");
    await browser.post(dates, { intent: "dates", pregnancy });
    await browser.post(dates, { intent: "remove-scan", pregnancy, scan: "2025-10-02" });

    const page = await read(dates);
    expect(page).toContain("Enter your last period or your due date first.");
    expect(page).toContain("2 Oct, 2025: 11 weeks");
  });
});

describe("what a late scan means", () => {
  const notCertain = "Your dates are not certain.";
  const growth =
    "A baby who measures small for these weeks needs a growth check. Many are well. Ask your doctor this week.";

  test("is said on the account: both dates, why they are not certain, and that growth needs a check", async () => {
    await enter("2026-03-12", "30", "6");

    const account = await read("/account");
    expect(account).toContain("Expected Due Date 23 Apr, 2026 (not certain)");
    expect(account).toContain("By your late scan 15 May, 2026 (not certain)");
    expect(account).toContain(`${notCertain} Your first scan was at 28 weeks or later.`);
    expect(account).toContain("To see if you are past your due date, we use the earlier one, 23 Apr, 2026.");
    expect(account).toContain(growth);
    expect(account).not.toContain("surer");
    const why = await read("/account/due-date");
    expect(why).toMatch(/By the last period 23 Apr, 2026 \(this counts\) By the scan on 12 Mar, 2026 15 May, 2026/);
    expect(why).toContain("Management of Suboptimally Dated Pregnancies");
  });

  test("is said on home and beside the weeks", async () => {
    await enter("2026-03-12", "30", "6");

    expect(await read("/")).toContain("Due about 23 Apr, 2026 or 15 May, 2026 (not certain)");
    expect(await read("/timeline")).toContain(notCertain);
  });

  test("is nothing where an early scan settled the date, but that growth needs a check", async () => {
    await enter("2026-03-12", "30", "6");
    await enter("2025-10-02", "11");

    const account = await read("/account");
    expect(account).not.toContain("not certain)");
    expect(account).not.toContain(notCertain);
    expect(account).toContain(growth);
    expect(await read("/")).not.toContain("not certain");
    expect(await read("/timeline")).not.toContain(notCertain);
  });

  test("without a last period is that its date is used, and that another scan may help", async () => {
    await enter("2026-03-12", "30", "6");
    await browser.post(dates, { intent: "dates", pregnancy });

    const account = await read("/account");
    expect(account).toContain("Expected Due Date 15 May, 2026 (not certain)");
    expect(account).not.toContain("By your late scan");
    expect(account).toContain("Ask your doctor if you need another scan in 3 to 4 weeks.");
    expect(account).not.toContain("surer");
  });

  test("from 22 to 27 weeks is that the date moves only past 14 days, and is not certain", async () => {
    await enter("2026-01-15", "24");
    const stays = await read("/account");
    expect(stays).toContain("Expected Due Date 23 Apr, 2026 (not certain)");
    expect(stays).toContain(`${notCertain} Your first scan was at 22 weeks or later.`);

    await enter("2026-01-15", "23", "6");
    const moved = await read("/account");
    expect(moved).toContain("Expected Due Date 8 May, 2026 (not certain)");
    expect(moved).not.toContain("surer");
    expect(moved).toContain(growth);
  });

  test("is that she may be past due by the earlier date, said as one of two", async () => {
    await enter("2026-03-05", "40", "2");

    const home = await read("/");
    expect(home).toContain("By one of your two dates you are past your due date.");
    expect(home).toContain("About week 34");
    const timeline = await read("/timeline");
    expect(timeline).toContain("Your baby is in their week 34 (about)");
    expect(`${home} ${timeline}`).not.toMatch(/week 34, day/i);
  });
});

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { within } from "@testing-library/dom";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { shortDate } from "../../../app/format/dates.ts";
import { inDays, written } from "../../fixtures/dates.ts";
import { registered, writer } from "../../fixtures/mothers.ts";
import { startPair, type Pair } from "../../support/pair.ts";
import { textOf, type FormVisitor } from "../form-visitor.ts";
import { entriesIn, emptyFramesIn, mainText, part } from "./page-parts.ts";
import { browserOf } from "./people.ts";

let pair: Pair;
beforeAll(async () => {
  pair = await startPair();
});
afterEach(() => pair.failCalls(null));
afterAll(() => pair.stop());

async function today(registration: Record<string, unknown>) {
  const browser = await browserOf(pair, await registered(pair.apiAddress, registration));
  await browser.open("/");
  return browser;
}

/** What all members read the same is kept for two seconds. */
async function openUntil(browser: FormVisitor, words: string) {
  const opened = async () => {
    await browser.open("/");
    return mainText(browser);
  };
  await expect.poll(opened, { timeout: 5_000, interval: 250 }).toContain(words);
}

const inWeek = (weeks: number, days = 0) => ({ lastMenstrualPeriod: inDays(-(weeks * 7 + days)) });
const born = (days: number, more: Record<string, unknown> = {}) => ({
  isPregnant: false,
  lastMenstrualPeriod: undefined,
  babyBirthDate: inDays(-days),
  ...more,
});
const stage = (browser: FormVisitor) => textOf(part(browser, "region", browser.heading));
const regionsOf = (browser: FormVisitor) =>
  within(browser.page.getByRole("main")).getAllByRole("heading", { level: 2 }).map(textOf);

describe("Today", () => {
  test("has her stage, the next thing, a tip, one article, the forum and more to read", async () => {
    const browser = await today(inWeek(24, 3));
    expect(browser.heading).toBe("Week 24, day 3");
    expect(stage(browser)).toContain("Second trimester");
    const figures = [...browser.document.querySelectorAll(".figures > div")].map(({ children }) =>
      [...children].map(textOf),
    );
    expect(figures).toContainEqual([`days, to ${shortDate(inDays(109), inDays(0))}`, "109"]);
    expect(regionsOf(browser)).toEqual([
      "Sugar test, 24 to 28 weeks",
      "Antenatal visit, week 20",
      "Antenatal visit, week 26",
      "Tip of the day",
      "Latest Articles",
      "Social Forum",
      "No question about your weeks yet",
      "More to read",
    ]);
    expect(part(browser, "region", "Latest Articles")).toHaveTextContent("For your week");
    expect(within(part(browser, "region", "More to read")).getByRole("link", { name: "Explore now" })).toHaveAttribute(
      "href",
      "/timeline",
    );
  });

  test("marks the next thing as done and takes it back, without script", async () => {
    const browser = await today(inWeek(26));
    await browser.press("Done (Antenatal visit, week 26)");
    expect([browser.path, browser.toasts]).toEqual(["/", ["Marked as done"]]);
    const done = part(browser, "region", "Antenatal visit, week 26");
    expect(done).toHaveTextContent("Done on");
    expect(done).toHaveTextContent(/Next: Antenatal visit, week 30, in \d+ days/);
    expect(done).not.toHaveTextContent("Blood pressure");
    await browser.press("Undo (Antenatal visit, week 26)");
    expect(part(browser, "region", "Antenatal visit, week 26")).not.toHaveTextContent("Done on");
  });

  test("has early words before 8 weeks alone", async () => {
    expect(mainText(await today(inWeek(7, 6)))).toContain("These are early weeks");
    const beforeSigns = mainText(await today(inWeek(3, 6)));
    expect(beforeSigns).toContain("These are early weeks");
    expect(beforeSigns).not.toMatch(/Bleeding|sickness/);
    expect(mainText(await today(inWeek(8)))).not.toContain("These are early weeks");
    const begun = await today(inWeek(0, 3));
    expect(stage(begun)).toContain("Not yet a baby: your body is getting ready.");
    expect(mainText(begun)).not.toMatch(/Antenatal visit/);
  });

  test.each([
    [5, "Bleeding, strong belly pain or a bad headache?"],
    [26, "Bleeding, bad headache, baby moving less?"],
    [42, "See a midwife or doctor today. Bleeding, bad headache, baby moving less?"],
  ])("in week %i has the danger signs above the plan", async (weeks, words) => {
    const browser = await today(inWeek(weeks));
    const signs = browser.page.getByRole("link", { name: (said) => said.startsWith(words) });
    expect(signs).toHaveAttribute("href", "/danger-signs?who=pregnant");
    const inOrder = [...browser.document.querySelectorAll("a, .next-card")];
    const placeOf = (selector: string) =>
      inOrder.findIndex((one) => one.matches(selector) && browser.page.getByRole("main").contains(one));
    expect(inOrder.indexOf(signs)).toBeLessThan(placeOf(".next-card"));
    expect(inOrder.indexOf(signs) < placeOf('[href="/timeline"]')).toBe(weeks === 42);
  });

  test("can be told of a birth as soon as it may come on any day", async () => {
    const birth = /^My baby is here/;
    expect((await today(inWeek(36, 6))).page.queryByRole("link", { name: birth })).toBeNull();
    const browser = await today(inWeek(37));
    const ways = browser.page.getByRole("list", { name: "In the last weeks" });
    expect(entriesIn(ways)).toEqual([expect.stringMatching(/^Is it labour\?/), expect.stringMatching(birth)]);
    await browser.follow(birth);
    expect(browser.path).toBe("/account/mode");
  });

  test("counts no day after the due date, asks from 41 weeks, and stops three weeks past it", async () => {
    const past = await today(inWeek(40, 3));
    expect(stage(past)).not.toMatch(/days? left|Is your baby here|Due about/);
    expect(stage(past)).toContain(`Your due date was ${written(inDays(-3))}`);
    past.page.getByRole("link", { name: /^Is it labour\?/ });
    await past.follow(/^My baby is here/);
    expect(past.path).toBe("/account/mode");
    for (const [weeks, words] of [
      [41, "You are a little past your due date, as many are."],
      [42, "You are two weeks past your due date."],
    ] as const) {
      const asked = await today(inWeek(weeks, 1));
      expect(stage(asked)).toContain(words);
      expect(stage(asked)).toContain("Is your baby here?");
      expect(mainText(asked)).not.toMatch(/You can still go|the size of/);
      expect(textOf(asked.document.querySelector(".next-card .next-line"))).toBe(
        weeks === 41 ? "Today or tomorrow" : "Today",
      );
      // One row, whatever it begins with.
      asked.page.getByRole("link", { name: /Bleeding, bad headache, baby moving less\?/ });
      asked.page.getByRole("link", { name: /^Is it labour\?/ });
      const urgent = asked.page.queryByRole("link", { name: /^See a midwife or doctor today\./ });
      expect(Boolean(urgent)).toBe(weeks === 42);
      await asked.press("Done (Check past your due date)");
      expect(part(asked, "region", "Check past your due date")).toHaveTextContent("Done on");
      await asked.follow("Yes, my baby is here");
      expect(asked.path).toBe("/account/mode");
    }
    const stopped = await today(inWeek(43));
    expect(stopped.heading).toBe("How are things now?");
    stopped.page.getByRole("link", { name: /^Still pregnant\? See a midwife or doctor today\./ });
    expect(regionsOf(stopped)).toEqual(["More to read"]);
    await stopped.open("/account");
    expect(part(stopped, "region", "My pregnancy")).toHaveTextContent("we have stopped counting");
  });

  test("after birth has the name, the age, the vaccines, and rows for the mother", async () => {
    const browser = await today(born(22, { babyName: "Zoya" }));
    expect(browser.heading).toBe("Zoya is 3 weeks old");
    expect(stage(browser)).toContain("may go quiet at your voice");
    expect(part(browser, "region", "Vaccines at birth")).toHaveTextContent("You can still go with Zoya");
    expect(textOf(browser.document.querySelector(".figures"))).not.toContain("vaccines");
    expect(stage(browser)).toContain("Baby not feeding, too hot or cold");
    browser.page.getByRole("link", { name: /^Heavy bleeding, fever/ });
    await browser.follow(/^Low, empty or frightened/);
    expect(browser.heading).toBe("Baby blues, or depression?");

    const unnamed = await today(born(2));
    expect(unnamed.heading).toBe("Your baby is 2 days old");
    expect(stage(unnamed)).toContain("Name: N/A");
  });

  test("compares a baby born early by the due date, and counts months after a year", async () => {
    const early = await today(born(60, { lastMenstrualPeriod: inDays(-(33 * 7 + 60)), babyName: "Ali" }));
    expect(early.heading).toBe("Ali is 8 weeks old");
    expect(stage(early)).toContain(
      "Born early: 1 week old, counted from the due date. Expect what babies do at that age.",
    );
    expect(stage(early)).toContain("Your baby grips your finger");
    expect(mainText(early)).toContain("Growth and new skills go by the due date, vaccines by the birth date.");
    expect(mainText(early)).not.toContain("Two months old");
    early.page.getByRole("link", { name: /^Baby not feeding, too hot or cold/ });
    await early.follow(/^Care of a small or early baby/);
    expect(early.heading).toBe("Kangaroo care for a small or early baby");
    const ahead = await today(born(10, { lastMenstrualPeriod: inDays(-(33 * 7 + 10)), babyName: "Ali" }));
    expect(mainText(ahead)).toContain("Skin to skin on a bare chest keeps a small baby warm");
    const now = await today(born(50, { lastMenstrualPeriod: inDays(-(33 * 7 + 50)), babyName: "Ali" }));
    expect(stage(now)).toContain("Born early: the due date was less than a week ago. Expect what newborns can do.");
    expect((await today(born(430, { babyName: "Ali" }))).heading).toBe("Ali is 14 months old");
  });

  test("speaks of twins in the plural, without the size or the numbers of one", async () => {
    const member = await writer(pair.apiAddress, inWeek(30));
    const id = (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
    const body = { ...inWeek(30), numberOfBabies: 2 };
    expect((await member.call("PUT", `/pregnancyinfo/${id}`, { body })).status).toBe(200);
    const browser = await browserOf(pair, member);
    await browser.open("/");
    expect(browser.heading).toBe("Week 30, day 0");
    expect(stage(browser)).toContain("Third trimester · Twins");
    expect(stage(browser)).toContain("Most twins are born by 37 weeks.");
    expect(stage(browser)).toContain("Your scans show how each of your babies grows.");
    expect(stage(browser)).not.toMatch(/about the size of| KG| cm|Your baby\b/);
    expect(browser.document.querySelector(".bead-ring img")?.getAttribute("src")).toMatch(/plant-\d+\.svg$/);
    for (const address of ["/plan", "/"]) {
      await browser.open(address);
      browser.page.getByRole("link", { name: /^Bleeding, bad headache, any one baby moving less\?/ });
    }

    await member.call("POST", "/user/switchpregnancy", { body: { isPregnant: false, babyBirthDate: inDays(-1) } });
    await browser.open("/");
    expect(browser.heading).toBe("Your babies are 1 day old");
    expect(stage(browser)).not.toContain("since birth");
  });

  test("says when the dates are not certain, names both, and leads to the reason", async () => {
    const member = await writer(pair.apiAddress, inWeek(34));
    const id = (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
    const scan = { scanDate: inDays(0), scanWeeks: 30, scanDays: 6 };
    const told = await member.call("PUT", `/pregnancyinfo/${id}`, { body: { ...inWeek(34), ...scan } });
    expect(told.status).toBe(200);
    const browser = await browserOf(pair, member);
    await browser.open("/");
    const [due, second] = [written(inDays(280 - 34 * 7)), written(inDays(280 - 30 * 7 - 6))];
    expect(stage(browser)).toContain(`Due about ${due} or ${second} (not certain).`);
    const unbroken = [due, second].map((date) => date.replaceAll(" ", "\u00A0"));
    expect(part(browser, "region", browser.heading).textContent).toContain(unbroken.join(" or "));
    for (const address of ["/", "/timeline", "/weeks"]) {
      await browser.open(address);
      expect(mainText(browser)).toMatch(/about week 34|week 34 \(about\)/i);
      expect(mainText(browser)).not.toMatch(/week 34, day/i);
    }
    await browser.open("/");
    await browser.follow("See why");
    expect([browser.path, part(browser, "region", "My pregnancy").textContent]).toEqual([
      "/account",
      expect.stringContaining("Your dates are not certain."),
    ]);
  });

  test("with several children has a card of the vaccines that the one missed, and a row for each other", async () => {
    const browser = await today(born(400, { babyName: "Ali" }));
    await browser.open("/account/add-baby");
    browser.fillDate("Your baby's birth date", inDays(-22));
    browser.fill(/^Your baby's name/, "Zoya");
    expect(await browser.press("Save")).toBe(303);
    await browser.open("/");
    expect(browser.heading).toBe("Zoya is 3 weeks old");
    const ofVaccines = () =>
      [...browser.document.querySelectorAll(".next-card")].filter((card) => card.querySelector(".shots"));
    const cards = () => ofVaccines().map((card) => textOf(card.querySelector(".next-line")));
    const others = () => entriesIn(browser.page.getByRole("list", { name: "Your children" }));
    expect(cards()).toEqual(["You can still go"]);
    expect(part(browser, "region", "Zoya: Vaccines at birth")).toBeInTheDocument();
    expect(others()).toEqual(["Ali: Vaccines that may be missing You can still go"]);
    expect(mainText(browser)).not.toMatch(/Next for (Ali|Zoya)/);
    await browser.open("/account/visits");
    const atBirth = entriesIn(part(browser, "dialog", "Your visits and vaccines")).filter((entry) =>
      entry.includes("Vaccines at birth"),
    );
    expect(atBirth).toEqual([
      expect.stringContaining("Ask the centre which are still given"),
      expect.stringContaining(`Was due by ${shortDate(inDays(-16), inDays(0))} · Take the card`),
    ]);
    await browser.open("/");
    await browser.press(/^Ali ?, 13 months/);
    expect([browser.path, browser.heading]).toEqual(["/", "Ali is 13 months old"]);
    expect(cards()).toEqual(["You can still go"]);
    within(part(browser, "region", "Ali: Vaccines that may be missing")).getByRole("button", {
      name: /^Done: 6-week vaccines/,
    });
    expect(others()).toEqual(["Zoya: Vaccines at birth You can still go"]);
    await browser.follow(/^Zoya: Vaccines at birth/);
    expect(browser.path).toMatch(/^\/plan\?of=/);
    expect(browser.page.getByRole("heading", { level: 2, name: "Zoya" })).toBeInTheDocument();
    expect(mainText(browser)).not.toContain("Ali: ");
    await browser.open("/");
    await browser.press(/^Zoya ?, 3 weeks/);
    expect(browser.heading).toBe("Zoya is 3 weeks old");
  });

  test("has what a child gets within days beside what the child missed", async () => {
    const browser = await today(born(40, { babyName: "Zara" }));
    expect(part(browser, "region", "Vaccines at birth")).toHaveTextContent("You can still go");
    const rows = entriesIn(browser.page.getByRole("list", { name: "Your children" }));
    expect(rows).toEqual([expect.stringMatching(/^Zara: 6-week vaccines/)]);
  });

  test("children without a name are called by the day of the birth, above and on their cards", async () => {
    const browser = await today(born(400));
    await browser.open("/account/add-baby");
    browser.fillDate("Your baby's birth date", inDays(-22));
    expect(await browser.press("Save")).toBe(303);
    await browser.open("/");
    const names = [...browser.document.querySelectorAll(".segments button")].map(textOf);
    const day = shortDate(inDays(-22), inDays(0));
    expect(names).toContain(`Born ${day}, 3 weeks`);
    expect(part(browser, "region", /^Your child born .*: Vaccines at birth/)).toHaveTextContent(day);
  });

  test("after a loss has no week, no article, no post and no review, also when its calls fail", async () => {
    const member = await writer(pair.apiAddress, inWeek(24, 3));
    const id = (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
    await member.call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "lateMiscarriage", isHidden: false } });
    const browser = await browserOf(pair, member);
    for (const [failing, words] of [
      [null, "Tip of the day"],
      [/\/(plan|tip\/random|pregnancyinfo\/all|helpline)\b/, "We could not load the tip."],
    ] as const) {
      pair.failCalls(failing);
      await openUntil(browser, words);
      expect([browser.status, browser.heading]).toEqual([200, "We are with you"]);
      expect(mainText(browser)).not.toMatch(/Week \d|Latest Articles|Social Forum|What people say/);
      browser.page.getByRole("link", { name: /^Your body's recovery/ });
      expect(emptyFramesIn(browser)).toEqual([]);
    }
    expect(mainText(browser)).toContain("We could not load your checks.");
  });

  test("without dates offers to add them", async () => {
    const member = await writer(pair.apiAddress);
    const id = (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
    await member.call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "mistake", isHidden: false } });
    const browser = await browserOf(pair, member);
    await browser.open("/");
    expect(browser.heading).toBe("Welcome");
    await browser.follow("Add your dates");
    expect(browser.path).toBe("/account/dates");
  });
});

describe("a page asks the API", () => {
  /** The answers of these are shared by all readers. */
  const shared = /\/(setting\/app|tip\/random|user-review|topics)$/;
  const callsOf = async (path: string) => {
    const browser = await browserOf(pair, await registered(pair.apiAddress, inWeek(24, 3)));
    pair.takeCalls();
    await browser.open(path);
    expect(browser.status).toBe(200);
    return pair
      .takeCalls()
      .filter((call) => !shared.test(call))
      .toSorted();
  };

  test.each([
    ["/", []],
    ["/forum", ["/api/socialform/v2/pagination"]],
  ])("once who she is and what she has not read, and for %s %j", async (path, own) => {
    expect(await callsOf(path)).toEqual([...own, "/api/user/me/news"].toSorted());
  });
});

describe("when a call fails, the rest shows and the part can be tried again", () => {
  test.each([
    [/\/(today$|news\b)/, ["your pregnancy", "your next date", "the latest articles", "the forum"]],
    [/\/tip\/random/, ["the tip"]],
    [/\/user-review$/, ["what people say"]],
  ])("%s", async (call, failed) => {
    const browser = await browserOf(pair, await registered(pair.apiAddress, inWeek(24, 3)));
    pair.failCalls(call);
    for (const what of failed) await openUntil(browser, `We could not load ${what}.`);
    expect(browser.status).toBe(200);
    const again = browser.page.getAllByRole("link", { name: "Try again" });
    expect(again.map((link) => link.getAttribute("href"))).toEqual(failed.map(() => "/"));
    for (const title of ["Tip of the day", "Latest Articles", "Social Forum", "More to read"])
      part(browser, "region", title);
    expect(emptyFramesIn(browser)).toEqual([]);
  });

  test.each([
    ["plan_answer", "your next date"],
    ["category", "the latest articles"],
    ["post", "the forum"],
  ])("a part alone, without the table %s: %s", async (table, what) => {
    const browser = await browserOf(pair, await registered(pair.apiAddress, inWeek(24, 3)));
    using database = new DatabaseSync(join(pair.dataDir, "umeed.sqlite"), { timeout: 5_000 });
    // As after a write, so that nothing is known of what was there before.
    database.exec("update tally set value = value + 1 where name in ('contentWrites', 'shownPosts')");
    database.exec(`alter table ${table} rename to away`);
    try {
      await browser.open("/");
      expect(browser.status).toBe(200);
      expect(mainText(browser).match(/We could not load [^.]*/g)).toEqual([`We could not load ${what}`]);
      expect(browser.page.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/");
    } finally {
      database.exec(`alter table away rename to ${table}`);
      database.exec("update tally set value = value - 1 where name = 'shownPosts'");
    }
  });
});

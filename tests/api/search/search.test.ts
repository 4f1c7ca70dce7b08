import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { publishDue } from "../../../server/domain/content/due.ts";
import { memberNamed, newMember, type NewMember } from "../../fixtures/members.ts";
import { naughtyStrings } from "../../fixtures/naughty-strings.ts";
import { isSqlite } from "../../support/empty-database.ts";
import { NOON } from "../../support/noon.ts";
import { freshDatabase, type TestDatabase } from "../../support/postgres.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { found, titlesOf } from "./found.ts";

let database: TestDatabase | undefined;
let umeed: TestUmeed;
/** Another process on the same database. */
let other: TestUmeed;
let editor: NewMember;
let now = NOON;
beforeAll(async () => {
  database = isSqlite ? undefined : await freshDatabase(process.env.TEST_DATABASE_URL ?? "", "search");
  const clock = { now: () => now };
  umeed = await startTestUmeed(database ? { DATABASE_URL: database.url } : {}, clock);
  other = await startTestUmeed(database ? { DATABASE_URL: database.url } : { DATA_DIR: umeed.dataDir }, clock);
  editor = await memberNamed(umeed, "Amna Edits", "editor");
});
afterAll(async () => {
  await other.stop();
  await umeed.stop();
  await database?.drop();
});

const sources = [{ name: "NHS: Vitamins in pregnancy", url: "https://www.nhs.uk/pregnancy/", checked: "2026-03-01" }];

function article(title: string, body: string) {
  return {
    matter: { title, category: "nutrition", picture: "tangerine", summary: "They are good.", sources },
    body,
  };
}

async function written(document: unknown, publication: Record<string, string> = { when: "now" }, kind = "article") {
  const answer = await editor.call("POST", `/content/${kind}`, { body: { document, publication } });
  expect([answer.status, answer.at("errors")]).toEqual([200, undefined]);
  return answer.textAt("data.key");
}

/** What both processes find. */
async function everywhere(words: string) {
  const titles = titlesOf(await found(umeed, words));
  expect(titlesOf(await found(other, words))).toEqual(titles);
  return titles;
}

describe("what is found is what readers have", () => {
  test("from the moment on which it is published, changed or withdrawn, in every process", async () => {
    expect(await everywhere("kinnowfruit")).toEqual([]);
    const key = await written(article("Oranges of winter", "A kinnowfruit a day."), { when: "never" });
    expect(await everywhere("kinnowfruit")).toEqual([]);

    const save = (version: number, body: string, when: string) =>
      editor.call("PUT", `/content/article/${key}`, {
        body: { version, document: article("Oranges of winter", body), publication: { when } },
      });
    await save(1, "A kinnowfruit a day.", "now");
    expect(await everywhere("kinnowfruit")).toEqual(["Oranges of winter"]);
    await save(2, "A maltafruit a day.", "never");
    expect([await everywhere("kinnowfruit"), await everywhere("maltafruit")]).toEqual([["Oranges of winter"], []]);
    await save(3, "A maltafruit a day.", "now");
    expect([await everywhere("kinnowfruit"), await everywhere("maltafruit")]).toEqual([[], ["Oranges of winter"]]);

    const gone = await editor.call("POST", `/content/article/${key}/withdrawal`, { body: { version: 4 } });
    expect(gone.status).toBe(200);
    expect(await everywhere("maltafruit")).toEqual([]);
  });

  test("when its hour comes", async () => {
    await written(article("Later fruit", "A lycheefruit."), { when: "later", date: "2026-03-12", time: "18:00" });
    expect(await everywhere("lycheefruit")).toEqual([]);
    now = NOON + 86_400_000;
    while (await publishDue({ db: umeed.db, now: () => now, timeZone: "Asia/Karachi" }));
    expect(await everywhere("lycheefruit")).toEqual(["Later fruit"]);
    now = NOON;
  });

  test("within minutes, where a process of an older version counts no writes", async () => {
    const teething = (title: string, before: string) =>
      umeed.db.updateTable("article").set({ title }).where("title", "=", before).execute();
    expect(await everywhere("teething")).toContain("Teething");
    await teething("Gumsoreness", "Teething");
    expect(await everywhere("gumsoreness")).toEqual([]);
    now = NOON + 11 * 60_000;
    expect(await everywhere("gumsoreness")).toEqual(["Gumsoreness"]);
    await teething("Teething", "Gumsoreness");
    now = NOON + 22 * 60_000;
    expect(await everywhere("gumsoreness")).toEqual([]);
    now = NOON;
  });

  test("of an event, until its day is over", async () => {
    const matter = { name: "Walk to the mulberrytree", venue: "The park", time: "09:30", about: null };
    const recurrence = { kind: "once", date: "2026-03-20", days: 1 };
    await written({ matter: { ...matter, recurrence }, body: "Come along." }, { when: "now" }, "event");
    expect((await found(umeed, "mulberrytree")).data).toMatchObject([
      { kind: "event", total: 1, items: [{ title: matter.name, date: "2026-03-20", snippet: "The park" }] },
    ]);
    now = NOON + 9 * 86_400_000;
    expect(await everywhere("mulberrytree")).toEqual([]);
    now = NOON;
  });
});

describe("what is asked for", () => {
  test.each(["", " ", "a", "7", "خ", "?!", "💔"])("finds nothing when it is too short: %j", async (q) => {
    expect(await found(umeed, q)).toEqual({ data: [], total: 0, page: 1, totalPages: 1, readAs: [], meant: [] });
  });

  test("is refused when it is too long, and left out finds nothing", async () => {
    expect((await umeed.call("GET", `/search?q=${"x".repeat(201)}`)).status).toBe(400);
    expect((await umeed.call("GET", `/search?q=${"bukhar+".repeat(28)}`)).status).toBe(200);
    expect((await umeed.call("GET", "/search")).at("total")).toBe(0);
    expect((await umeed.call("GET", "/search?q=tea&in=nowhere")).status).toBe(400);
  });

  test.each(naughtyStrings)("may be anything: %j", async (text) => {
    const { status } = await umeed.call("GET", `/search?${new URLSearchParams({ q: text.slice(0, 200) })}`);
    expect(status).toBe(200);
  });

  test("is kept by no cache", async () => {
    expect((await umeed.call("GET", "/search?q=khoon")).headers.get("cache-control")).toBe("no-store");
  });

  test("gives the first of each group, and pages of one", async () => {
    const all = await found(umeed, "vaccine");
    const weeks = all.data.find(({ kind }) => kind === "week");
    expect(weeks?.items).toHaveLength(5);
    expect(weeks?.total).toBeGreaterThan(5);
    const pages = Math.ceil((weeks?.total ?? 0) / 4);
    const seen = [];
    for (let page = 1; page <= pages; page += 1) {
      const one = await found(umeed, "vaccine", { in: "week", page: String(page), limit: "4" });
      expect([one.page, one.totalPages, one.data.map(({ kind }) => kind)]).toEqual([page, pages, ["week"]]);
      seen.push(...titlesOf(one));
    }
    expect(new Set(seen).size).toBe(weeks?.total);
    expect(seen.slice(0, 5)).toEqual(weeks?.items.map(({ title }) => title));
    expect((await found(umeed, "vaccine", { in: "page" })).data).toEqual([]);
  });

  test("has the operator's own number in its snippets", async () => {
    const text = JSON.stringify(await found(umeed, "burn"));
    expect(text).not.toMatch(/\{\w+Number\}/);
  });
});

describe("after a loss she", () => {
  let sana: NewMember;
  beforeEach(async () => {
    sana = await newMember(umeed, { lastMenstrualPeriod: "2025-11-16" });
    const id = (await sana.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
    await sana.call("PUT", `/pregnancyinfo/${id}/loss`, { body: { isHidden: false, kind: "lateMiscarriage" } });
  });

  test("meets her own danger signs first, and no weeks, babies or their events", async () => {
    const { data } = await found(sana, "bleeding");
    expect(data[0]?.items[0]).toMatchObject({
      title: "I bleed heavily: a pad soaked in an hour or less, or clots as large as an egg or larger",
      question: { who: "afterLoss", level: "now" },
    });
    for (const words of ["bleeding", "fever", "sleep", "food", "vaccine"]) {
      const hers = await found(sana, words);
      expect(hers.data.map(({ kind }) => kind)).not.toContain("week");
      expect(titlesOf(hers).filter((title) => /\b(baby|babies|newborn)\b/i.test(title) && !/los/.test(title))).toEqual(
        [],
      );
      const questions = hers.data.flatMap(({ items }) => items.map(({ question }) => question?.who));
      expect(questions).not.toContain("baby");
      expect(titlesOf(await found(umeed, words)).join("\n")).toMatch(/baby|week|birth/i);
    }
    expect(titlesOf(await found(sana, "breastfeeding week"))).not.toContain("World Breastfeeding Week");
  });

  test("finds what she asks for by its name", async () => {
    expect(titlesOf(await found(sana, "week 24"))).toContain("Week 24 of pregnancy");
    expect(titlesOf(await found(sana, "teething"))).toContain("Teething");
    expect(titlesOf(await found(sana, "baby fever"))).toContain("Fever in a young baby");
    expect(titlesOf(await found(sana, "losing a baby"))[0]).toBe("After losing a baby");
  });
});

test("a member who is pregnant meets her own signs before those of others, and none of a loss", async () => {
  const hira = await newMember(umeed, { lastMenstrualPeriod: "2025-11-16" });
  const { data } = await found(hira, "bukhar", { in: "dangerSign", limit: "50" });
  const who = data[0]?.items.flatMap(({ question }) => question?.who ?? []);
  expect(who?.slice(0, 2)).toEqual(["pregnant", "pregnant"]);
  expect(who).toContain("baby");
  expect(who).not.toContain("afterLoss");
});

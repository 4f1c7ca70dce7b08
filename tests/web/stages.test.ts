import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { opening, shippedTips } from "../support/shipped-tips.ts";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { newMember, type NewMember } from "../fixtures/members.ts";
import { stateOf } from "./cached-site.ts";
import { Visitor } from "./visitor.ts";

const password = "river stone lamp 42";
const born = (babyBirthDate: string) => ({ isPregnant: false, lastMenstrualPeriod: "", babyBirthDate });

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed({ ROLE: "all" });
});
afterAll(() => umeed.stop());

/** Whom the tip on a home page fits. */
function fitsOn(page: string) {
  const [, tip = ""] = /<section class="tip"(.*?)<\/section>/s.exec(page) ?? [];
  // Of a tip that begins 'Pakistan's …' the opening is a word that sources have too.
  const found = shippedTips.filter(({ text }) => tip.includes(opening(text)));
  return found.toSorted((a, b) => opening(b.text).length - opening(a.text).length)[0]?.fits ?? [];
}

/** The tab on which the danger check opens. */
function groupOn(page: string) {
  return /<a[^>]*aria-current="page"[^>]*href="\/danger-signs\?who=(\w+)"|<a[^>]*href="\/danger-signs\?who=(\w+)"[^>]*aria-current="page"/
    .exec(page)
    ?.slice(1)
    .find(Boolean);
}

async function signedIn(registration: Record<string, unknown>) {
  const member = await newMember(umeed, { ...registration, password });
  const browser = new Visitor(umeed.address);
  await browser.post("/login", { phoneNumber: member.phoneNumber, password, intent: "login" });
  return { member, open: (path: string) => browser.get(path) };
}

async function lose(member: NewMember) {
  const id = (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  await member.call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind: "stillbirth", isHidden: false } });
}

describe.each([
  ["in week 8", { lastMenstrualPeriod: "2026-01-15" }, "firstTrimester", "pregnant"],
  ["in week 20", { lastMenstrualPeriod: "2025-10-23" }, "secondTrimester", "pregnant"],
  ["in week 30", { lastMenstrualPeriod: "2025-08-14" }, "thirdTrimester", "pregnant"],
  ["with a baby of 5 weeks", born("2026-02-01"), "newborn", "afterBirth"],
  ["with a baby of 6 weeks", born("2026-01-29"), "youngBaby", "baby"],
  ["with a baby of 8 months", born("2025-07-12"), "olderBaby", "baby"],
  ["with a child of 14 months", born("2025-01-12"), "toddler", "baby"],
])("a member %s", (_who, registration, phase, group) => {
  test("reads a tip of her own stage, opens the danger check on her group, and after a loss both change at once", async () => {
    const { member, open } = await signedIn(registration);
    expect(fitsOn((await open("/")).text)).toContain(phase);
    expect(groupOn((await open("/danger-signs")).text)).toBe(group);

    await lose(member);

    expect(groupOn((await open("/danger-signs")).text)).toBe("afterLoss");
    expect((await open("/danger-signs")).text).not.toMatch(/name="feel"[^<]*<\/label>[^<]*baby/);
    const home = (await open("/")).text;
    // Where home shows a tip at all, it is one for her.
    expect(fitsOn(home)).toContain("afterLoss");
  });
});

describe("a visitor", () => {
  test("reads a general tip and opens the check on pregnancy, also while members read theirs", async () => {
    const { member, open } = await signedIn({ lastMenstrualPeriod: "2025-08-14" });
    await lose(member);
    for (let round = 0; round < 3; round += 1) {
      const [hers, theirs, home] = await Promise.all([
        open("/danger-signs"),
        new Visitor(umeed.address).get("/danger-signs"),
        new Visitor(umeed.address).get("/"),
      ]);
      expect([groupOn(hers.text), groupOn(theirs.text)]).toEqual(["afterLoss", "pregnant"]);
      expect(hers.headers["cache-control"]).toBe("private, no-store");
      expect(fitsOn(home.text)).toContain("everyone");
      expect(stateOf(home)).toMatch(/miss|hit|stale/);
    }
  });

  test.each(["pregnant", "afterBirth", "baby", "afterLoss"])("may open the group %s", async (who) => {
    const { text } = await new Visitor(umeed.address).get(`/danger-signs?who=${who}`);
    expect(groupOn(text)).toBe(who);
    expect(text.match(/name="feel"/g)?.length).toBeGreaterThan(8);
  });
});

test("the group that the address asks for comes before a member's own, and one that is none does not", async () => {
  const { member, open } = await signedIn({ lastMenstrualPeriod: "2025-08-14" });
  await lose(member);
  for (const who of ["pregnant", "afterBirth", "baby"]) {
    expect(groupOn((await open(`/danger-signs?who=${who}`)).text)).toBe(who);
  }
  expect(groupOn((await open("/danger-signs?who=nobody")).text)).toBe("afterLoss");
});

describe("the editor's form for a tip, without script", () => {
  async function editing() {
    const { member, open } = await signedIn({});
    await umeed.db.updateTable("member").set({ role: "editor" }).where("id", "=", member.id).execute();
    const browser = new Visitor(umeed.address);
    await browser.post("/login", { phoneNumber: member.phoneNumber, password, intent: "login" });
    return { member, browser, open };
  }
  const path = "/admin/content/tip/settle-on-your-side";
  const typed = (version: string, fits: string[]) => ({
    version,
    body: "Lie on your side.",
    "source1.name": "NHS",
    "source1.url": "https://www.nhs.uk/pregnancy/",
    "source1.day": "1",
    "source1.month": "3",
    "source1.year": "2026",
    intent: "publish",
    ...Object.fromEntries(fits.map((fit) => [`fits.${fit}`, "on"])),
  });
  const tickedIn = (page: string) =>
    [...page.matchAll(/<input[^>]*name="fits\.(\w+)"[^>]*>/g)]
      .filter(([input]) => / checked=""/.test(input))
      .map(([, fit]) => fit);

  test("shows whom it fits, refuses none at its field, keeps what was ticked, and publishes the choice", async () => {
    const { member, browser } = await editing();
    const shown = (await browser.get(path)).text;
    expect(tickedIn(shown)).toEqual(["thirdTrimester"]);
    expect(shown.match(/name="fits\.\w+"/g)).toHaveLength(9);

    const refused = await browser.post(path, typed("0", []));
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Choose for whom it is.");
    expect(refused.text).toContain('href="#edit-fits"');
    const incomplete = await browser.post(path, { ...typed("0", ["secondTrimester", "newborn"]), body: "" });
    expect(tickedIn(incomplete.text)).toEqual(["secondTrimester", "newborn"]);

    expect((await browser.post(path, typed("0", ["secondTrimester", "newborn"]))).status).toBe(303);
    const document = (await member.call("GET", "/content/tip/settle-on-your-side")).at("data.document.matter");
    expect(document).toEqual({
      fits: ["secondTrimester", "newborn"],
      source: { name: "NHS", url: "https://www.nhs.uk/pregnancy/", checked: "2026-03-01" },
    });
    expect(tickedIn((await browser.get(path)).text)).toEqual(["secondTrimester", "newborn"]);
  });

  test("asks anew for whom a tip of before is, and tells in the preview what is ticked", async () => {
    const { member, browser } = await editing();
    const source = { name: "NHS", url: "https://www.nhs.uk/pregnancy/", checked: "2026-03-01" };
    const document = { matter: { audience: "pregnancy", source }, body: "An older tip." };
    const made = await member.call("POST", "/content/tip", { body: { document, publication: { when: "now" } } });
    const older = `/admin/content/tip/${made.textAt("data.key")}`;
    expect(tickedIn((await browser.get(older)).text)).toEqual([]);

    const preview = await browser.post(older, { ...typed("1", ["toddler", "everyone"]), intent: "preview" });

    expect(preview.text).toContain("Everyone, visitors too; With a child over 1 year");
    expect((await browser.post(older, typed("1", []))).status).toBe(400);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../support/umeed.ts";
import { newMember } from "../fixtures/members.ts";
import { dateParts, sentAboutYou } from "../fixtures/registration-steps.ts";
import { nextPhoneNumber } from "../fixtures/registrations.ts";
import { Visitor } from "./visitor.ts";

/** Noon of the tests is on 12 March 2026. */
const IN_WEEK_7 = "2026-01-22";
const IN_WEEK_16 = "2025-11-16";
const IN_WEEK_30 = "2025-08-12";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed({ ROLE: "all" });
});
afterAll(() => umeed.stop());

async function signedIn(registration: Record<string, unknown>) {
  const password = "river stone lamp 42";
  const member = await newMember(umeed, { ...registration, password });
  const visitor = new Visitor(umeed.address);
  await visitor.post("/login", { phoneNumber: member.phoneNumber, password, intent: "login" });
  const infos = await member.call("GET", "/pregnancyinfo/user");
  const send = (dialog: string, fields: Record<string, string>) => visitor.post(`/account/${dialog}`, fields);
  const read = async (path: string) => wordsOn((await visitor.get(path)).text);
  return {
    member,
    send,
    read,
    visitor,
    tell: async (kind: string, more: Record<string, string> = {}) => {
      const answer = await send("loss", { pregnancy: infos.textAt("data.0._id"), kind, ...more });
      expect([answer.status, answer.headers.location]).toEqual([303, "/account/after-loss"]);
      return read("/account/after-loss");
    },
  };
}

/** What stands on a page to be read, with its title and its descriptions. */
function wordsOn(html: string) {
  const metas = [...html.matchAll(/<meta[^>]+content="([^"]*)"/g)].map(([, content]) => content).join(" ");
  const body = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, " ").replaceAll(/<[^>]*>/g, " ");
  return `${metas} ${body}`.replaceAll("&#x27;", "'").replaceAll(/\s+/g, " ");
}

/** What no page says after a loss, whoever told it. */
const ofABaby =
  /pregnan|trimester|your bab|\bbab(y|ies)\b|newborn|antenatal|due date|days left|week by week|size of|feed(ing)?\b|vaccin|What people say|Latest Articles|Get the app/gi;
const allowed =
  /After losing a baby|Pregnancies and babies|Pregnancy and Infant Loss Remembrance Day|lost a baby \(sample\)/g;
const spokenOn = (words: string) => words.replaceAll(allowed, "").match(ofABaby) ?? [];

const kinds = ["earlyMiscarriage", "lateMiscarriage", "ectopic", "ended", "stillbirth", "infantDeath", "notSaid"];

describe("after a loss", () => {
  test.each(kinds)("no page that she meets speaks of a baby, script or not (%s)", async (kind) => {
    const { read, tell, visitor } = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    expect(spokenOn(await read("/")).length).toBeGreaterThan(0);
    await tell(kind);

    const home = await read("/");
    expect(home).toContain("We are with you");
    const pages = ["/", "/events?tab=all", "/calendar", "/notifications", "/timeline", "/account/visits", "/plan"];
    const spoken = await Promise.all(pages.map(async (page) => [page, spokenOn(await read(page))]));
    expect(spoken.filter(([, words]) => words?.length)).toEqual([]);
    expect((await visitor.get("/")).text).not.toMatch(/snap-row|Your pregnancy|rel="noopener">Citations/);
  });

  test("an event about a baby does not open at an address that she kept either", async () => {
    const { tell, visitor } = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    const { text } = await umeed.call("GET", "/event");
    const [, id = ""] = /"_id":"([0-9a-f]+)",[^{}]*"name":"Feeding circle \(sample\)"/.exec(text) ?? [];
    const address = `/events/${id}`;
    expect((await visitor.get(address)).text).toContain("Feeding circle (sample)");
    await tell("stillbirth");

    expect((await visitor.get(address)).status).toBe(404);
    expect((await new Visitor(umeed.address).get(address)).status).toBe(200);
  });

  test.each(kinds)("home leads to her body, to grief where it fits, to somebody, and to help (%s)", async (kind) => {
    const { tell, visitor } = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    await tell(kind);
    const { text } = await visitor.get("/");

    for (const to of ["/account/after-loss#body", "/danger-signs", "/contact", "/account"])
      expect(text).toContain(`href="${to}"`);
    expect(text).toContain('id="talk"');
    const isOfABaby = ["lateMiscarriage", "stillbirth", "infantDeath"].includes(kind);
    expect(text.includes("After losing a baby")).toBe(isOfABaby);
    expect(text.includes("Your own check, first 24 hours")).toBe(isOfABaby);
  });

  test("home begins with her own danger signs, then a check that is due, who listens, and ends with a tip", async () => {
    const { tell, visitor } = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    await tell("stillbirth");
    const { text } = await visitor.get("/");
    const [, main = ""] = text.split("<main");

    const order = [
      'href="/danger-signs?who=afterLoss"',
      'href="/#talk"',
      'href="/account/after-loss#body"',
      "Your own check, first 24 hours",
      'id="talk"',
      "Tip of the day",
    ].map((part) => main.indexOf(part));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  test.each([
    ["on the day itself", { day: "12" }, false],
    ["a day later", { day: "11" }, false],
    ["from the third day on", { day: "10" }, true],
  ])("home offers a calendar only after the first 24 hours: %s", async (_when, { day }, isOffered) => {
    const { tell, visitor } = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    await tell("stillbirth", { "date.day": day, "date.month": "3", "date.year": "2026" });
    const { text } = await visitor.get("/");

    expect(text).toContain("Your own check");
    expect(text.includes("Add to calendar")).toBe(isOffered);
  });

  test("home offers no calendar on the first day once her check is done either", async () => {
    const { member, tell, visitor } = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    await tell("stillbirth");
    const id = (await member.call("GET", "/plan")).textAt("data.items.0.pregnancyId");
    await member.call("PUT", `/plan/${id}/first-day/done`, {});
    const { text } = await visitor.get("/");

    expect(text).toContain("Your own check, day 3");
    expect(text).not.toContain("Add to calendar");
  });

  test("the pages of a mother whose loss was a wrong entry say nothing of grief", async () => {
    const { read, tell } = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    const dialog = await tell("mistake");

    expect(dialog).toContain("Thank you for putting it right.");
    expect(dialog).not.toMatch(/sorry|grief|Where to find help/i);
    expect(await read("/")).not.toContain("We are with you");
  });
});

describe("the words after telling", () => {
  test("of an early miscarriage never speak of a baby who was born or held", async () => {
    const { tell } = await signedIn({ lastMenstrualPeriod: IN_WEEK_7 });
    const words = await tell("earlyMiscarriage");

    expect(words).toContain("A loss is a loss, however early it came.");
    expect(words).toContain("a pad soaked in an hour or less, or clots as large as an egg or larger");
    expect(words).not.toMatch(/your baby|hold|milk|birth of|stillb/i);
  });

  test.each([
    ["ectopic", /tip of your shoulder.*blood tests or a scan/],
    ["ended", /nobody here judges you/],
    ["notSaid", /nobody here judges you/],
    ["lateMiscarriage", /make milk.*Your own check-ups/],
    [
      "stillbirth",
      /We are so sorry.*Call 1122.*by day or night.*I bleed heavily.*My chest hurts.*I think of dying.*do not stay alone.*Call 0311 7786264.*You bleed as after any birth.*Milk may come/,
    ],
    ["infantDeath", /We are so sorry.*let it fade slowly/],
  ])("fit what was told: %s", async (kind, fitting) => {
    const { tell } = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    const words = await tell(kind);

    expect(words).toMatch(fitting);
    expect(words).toContain("Where to find help");
    expect(words).toContain("Take this back");
  });

  test.each([
    [
      "earlyMiscarriage",
      ["The tip of my shoulder", "clots as large as an egg", "be seen today", "blood group is negative"],
    ],
    ["notSaid", ["The tip of my shoulder", "cannot get my breath", "be seen today", "blood group is negative"]],
    ["lateMiscarriage", ["I faint or had a fit", "blood pressure was ever high", "blood group is negative"]],
    ["stillbirth", ["I faint or had a fit", "blood pressure was ever high", "blood group is negative"]],
    ["infantDeath", ["I think of dying", "blood pressure was ever high"]],
    ["ectopic", ["bleeding inside", "treated with methotrexate", "blood group is negative"]],
  ])("name what is urgent after it: %s", async (kind, parts) => {
    const { tell } = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    const words = await tell(kind);

    expect(parts.filter((part) => !words.includes(part))).toEqual([]);
  });

  test("name her own checks only while some are left", async () => {
    const soon = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    expect(await soon.tell("stillbirth")).toContain("You find them in your calendar as 'Your own check'.");

    const late = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    const words = await late.tell("stillbirth", { "date.day": "16", "date.month": "1", "date.year": "2026" });
    expect(words).toContain("We are so sorry");
    expect(words).not.toContain("Your own check-ups");
  });

  test("home has the lantern in place of the baby's size", async () => {
    const { visitor, tell } = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    const pictures = async () =>
      [...(await visitor.get("/")).text.matchAll(/<img[^>]+src="([^"]+)"/g)].map(([, src]) => src);
    expect((await pictures()).join()).toContain("/api/pictures/stage-");

    await tell("notSaid");

    expect(await pictures()).toEqual(["/api/pictures/lantern.svg"]);
  });

  test("of one of two babies speak of both, and the pages go on for the one who lives", async () => {
    const { member, read, send, tell } = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    const id = (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
    await member.call("PUT", `/pregnancyinfo/${id}`, { body: { lastMenstrualPeriod: IN_WEEK_30, numberOfBabies: 2 } });
    expect(await read("/account/loss")).toContain("One of my babies died, and another lives");

    const words = await tell("oneOfSeveral", { babiesLeft: "1" });

    expect(words).toContain("go to your hospital now");
    expect(words).toContain("Before 37 weeks: tightenings or backache that come in a rhythm");
    expect(words).toMatch(/You may grieve and hope in the same hour.*Your pages go on, and count one baby fewer/);
    expect(await read("/")).toContain("Your baby is about the size of");
    expect(await read("/account")).not.toMatch(/twins/i);
    expect(await read("/account/pregnancies")).toContain("One baby died");
    expect((await send("pregnancies", { intent: "undo-loss", pregnancy: id })).status).toBe(303);
    expect(await read("/")).toContain("Your scans show how each of your babies grows.");
  });

  test("of a pregnancy that was ended stand in no list, kept or not", async () => {
    const choices: Record<string, string>[] = [{}, { isKept: "on" }];
    for (const kept of choices) {
      const { read, tell } = await signedIn({ lastMenstrualPeriod: IN_WEEK_7 });
      expect(await read("/account/loss")).toContain("Keep this in my history");
      await tell("ended", kept);
      expect(await read("/account/pregnancies")).not.toContain("A pregnancy");
      const shown = await read("/account/pregnancies?hidden=1");
      expect(shown).toContain("A pregnancy");
      expect([shown, await read("/account/data")].join(" ")).not.toMatch(/\bended\b/i);
    }
  });

  test("take a day that can't be back to its field", async () => {
    const { member, send } = await signedIn({ lastMenstrualPeriod: IN_WEEK_30 });
    const pregnancy = (await member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
    const day = { "date.day": "1", "date.month": "4", "date.year": "2026" };
    const answer = await send("loss", { pregnancy, kind: "stillbirth", ...day });

    expect([answer.status, wordsOn(answer.text)]).toEqual([400, expect.stringContaining("not in the future")]);
  });
});

describe("a birth told before 22 weeks", () => {
  const born = {
    "babyBirthDate.day": "12",
    "babyBirthDate.month": "3",
    "babyBirthDate.year": "2026",
    babyName: "Zara",
  };
  const stage = async ({ member }: Awaited<ReturnType<typeof signedIn>>) =>
    (await member.call("GET", "/user/me")).textAt("data.stage");

  test("is asked about first, and nothing is changed until she has answered", async () => {
    const sana = await signedIn({ lastMenstrualPeriod: IN_WEEK_16 });
    const asked = await sana.send("mode", born);

    expect(asked.status).toBe(400);
    expect(wordsOn(asked.text)).toMatch(/before 22 weeks.*My baby is alive.*My baby died, or I lost the pregnancy/);
    expect(asked.text).toContain('value="Zara"');
    expect(await stage(sana)).toBe("pregnant");
  });

  test("goes on when her baby is alive, and leads to where a loss is told when not", async () => {
    const sana = await signedIn({ lastMenstrualPeriod: IN_WEEK_16 });
    const lost = await sana.send("mode", { ...born, early: "lost" });
    expect([lost.status, lost.headers.location, await stage(sana)]).toEqual([303, "/account/loss", "pregnant"]);

    expect((await sana.send("mode", { ...born, early: "lives" })).status).toBe(303);
    expect(await stage(sana)).toBe("afterBirth");
  });

  test("is asked about when a birth date is corrected to such a day, too", async () => {
    const sana = await signedIn({ isPregnant: false, lastMenstrualPeriod: IN_WEEK_30, babyBirthDate: "2026-03-01" });
    const pregnancy = (await sana.member.call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
    const early = { "babyBirthDate.day": "1", "babyBirthDate.month": "12", "babyBirthDate.year": "2025" };
    const answer = await sana.send("birth", { pregnancy, ...early });

    expect([answer.status, wordsOn(answer.text)]).toEqual([400, expect.stringContaining("before 22 weeks")]);
  });

  test("is asked about at registration, too, and a loss leads to where it is told", async () => {
    const visitor = new Visitor(umeed.address);
    const dates = { ...born, intent: "continue", ...dateParts("lastMenstrualPeriod", IN_WEEK_16) };
    const number = {
      intent: "continue",
      fullName: "Sana",
      phoneNumber: nextPhoneNumber(),
      password: "river stone lamp 42",
      confirmPassword: "river stone lamp 42",
      formKey: "early-birth",
    };
    const asked = await visitor.post("/register?type=postPartum", dates);
    expect([asked.status, wordsOn(asked.text)]).toEqual([400, expect.stringContaining("before 22 weeks")]);

    const answered = await visitor.post("/register?type=postPartum", { ...dates, early: "lost" });
    expect([answered.status, answered.headers.location]).toEqual([303, "/register/about-you"]);
    await visitor.post(sentAboutYou.path, sentAboutYou.fields);
    const told = await visitor.post("/register/your-number", number);
    expect([told.status, told.headers.location]).toEqual([303, "/account/loss"]);
    expect((await visitor.get("/account/loss")).text).toContain("What happened?");
  });

  test("is not asked about from 22 weeks on", async () => {
    const sana = await signedIn({ lastMenstrualPeriod: "2025-10-09" });
    expect((await sana.send("mode", born)).status).toBe(303);
  });
});

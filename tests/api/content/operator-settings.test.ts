import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { readPdf } from "../../support/pdf.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { postBy } from "../../fixtures/posts.ts";

const ADDRESS = "/setting/operator";

let umeed: TestUmeed;
let sana: NewMember;
let hira: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({ HELPLINE_NUMBER: "1033", BANNER_URL: "https://shop.example/offers" });
  sana = await memberNamed(umeed, "Sana", "administrator");
  hira = await memberNamed(umeed, "Hira", "administrator");
});
afterAll(() => umeed.stop());

const version = async () => (await sana.call("GET", ADDRESS)).at("data.version");
const change = async (changes: Record<string, unknown>, by = sana) =>
  by.call("PUT", ADDRESS, { body: { version: await version(), ...changes } });
const shown = async (setting: string) => (await umeed.call("GET", "/setting/app")).at(`data.${setting}`);
const acts = async () =>
  umeed.db
    .selectFrom("actOfPower")
    .select(["actorId", "subjectId", "reason"])
    .where("subjectKind", "=", "setting")
    .orderBy("createdAt")
    .execute();

beforeEach(async () => {
  const { saved } = Object((await sana.call("GET", ADDRESS)).at("data"));
  await change(Object.fromEntries(Object.keys(saved).map((key) => [key, ""])));
  await umeed.db.deleteFrom("actOfPower").where("subjectKind", "=", "setting").execute();
});

describe("what an administrator saves", () => {
  test("wins over the environment until she empties it, and is shown at once where she saved it", async () => {
    expect(await shown("helplineNumber")).toBe("1033");
    const saved = await change({ helplineNumber: " 1166 ", name: "Umeed Sindh" });
    expect(saved.status).toBe(200);
    expect(saved.at("data.saved")).toMatchObject({ helplineNumber: "1166", name: "Umeed Sindh", tagline: null });
    expect(saved.at("data.defaults")).toMatchObject({ helplineNumber: "1033", name: "Umeed", playStoreUrl: null });
    expect([await shown("helplineNumber"), await shown("name")]).toEqual(["1166", "Umeed Sindh"]);

    await change({ helplineNumber: "", name: null });
    expect([await shown("helplineNumber"), await shown("name")]).toEqual(["1033", "Umeed"]);
  });

  test("shows in texts, papers, calendars and the description of the API", async () => {
    await change({ name: "Asha", emergencyNumber: "115" });

    expect((await umeed.call("GET", "/setting")).textAt("data.aboutUs")).toContain("Asha is a companion");
    expect((await umeed.call("GET", "/setting")).textAt("data.aboutUs")).toContain("call 115.");
    expect((await umeed.call("GET", "/calendar.ics")).text).toContain("Asha");
    expect((await umeed.call("GET", "/openapi.json")).textAt("info.title")).toBe("Asha API");
    const paper = await fetch(`${umeed.address}/api/download/danger-signs.pdf`);
    const { text } = await readPdf(new Uint8Array(await paper.arrayBuffer()));
    expect(text).toContain("115");
    await change({ name: "", emergencyNumber: "" });
    expect((await umeed.call("GET", "/openapi.json")).textAt("info.title")).toBe("Umeed API");
  });

  test("hides the banner and shows it", async () => {
    expect(await shown("banner")).toEqual({
      text: "Best Deals",
      linkText: "Get Deal",
      url: "https://shop.example/offers",
    });
    await change({ banner: "hidden" });
    expect(await shown("banner")).toBeNull();
    await change({ banner: "shown", bannerText: "Free check-ups", bannerUrl: "https://health.example" });
    expect(await shown("banner")).toEqual({
      text: "Free check-ups",
      linkText: "Get Deal",
      url: "https://health.example",
    });
  });

  test("decides whether first posts wait for a moderator", async () => {
    const post = async () => {
      const author = await memberNamed(umeed, "Amna");
      return (await author.call("GET", `/socialform/${await postBy(author)}`)).at("data.state");
    };
    expect(await post()).toBe("shown");
    await change({ forumReview: "first" });
    expect(await post()).toBe("waiting");
    await change({ forumReview: "" });
    expect(await post()).toBe("shown");
  });

  test("is written down with what it was", async () => {
    await change({ helplineNumber: "1166", tagline: "" });
    await change({ helplineNumber: "1177" }, hira);
    await change({ helplineNumber: "1177" });
    await change({ helplineNumber: "" });

    const written = [
      { actorId: sana.id, subjectId: "helplineNumber", reason: "default (1033) → 1166" },
      { actorId: hira.id, subjectId: "helplineNumber", reason: "1166 → 1177" },
      { actorId: sana.id, subjectId: "helplineNumber", reason: "1177 → default (1033)" },
    ];
    expect(await acts()).toHaveLength(written.length);
    expect(await acts()).toEqual(expect.arrayContaining(written));
  });

  test("is seen within seconds by a process that did not save it", async () => {
    expect(await shown("tagline")).toMatch(/^Your pregnancy/);
    const row = { value: "Elsewhere", version: 0, updatedAt: 0 };
    await umeed.db
      .insertInto("setting")
      .values({ key: "tagline", ...row })
      .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
      .execute();
    await expect.poll(() => shown("tagline"), { timeout: 4_000 }).toBe("Elsewhere");
  });
});

describe("two administrators at once", () => {
  test("who change the same: the second is told and nothing of hers is saved, unless both want the same", async () => {
    const seen = await version();
    await change({ helplineNumber: "115" });
    const body = { version: seen, helplineNumber: "116", tagline: "With you" };
    const refused = await hira.call("PUT", ADDRESS, { body });

    expect([refused.status, refused.at("code")]).toEqual([409, "changed_meanwhile"]);
    expect((await hira.call("GET", ADDRESS)).at("data.saved")).toMatchObject({ helplineNumber: "115", tagline: null });
    expect((await hira.call("PUT", ADDRESS, { body: { ...body, helplineNumber: "115" } })).status).toBe(200);
  });

  test("who change different things both have their way", async () => {
    const seen = await version();
    await change({ helplineNumber: "115" });
    await hira.call("PUT", ADDRESS, { body: { version: seen, tagline: "With you" } });
    expect([await shown("helplineNumber"), await shown("tagline")]).toEqual(["115", "With you"]);
  });

  test("at the very same moment: one number is saved and all others refused", async () => {
    const seen = await version();
    const numbers = ["111", "112", "113", "114", "115", "116"];
    const answers = await Promise.all(
      numbers.map((helplineNumber) => sana.call("PUT", ADDRESS, { body: { version: seen, helplineNumber } })),
    );
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["200", ...Array<string>(5).fill("409")]);
    const winner = numbers[answers.findIndex(({ status }) => status === 200)];
    expect(await shown("helplineNumber")).toBe(winner);
    expect(await acts()).toHaveLength(1);
  });
});

describe("what can't be is refused in words:", () => {
  test.each([
    ["name", "U".repeat(41), "The name must have at most 40 characters."],
    ["name", "Umeed\nSindh", "The name must be on one line."],
    ["name", "\u200b", "The name must have something to read."],
    ["helplineNumber", "call us", "The number for vaccine information must be a number to dial, such as 1122."],
    ["playStoreUrl", "javascript:alert(1)", "The Play Store link must be an http or https address."],
    ["bannerUrl", "shop.example", "The address must be an http or https address."],
    ["forumReview", "always", "The first review must be off or first."],
    ["forumPictures", "yes", "Pictures in posts must be off or on."],
  ])("%s %j", async (key, value, message) => {
    const answer = await change({ [key]: value, tagline: "With you" });
    expect([answer.status, answer.at("errors")]).toEqual([400, [{ msg: message, path: key }]]);
    expect(await shown("tagline")).not.toBe("With you");
  });
});

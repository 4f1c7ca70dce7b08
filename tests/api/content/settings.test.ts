import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeTurn } from "../../../server/domain/content/turn.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

const fields = ["aboutUs", "termsAndConditions", "privacyPolicy", "citation"] as const;

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

describe("the content record", () => {
  test("holds the four texts as HTML, and when each was last changed", async () => {
    const answer = await umeed.call("GET", "/setting");

    expect(answer.status).toBe(200);
    for (const field of fields) {
      expect(answer.textAt(`data.${field}`).length).toBeGreaterThan(300);
      expect(answer.textAt(`data.${field}`)).toMatch(/^<(p|h2)>/);
      expect(answer.textAt(`data.updatedOn.${field}`)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test("names the app and its numbers, and leaves no hole for them", async () => {
    const { text, ...answer } = await umeed.call("GET", "/setting");

    expect(answer.textAt("data.aboutUs")).toContain("Umeed is a companion");
    expect(answer.textAt("data.aboutUs")).toContain("call 1122");
    expect(answer.textAt("data.aboutUs")).toContain("For vaccine information, call 1166.");
    expect(text).not.toMatch(/\{[a-zA-Z]+\}/);
    expect(fields.map((field) => answer.textAt(`data.${field}`)).join("")).not.toContain("!");
  });

  test("lists every source once, by name", async () => {
    const answer = await umeed.call("GET", "/setting");
    const week = await umeed.call("GET", "/week/5ea18d6b1b2cf8dee3e6190b");
    const { sources } = Object(answer.at("data"));
    const urls = sources.map(({ url }: { url: string }) => url);
    const names = sources.map(({ name }: { name: string }) => name);

    expect(urls.length).toBeGreaterThan(50);
    expect(new Set(urls).size).toBe(urls.length);
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, "en")));
    expect(urls).toContain(week.textAt("data.sources.0.url"));
  });

  test("says of each source who published it, when it was last read, and how many texts rest on it", async () => {
    const published = (await umeed.db.selectFrom("tip").select("source").execute()).map(({ source }) =>
      JSON.parse(source),
    );
    const listed = z.array(z.object({ url: z.string(), publisher: z.string(), texts: z.number() }));
    const { sources } = Object((await umeed.call("GET", "/setting")).at("data"));

    expect(listed.parse(sources).find(({ url }) => url === "https://doi.org/10.1002/uog.22000")).toMatchObject({
      publisher: "INTERGROWTH-21st, Stirnemann and others, 2020",
      texts: 24,
    });
    const [tip] = published;
    const [stored] = await umeed.db.selectFrom("tip").select("id").limit(1).execute();
    const readOf = (day: string) => JSON.stringify({ ...tip, url: "https://tips.example/one", checked: day });
    const countOf = async () => {
      const data = Object((await umeed.call("GET", "/setting")).at("data"));
      return data.sources.find(({ url }: { url: string }) => url === "https://tips.example/one");
    };
    await umeed.db
      .updateTable("tip")
      .set({ source: readOf("2026-11-20") })
      .where("id", "=", stored?.id ?? "")
      .execute();
    await umeed.db
      .updateTable("helpline")
      .set({ source: readOf("2026-11-19") })
      .execute();
    const helplines = await umeed.db.selectFrom("helpline").select("id").execute();
    expect(await countOf()).toBeUndefined();

    // As who writes content does.
    await takeTurn(umeed);
    expect(await countOf()).toMatchObject({ checked: "2026-11-20", texts: helplines.length + 1 });
  });

  test("is public, and so are the settings of the app", async () => {
    const answer = await umeed.call("GET", "/setting/app");

    expect(answer.status).toBe(200);
    expect(answer.at("data")).toEqual({
      name: "Umeed",
      tagline: "Your pregnancy, monitored every step of the way",
      operatorName: null,
      operatorContact: null,
      appStoreUrl: null,
      playStoreUrl: null,
      emergencyNumber: "1122",
      helplineNumber: "1166",
      sendsSms: true,
      provesPhones: false,
      sendsReminders: true,
      sendsPush: false,
      takesPostPictures: false,
      banner: null,
    });
  });

  test("the text about those who run it names nobody that was not entered", async () => {
    const about = (await umeed.call("GET", "/setting")).textAt("data.aboutUs");
    expect(about).toContain("<p>The people who run this site have not written their names here yet. ");
  });

  test("have the shipped tagline in the language of the caller", async () => {
    const answer = await umeed.call("GET", "/setting/app", { headers: { "umeed-language": "ur" } });
    expect(answer.at("data.tagline")).toBe("حمل میں ہر\u00A0قدم\u00A0پر آپ کے ساتھ");
  });
});

describe("with the operator's own settings", () => {
  test("the tagline stays in the operator's words", async () => {
    const answer = await other.call("GET", "/setting/app", { headers: { "umeed-language": "ur" } });
    expect(answer.at("data.tagline")).toBe("With you");
  });

  const name = `Mother's <i>"Hope"</i> & $& Co`;
  let other: TestUmeed;
  beforeAll(async () => {
    other = await startTestUmeed({
      APP_NAME: name,
      APP_TAGLINE: "With you",
      OPERATOR_NAME: "Hope & Sons",
      OPERATOR_CONTACT: "0300 1234567",
      EMERGENCY_NUMBER: "115",
      HELPLINE_NUMBER: "+92 51 111",
      PLAY_STORE_URL: "https://play.example.org/app",
    });
  });
  afterAll(() => other.stop());

  test("the texts carry them, as text and never as HTML", async () => {
    const answer = await other.call("GET", "/setting");
    const about = answer.textAt("data.aboutUs");

    expect(about).toContain(`Mother's &lt;i&gt;&quot;Hope&quot;&lt;/i&gt; &amp; $&amp; Co is a companion`);
    expect(about).toContain(
      "<p>Hope &amp; Sons runs this site. You can reach those who run it here: 0300 1234567.</p>",
    );
    expect(about).toContain("call 115.");
    expect(about).toContain("call +92 51 111.");
    expect(answer.text).not.toMatch(/\{[a-zA-Z]+\}|<i>|Umeed/);
  });

  test("the app reads them as they are", async () => {
    const answer = await other.call("GET", "/setting/app");

    expect(answer.at("data")).toMatchObject({
      name,
      tagline: "With you",
      playStoreUrl: "https://play.example.org/app",
      emergencyNumber: "115",
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { clinician } from "../../fixtures/clinicians.ts";
import { approveNew } from "../../fixtures/edited-articles.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let editor: NewMember;
let second: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => NOON });
  editor = await memberNamed(umeed, "Amna Edits", "editor");
  second = await memberNamed(umeed, "Bina Checks", "editor");
});
afterAll(() => umeed.stop());

const inUrdu = { headers: { "umeed-language": "ur" } };
const get = (path: string) => umeed.call("GET", path);
const getInUrdu = (path: string) => umeed.call("GET", path, inUrdu);
const URDU_LETTERS = /[\u0600-\u06FF]/;

const sources = [{ name: "NHS: Vitamins", url: "https://www.nhs.uk/pregnancy/", checked: "2026-03-01" }];
const english = (body = "Take 400 micrograms a day.", title = "Folic acid") => ({
  matter: { title, category: "nutrition", picture: "pill", summary: "Why it helps.", sources },
  body,
});
const urdu = (body = "روز 400 مائیکروگرام لیں۔", title = "فولک ایسڈ") => ({
  matter: { title, summary: "یہ کیوں کام آتا ہے۔" },
  body,
});

interface Listed {
  name?: string | null;
  title?: string;
  textLanguage?: string;
}

/** A bare list, or one in `data`. */
function rowsOf(json: string): Listed[] {
  const body: unknown = JSON.parse(json);
  return Array.isArray(body) ? body : Object(body).data;
}

/** An operator's own number has no name. */
const nameOf = ({ name, title }: Listed) => name ?? title ?? "نمبر";

let articles = 0;

/** An English article that readers have, and the calls that write its translation. */
async function article() {
  articles += 1;
  // Another title for each, without a number.
  const title = `Folic acid, ${String.fromCodePoint(96 + articles)}`;
  const written = { document: english(undefined, title), publication: { when: "now" } };
  const made = await editor.call("POST", "/content/article", { body: written });
  const [key, id] = [made.textAt("data.key"), made.textAt("data.recordId")];
  const path = `/content/article/${key}`;
  await approveNew(second, key);
  return {
    title,
    path,
    id,
    saveEnglish: (version: number, document: unknown) =>
      editor.call("PUT", path, { body: { version, document, publication: { when: "now" } } }),
    translate: (version: number, document: unknown, publication: Record<string, unknown> = { when: "now" }) =>
      editor.call("PUT", `${path}?language=ur`, { body: { version, document, publication } }),
    read: async () => (await get(`/article/${id}`)).body.data,
    readInUrdu: async () => Object((await getInUrdu(`/article/${id}`)).body.data),
    item: async () => (await editor.call("GET", `${path}?language=ur`)).body.data,
  };
}

describe("a reader in Urdu", () => {
  test("gets a week in Urdu at the address of the English one, with the phrase for its size", async () => {
    const [plain, ur] = [await get("/week"), await getInUrdu("/week")];
    const [one, other] = [Object(plain.at("data.19")), Object(ur.at("data.19"))];
    expect([plain.headers.get("content-language"), ur.headers.get("content-language")]).toEqual(["en", "ur"]);

    expect([one.title, one.babyShape]).toEqual(["Week 20", "a banana"]);
    expect([other.title, other.babyShape]).toEqual(["ہفتہ 20", "کیلے جتنا"]);
    expect([other._id, other.imageUrl, other.sources]).toEqual([one._id, one.imageUrl, one.sources]);
    expect(other.longDescription).toContain("<h2>آپ کا بچہ</h2>");
    expect(other).not.toHaveProperty("textLanguage");
    expect(one).not.toHaveProperty("textLanguage");
    expect((await getInUrdu(`/week/${other._id}`)).at("data.title")).toBe("ہفتہ 20");
  });

  test("is told how urgent a sign is in the words of the table, in Urdu", async () => {
    const { body } = await getInUrdu("/dangersign");
    const questions: { advice: string; label: string; level: string; textLanguage?: string }[] = Object(body).data;
    const translated = questions.filter(({ textLanguage }) => textLanguage === undefined);
    expect(translated.length).toBeGreaterThan(50);
    for (const { advice, label } of translated) {
      expect(`${label} ${advice}`).not.toMatch(/\{\{|[A-Za-z]{4}/);
    }
    const now = translated.filter(({ level }) => level === "now");
    expect(now.filter(({ advice }) => advice.includes("ابھی")).length).toBeGreaterThan(now.length / 2);
  });

  test.each(["/city", "/category", "/event", "/guidline/pagination?limit=100", "/helpline", "/afterpregnancy"])(
    "gets %s in Urdu, and what is not translated marked as English",
    async (path) => {
      const listed: Listed[] = rowsOf((await getInUrdu(path)).text);
      const own = listed.filter(({ textLanguage }) => textLanguage === undefined);
      expect(own.length).toBeGreaterThan(0);
      expect(own.filter((row) => !URDU_LETTERS.test(nameOf(row)))).toEqual([]);
      const marked = listed.filter(({ textLanguage }) => textLanguage !== undefined);
      expect(marked.filter((row) => URDU_LETTERS.test(nameOf(row)))).toEqual([]);
    },
  );

  test("gets cities in the order of the Urdu alphabet", async () => {
    const cities: { name: string; textLanguage?: string }[] = JSON.parse((await getInUrdu("/city")).text);
    const names = cities.filter(({ textLanguage }) => !textLanguage).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "ur")));
  });

  test("reads an article that nobody translated in English, and is told so", async () => {
    const { title, read, readInUrdu } = await article();
    expect(await readInUrdu()).toMatchObject({
      title,
      textLanguage: "en",
      category: { name: expect.stringMatching(URDU_LETTERS) },
    });
    expect(await read()).not.toHaveProperty("textLanguage");
  });
});

describe("a translation", () => {
  test("is published beside the English text, which stays", async () => {
    const { title, read, readInUrdu, translate, item } = await article();
    const saved = await translate(0, urdu());
    expect([saved.status, saved.at("errors")]).toEqual([200, undefined]);
    expect(saved.at("data")).toMatchObject({ language: "ur", version: 1, publishedVersion: 1, title: "فولک ایسڈ" });

    expect(await readInUrdu()).toMatchObject({ title: "فولک ایسڈ", summary: "یہ کیوں کام آتا ہے۔" });
    expect((await readInUrdu()).description).toContain("روز 400 مائیکروگرام لیں۔");
    expect(await readInUrdu()).not.toHaveProperty("textLanguage");
    expect(await read()).toMatchObject({ title });
    // What is no words stays the English text's.
    expect(await item()).toMatchObject({ document: { matter: { category: "nutrition", title: "فولک ایسڈ" } } });
  });

  test("keeps numbers with Latin units and numbers to call from turning round", async () => {
    const { readInUrdu, translate } = await article();
    await translate(0, urdu("روز 400 µg لیں۔ [ہم سے](https://umeed.pk/400mg)۔"));
    const { description } = await readInUrdu();
    expect(description).toContain('<bdi dir="ltr">400 µg</bdi>');
    expect(description).toContain('href="https://umeed.pk/400mg"');
  });

  test("is a draft, is discarded, and is taken from readers, while the English text stays", async () => {
    const { path, title, readInUrdu, translate } = await article();
    await translate(0, urdu());
    await translate(1, urdu(undefined, "نیا عنوان"), { when: "never" });
    expect(await readInUrdu()).toMatchObject({ title: "فولک ایسڈ" });
    const versions = await editor.call("GET", `${path}/versions?language=ur`);
    expect(Object(versions.body).data).toMatchObject([{ number: 2 }, { number: 1 }]);
    expect(Object((await editor.call("GET", `${path}/versions`)).body).data).toMatchObject([{ number: 1 }]);

    const discarded = await editor.call("POST", `${path}/discard?language=ur`, { body: { version: 2 } });
    expect([discarded.status, discarded.at("data.title")]).toEqual([200, "فولک ایسڈ"]);
    const gone = await editor.call("POST", `${path}/withdrawal?language=ur`, { body: { version: 3 } });
    expect([gone.status, gone.at("isToCheck")]).toEqual([200, false]);
    expect(await readInUrdu()).toMatchObject({ title, textLanguage: "en" });
    expect((await editor.call("GET", path)).at("data.publishedVersion")).toBe(1);
  });

  test("is listed as behind when the English words change, and not when a source does", async () => {
    const { path, title, readInUrdu, translate, saveEnglish } = await article();
    await translate(0, urdu());
    const isBehind = async () => {
      const listed = await editor.call("GET", `/content?language=ur&show=behind&limit=100`);
      return Object(listed.body).data.some(({ key }: { key: string }) => path.endsWith(`/${key}`));
    };
    const reread = {
      ...english(undefined, title),
      matter: { ...english(undefined, title).matter, picture: "heart-pulse" },
    };
    expect((await saveEnglish(1, reread)).status).toBe(200);
    expect([await isBehind(), await readInUrdu()]).toEqual([false, expect.not.objectContaining({ isBehind: true })]);

    const waiting = Number((await editor.call("GET", "/content/waiting?language=ur")).at("data.behind"));
    await saveEnglish(2, english("Take 400 micrograms a day, with water.", title));
    expect([await isBehind(), await readInUrdu()]).toEqual([true, expect.objectContaining({ isBehind: true })]);
    expect((await editor.call("GET", "/content/waiting?language=ur")).at("data.behind")).toBe(waiting + 1);

    await translate(1, urdu("روز 400 مائیکروگرام پانی کے ساتھ لیں۔"));
    expect([await isBehind(), await readInUrdu()]).toEqual([false, expect.not.objectContaining({ isBehind: true })]);
  });

  test("is listed with its English title, and as behind it in any list", async () => {
    const { path, title, translate, saveEnglish } = await article();
    await translate(0, urdu());
    const listed = async (language: string) => {
      const { body } = await editor.call("GET", `/content?language=${language}&kind=article&sort=newest&limit=100`);
      const rows: { key: string; english: unknown }[] = Object(body).data;
      return rows.find(({ key }) => path.endsWith(`/${key}`))?.english;
    };
    expect([await listed("ur"), await listed("en")]).toEqual([{ title, changedTime: NOON, isBehind: false }, null]);
    await saveEnglish(1, english("Take 400 micrograms a day, with water.", title));
    expect(await listed("ur")).toEqual({ title, changedTime: NOON, isBehind: true });
  });

  test("is listed as missing from when readers have the English text until somebody begins it", async () => {
    const { path, title, translate } = await article();
    const missing = async (query: string) =>
      Object((await editor.call("GET", `/content?show=untranslated&limit=100&${query}`)).body).data;
    const isMissing = async (query = "language=ur") =>
      (await missing(query)).some(({ key }: { key: string }) => path.endsWith(`/${key}`));
    const counted = async (language: string) =>
      Number((await editor.call("GET", `/content/waiting?language=${language}`)).at("data.untranslated"));
    const before = await counted("ur");

    expect(await isMissing()).toBe(true);
    expect(await missing("language=ur&search=folic")).toContainEqual(
      expect.objectContaining({ kind: "article", language: "en", title }),
    );
    expect([await isMissing("language=ur&kind=article"), await isMissing("language=ur&kind=week")]).toEqual([
      true,
      false,
    ]);
    expect([await counted("en"), await isMissing("language=en")]).toEqual([0, false]);

    // A draft in English is not there to translate yet.
    await editor.call("POST", "/content/article", { body: { document: english(undefined, `${title}, to come`) } });
    expect(await counted("ur")).toBe(before);

    expect((await translate(0, urdu(), { when: "never" })).status).toBe(200);
    expect([await counted("ur"), await isMissing()]).toEqual([before - 1, false]);
  });

  test("of what came with Umeed is there for every text", async () => {
    const listed = await editor.call("GET", "/content?language=ur&show=untranslated&limit=100");
    const shipped = Object(listed.body).data.filter(({ isShipped }: { isShipped: boolean }) => isShipped);
    expect(shipped).toEqual([]);
  });

  test("has the English text beside it, and what has changed in it since", async () => {
    const { path, title, saveEnglish, translate } = await article();
    const beside = async () => Object((await editor.call("GET", `${path}/english?language=ur`)).body.data);
    expect(await beside()).toEqual({
      title,
      document: english(undefined, title),
      fields: ["title", "summary"],
      hasText: true,
      isPublished: true,
      isBehind: false,
      changes: [],
    });

    await translate(0, urdu());
    await saveEnglish(1, english("Take 400 micrograms each day.", title));
    expect(await beside()).toMatchObject({
      document: { body: "Take 400 micrograms each day." },
      isBehind: true,
      changes: [
        {
          field: "body",
          differences: [
            { kind: "same", text: "Take 400 micrograms " },
            { kind: "removed", text: "a" },
            { kind: "added", text: "each" },
            { kind: "same", text: " day." },
          ],
        },
      ],
    });

    // As it was: it has been looked at.
    expect((await translate(1, urdu(), { when: "never" })).status).toBe(200);
    expect(await beside()).toMatchObject({ isBehind: false, changes: [] });
    const restored = await editor.call("POST", `${path}/versions/1/restoration?language=ur`, { body: { version: 2 } });
    expect([restored.status, await beside()]).toEqual([200, expect.objectContaining({ isBehind: true })]);
    expect((await editor.call("GET", `${path}/english`)).status).toBe(400);
  });

  test("shows what has changed where the version does not say what it was made from, as long as that is there", async () => {
    const { path, title, saveEnglish, translate } = await article();
    const changes = async () => (await editor.call("GET", `${path}/english?language=ur`)).at("data.changes");
    const of = { kind: "article", key: path.split("/").at(-1) } as const;
    await translate(0, urdu());
    await saveEnglish(1, english("Take 400 micrograms each day.", title));
    const own = umeed.db.updateTable("contentVersion").set({ english: null });
    await own
      .where("key", "=", of.key ?? "")
      .where("language", "=", "ur")
      .execute();
    expect(await changes()).toEqual([expect.objectContaining({ field: "body" })]);
    const first = umeed.db.updateTable("contentVersion").set({ document: JSON.stringify(english("Gone.", title)) });
    await first
      .where("key", "=", of.key ?? "")
      .where("language", "=", "en")
      .where("number", "=", 1)
      .execute();
    expect(await changes()).toBeNull();
  });

  test("left as shipped while a number changes in English waits for a second person", async () => {
    const path = "/content/symptom/fever-in-mother";
    const shipped = Object((await editor.call("GET", path)).body.data).document;
    const document = { ...shipped, body: `${shipped.body}\n\nDrink 3 litres a day.` };
    const publication = { when: "now", source: "WHO 2012" };
    const asked = await editor.call("PUT", path, { body: { version: 0, document, publication } });
    if (asked.at("data.isToCheck") === true) {
      const decision = { version: 1, against: 0, verdict: "approve" };
      await second.call("POST", `${path}/check`, { body: decision });
    }
    expect((await editor.call("GET", path)).at("data.publishedVersion")).toBe(1);
    const own = Object((await editor.call("GET", `${path}?language=ur`)).body.data).document;
    const kept = await editor.call("PUT", `${path}?language=ur`, { body: { version: 0, document: own, publication } });
    expect([kept.status, kept.at("data.isToCheck")]).toEqual([200, true]);
  });

  test("with another number in words than readers have waits, unless the English says that number", async () => {
    const { translate } = await article();
    const spoons = (number: string) => urdu(`روز 400 مائیکروگرام لیں، ${number} چمچ دودھ کے ساتھ۔`);
    expect((await translate(0, spoons("دو"))).at("data.isToCheck")).toBe(false);
    expect((await translate(1, spoons("بیس"))).at("code")).toBe("needs_source");
    expect((await translate(1, urdu())).at("data.isToCheck")).toBe(false);
  });

  test("with another number than the English text waits for a second person", async () => {
    const { path, title, readInUrdu, translate } = await article();
    const wrong = urdu("روز 800 مائیکروگرام لیں۔");
    const looked = await editor.call("POST", "/content/preview", {
      body: { document: wrong, kind: "article", key: path.split("/").at(-1), language: "ur" },
    });
    expect(looked.at("data.risks.0.after")).toContain("800");
    expect((await translate(0, wrong)).at("code")).toBe("needs_source");
    const saved = await translate(0, wrong, { when: "now", source: "WHO 2012" });
    expect([saved.status, saved.at("data.isToCheck")]).toEqual([200, true]);
    expect(await readInUrdu()).toMatchObject({ title, textLanguage: "en" });

    const check = await second.call("GET", `${path}/check?language=ur`);
    expect(check.at("data.risks")).toMatchObject([
      { what: "dose", before: null, after: "روز 800 مائیکروگرام لیں۔", english: "Take 400 micrograms a day." },
    ]);
    const decision = { version: 1, against: null, verdict: "approve" };
    expect((await second.call("POST", `${path}/check?language=ur`, { body: decision })).status).toBe(200);
    expect((await readInUrdu()).description).toContain("800");
    await translate(1, urdu("روز 900 مائیکروگرام لیں۔"), { when: "now", source: "WHO 2012" });
    const next = await second.call("GET", `${path}/check?language=ur`);
    expect(next.at("data.risks")).toMatchObject([
      {
        before: "روز 800 مائیکروگرام لیں۔",
        after: "روز 900 مائیکروگرام لیں۔",
        english: "Take 400 micrograms a day.",
        differences: [
          { kind: "same", text: "روز " },
          { kind: "removed", text: "800" },
          { kind: "added", text: "900" },
          { kind: "same", text: " مائیکروگرام لیں۔" },
        ],
      },
    ]);
    expect((await second.call("GET", `${path}/check`)).status).toBe(404);
  });

  test("that readers never had needs a source for another number as soon as all of it is checked", async () => {
    const { path, translate } = await article();
    const wrong = urdu("روز 800 مائیکروگرام لیں۔");
    expect((await translate(0, wrong, { when: "never" })).status).toBe(200);
    const draft = { kind: "article", key: path.split("/").at(-1), language: "ur", document: wrong };
    const checked = await editor.call("POST", "/content/check", { body: { ...draft, publication: { when: "now" } } });
    expect([checked.status, checked.text]).toEqual([400, expect.stringContaining("publication.source")]);
    const publication = { when: "now", source: "WHO 2012" };
    expect((await editor.call("POST", "/content/check", { body: { ...draft, publication } })).status).toBe(200);
  });

  test("has a clinician's review of its own", async () => {
    const { path, read, readInUrdu, translate } = await article();
    await translate(0, urdu());
    const body = { version: 1, ...clinician };
    await editor.call("PUT", `${path}/review`, { body });
    expect((await readInUrdu())["review"]).toBeNull();
    const entered = await editor.call("PUT", `${path}/review?language=ur`, { body });
    expect([entered.status, entered.at("errors")]).toEqual([200, undefined]);
    expect((await readInUrdu())["review"]).toMatchObject({ name: clinician.name });
    await editor.call("DELETE", `${path}/review?language=ur`);
    expect([(await readInUrdu())["review"], Object(await read())["review"]]).toEqual([null, expect.anything()]);
  });

  test("of a shipped text that was edited goes back to how it came", async () => {
    const path = "/content/week/week-20";
    const title = async () => Object((await getInUrdu("/week")).at("data.19")).title;
    const shipped = Object((await editor.call("GET", `${path}?language=ur`)).body.data);
    expect(shipped).toMatchObject({ version: 0, isShipped: true, isOurs: false, title: "ہفتہ 20" });
    const { matter, body } = shipped.document;
    const document = { matter: { ...matter, title: "بیسواں ہفتہ" }, body };
    const edited = await editor.call("PUT", `${path}?language=ur`, {
      body: { version: 0, document, publication: { when: "now", source: "Our own words" } },
    });
    // The title has no number any more, so a second person looks at it.
    expect([edited.status, edited.at("data.isToCheck")]).toEqual([200, true]);
    const decision = { version: 1, against: 0, verdict: "approve" };
    expect((await second.call("POST", `${path}/check?language=ur`, { body: decision })).status).toBe(200);
    expect(await title()).toBe("بیسواں ہفتہ");

    const back = await editor.call("POST", `${path}/shipped?language=ur`, { body: { version: 1, choice: "take" } });
    expect([back.status, await title()]).toEqual([200, "ہفتہ 20"]);
    expect((await get("/week")).at("data.19.title")).toBe("Week 20");
  });

  test("of what there is not is refused, and of a language that there is not", async () => {
    const body = { version: 0, document: urdu() };
    expect((await editor.call("PUT", "/content/article/nothing?language=ur", { body })).status).toBe(404);
    expect((await editor.call("GET", "/content/week/week-20?language=fr")).status).toBe(400);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { shippedId } from "../../../server/domain/identity.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { clinician, showUnread } from "../../fixtures/clinicians.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";
import { found } from "../search/found.ts";

let umeed: TestUmeed;
let editor: NewMember;
let administrator: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => NOON });
  editor = await memberNamed(umeed, "Amna Edits", "editor");
  administrator = await memberNamed(umeed, "Sana", "administrator");
});
afterAll(() => umeed.stop());

const URDU_LETTERS = /[\u0600-\u06FF]/;

interface Said {
  _id: string;
  textLanguage?: string;
  isUnreviewed?: boolean;
}

const reader = {
  call: (method: string, path: string) => umeed.call(method, path, { headers: { "umeed-language": "ur" } }),
};

async function readOne(path: string): Promise<Said> {
  return Object((await reader.call("GET", path)).at("data"));
}

/** A bare list, or one in `data`. */
async function readAll(path: string): Promise<Said[]> {
  const body: unknown = JSON.parse((await reader.call("GET", path)).text);
  return Array.isArray(body) ? body : Object(body).data;
}

async function enterReview(item: string, version = 0) {
  const entered = await editor.call("PUT", `/content/${item}/review?language=ur`, { body: { version, ...clinician } });
  expect([entered.status, entered.at("errors")]).toEqual([200, undefined]);
}

const OF_HEALTH = [
  ["an article", `/article/${shippedId("article", "ectopic-pregnancy")}`],
  ["a symptom", `/commonsymptom/${shippedId("symptom", "fever-in-mother")}`],
  ["a guideline", `/guidline/${shippedId("guideline", "antenatal-contacts")}`],
  ["a week", `/week/${shippedId("week.pregnancy", "20")}`],
  ["a tip", "/tip/random"],
] as const;
const LISTS_OF_HEALTH = ["/dangersign", "/week", "/afterpregnancy", "/guidline/pagination?limit=100"];
const OTHER_LISTS = ["/city", "/category", "/event", "/helpline"];

describe("a translation about health", () => {
  test.each(OF_HEALTH)("says of %s that no clinician has read it, to who reads it in Urdu alone", async (_, path) => {
    expect(await readOne(path)).toMatchObject({ isUnreviewed: true });
    expect(Object((await umeed.call("GET", path)).at("data"))).not.toHaveProperty("isUnreviewed");
  });

  test.each(LISTS_OF_HEALTH)("says so of each in %s", async (path) => {
    const listed = await readAll(path);
    expect(listed.length).toBeGreaterThan(5);
    expect(listed.filter(({ isUnreviewed }) => !isUnreviewed)).toEqual([]);
  });

  test.each(OTHER_LISTS)("and what is in %s is none", async (path) => {
    const listed = await readAll(path);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.filter(({ isUnreviewed }) => isUnreviewed)).toEqual([]);
  });

  test.each([
    ["article/teething", `/article/${shippedId("article", "teething")}`],
    ["week/week-21", `/week/${shippedId("week.pregnancy", "21")}`],
    ["symptom/headaches", `/commonsymptom/${shippedId("symptom", "headaches")}`],
  ])("of %s is read once a clinician is entered for it, until the entry is removed", async (item, path) => {
    const english = await editor.call("PUT", `/content/${item}/review`, { body: { version: 0, ...clinician } });
    expect(english.status).toBe(200);
    expect(await readOne(path)).toMatchObject({ isUnreviewed: true });
    await enterReview(item);
    expect(await readOne(path)).not.toHaveProperty("isUnreviewed");
    await editor.call("DELETE", `/content/${item}/review?language=ur`);
    expect(await readOne(path)).toMatchObject({ isUnreviewed: true });
  });

  test("of a question with fields that no translator writes is read, too", async () => {
    const listed = Object((await editor.call("GET", "/content?kind=dangerSign&language=ur&limit=1")).body).data;
    const [{ key, recordId }] = listed;
    await enterReview(`dangerSign/${key}`);
    const unread = (await readAll("/dangersign")).filter(({ isUnreviewed }) => !isUnreviewed);
    expect(unread.map(({ _id }) => _id)).toEqual([recordId]);
    expect((await editor.call("GET", `/content/dangerSign/${key}?language=ur`)).at("data.review")).toMatchObject({
      isChangedSince: false,
    });
  });

  test("is to be read again when it changes, and when the English text does", async () => {
    const matter = {
      title: "Rest after work",
      category: "body",
      picture: "moon",
      summary: "Why it helps.",
      sources: [{ name: "NHS: Rest", url: "https://www.nhs.uk/pregnancy/", checked: "2026-03-01" }],
    };
    const publication = { when: "now" };
    const made = await editor.call("POST", "/content/article", {
      body: { document: { matter, body: "Rest each day." }, publication },
    });
    const [item, address] = [`article/${made.textAt("data.key")}`, `/article/${made.textAt("data.recordId")}`];
    const translate = async (version: number, body: string) => {
      const document = { matter: { title: "کام کے بعد آرام", summary: "کیوں۔" }, body };
      const saved = await editor.call("PUT", `/content/${item}?language=ur`, {
        body: { version, document, publication },
      });
      expect(saved.status).toBe(200);
    };
    const isRead = async () => (await readOne(address)).isUnreviewed !== true;

    await translate(0, "روز آرام کریں۔");
    await enterReview(item, 1);
    expect(await isRead()).toBe(true);
    await translate(1, "روز آرام کیا کریں۔");
    expect(await isRead()).toBe(false);
    await enterReview(item, 2);
    expect(await isRead()).toBe(true);

    const changed = { version: 1, document: { matter, body: "Rest each day, lying on your side." }, publication };
    expect((await editor.call("PUT", `/content/${item}`, { body: changed })).status).toBe(200);
    expect(await readOne(address)).toMatchObject({ isBehind: true, isUnreviewed: true });
  });
});

/** Around numbers to call, as on every page in Urdu. */
const withoutIsolates = (text: unknown) =>
  typeof text === "string" ? text.replaceAll(/<\/?bdi[^>]*>|[\u2066-\u2069]/g, "") : text;

describe("where the operator hides what no clinician has read", () => {
  afterEach(() => showUnread(administrator, "shown"));

  test.each(OF_HEALTH)("%s comes in English and says so, whole", async (_, path) => {
    await showUnread(administrator, "hidden");
    const [hidden, english] = [await readOne(path), Object((await umeed.call("GET", path)).at("data"))];
    const { related: _related, category: _category, ...own } = Object(hidden);
    expect(own).toMatchObject({ textLanguage: "en" });
    expect(own).not.toHaveProperty("isUnreviewed");
    for (const field of ["title", "symptom", "summary", "description", "causes", "longDescription"]) {
      expect(withoutIsolates(own[field])).toEqual(english[field]);
    }
  });

  const SIGN = "sign/bad-headache-pregnant";
  const EVENT = shippedId("event", "world-preeclampsia-day");
  test.each([
    ["a text about health", "symptom/headaches", () => readOne(`/commonsymptom/${shippedId("symptom", "headaches")}`)],
    [
      "any other text",
      "event/world-preeclampsia-day",
      async () => (await readAll("/event")).find(({ _id }) => _id.startsWith(EVENT)),
    ],
  ])("%s with words of a sign comes in Urdu once a clinician is entered for the sign, too", async (_, item, read) => {
    const words: string = Object((await editor.call("GET", `/content/${SIGN}?language=ur`)).body.data).document.matter
      .words;
    const { version, document } = Object((await editor.call("GET", `/content/${item}?language=ur`)).body.data);
    const said = { ...document, body: `${document.body}\n\n{{sign:bad-headache@pregnant}}` };
    const publication = { when: "now", source: "WHO 2012" };
    const saved = await editor.call("PUT", `/content/${item}?language=ur`, {
      body: { version, document: said, publication },
    });
    expect([saved.status, saved.at("errors")]).toEqual([200, undefined]);
    if (saved.at("data.isToCheck") === true) {
      const body = { version: version + 1, against: version, verdict: "approve" };
      await administrator.call("POST", `/content/${item}/check?language=ur`, { body });
    }
    if (item.startsWith("symptom")) await enterReview(item, version + 1);
    const inUrdu = async () => {
      const one = await read();
      return [one?.textLanguage, JSON.stringify(one).includes(words)];
    };
    expect(await inUrdu()).toEqual([undefined, true]);
    await showUnread(administrator, "hidden");
    expect(await inUrdu()).toEqual(["en", false]);
    await enterReview(SIGN);
    expect(await inUrdu()).toEqual([undefined, true]);
    await editor.call("DELETE", `/content/${SIGN}/review?language=ur`);
    expect(await inUrdu()).toEqual(["en", false]);
    const asShipped = { version: version + 1, choice: "take" };
    expect((await editor.call("POST", `/content/${item}/shipped?language=ur`, { body: asShipped })).status).toBe(200);
  });

  test("lists and the search have it in English, and what is read or not about health in Urdu", async () => {
    const term = "کولہوں";
    expect((await found(reader, term)).data).not.toEqual([]);
    const readOthers = () => Promise.all(OTHER_LISTS.map(readAll));
    const others = await readOthers();
    await enterReview("week/week-22");
    await showUnread(administrator, "hidden");

    const weeks = await readAll("/week");
    const inUrdu = weeks.filter(({ textLanguage }) => textLanguage === undefined);
    expect(inUrdu.map(({ _id }) => _id)).toEqual([shippedId("week.pregnancy", "22")]);
    expect((await readAll("/afterpregnancy")).filter(({ textLanguage }) => textLanguage !== "en")).toEqual([]);
    expect(await readOthers()).toEqual(others);
    expect((await found(reader, term)).data).toEqual([]);
    const [group] = (await found(reader, "hip pain")).data;
    expect(group?.items[0]).toMatchObject({ textLanguage: "en", title: expect.not.stringMatching(URDU_LETTERS) });

    await editor.call("DELETE", "/content/week/week-22/review?language=ur");
    await showUnread(administrator, "shown");
    expect((await found(reader, term)).data).not.toEqual([]);
  });
});

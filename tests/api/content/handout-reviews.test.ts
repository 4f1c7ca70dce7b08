import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { clinician, showUnread } from "../../fixtures/clinicians.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let editor: NewMember;
let administrator: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed({}, { now: () => NOON });
  editor = await memberNamed(umeed, "Amna Edits", "editor");
  administrator = await memberNamed(umeed, "Zara Runs", "administrator");
});
afterAll(() => umeed.stop());

const PAPER = "danger-signs";

interface Listed {
  handout: string;
  title: string;
  version: string;
  review: { isChangedSince: boolean } | null;
}

const listed = async (): Promise<Listed[]> => Object((await editor.call("GET", "/handout?language=ur")).body).data;
async function paper(name = PAPER) {
  const found = (await listed()).find(({ handout }) => handout === name);
  if (!found) throw new Error(`${name} is not listed.`);
  return found;
}
const enter = async (more: Record<string, unknown> = {}, name = PAPER) =>
  editor.call("PUT", `/handout/${name}/review?language=ur`, {
    body: { version: (await paper()).version, ...clinician, ...more },
  });
const remove = () => editor.call("DELETE", `/handout/${PAPER}/review?language=ur`);

interface Download {
  file: string;
  textLanguage?: string;
  isUnreviewed?: boolean;
}

/** The papers that readers in Urdu are offered, by what is said of each. */
async function offered(is: (download: Download) => boolean): Promise<string[]> {
  const { body } = await umeed.call("GET", "/download", { headers: { "umeed-language": "ur" } });
  const downloads: Download[] = Object(body).data;
  return downloads.filter(is).map(({ file }) => file);
}
const marked = () => offered(({ isUnreviewed }) => isUnreviewed === true);
const inEnglish = () => offered(({ textLanguage }) => textLanguage === "en");
const others = ["hospital-bag.pdf", "birth-plan.pdf", "visit-card.pdf"];

describe("a clinician's review of a paper in Urdu", () => {
  afterEach(remove);

  test("is there for none at first, so each says so", async () => {
    expect((await listed()).map(({ review }) => review)).toEqual([null, null, null, null]);
    expect((await paper()).title).toMatch(/[\u0600-\u06FF]/);
    expect(await marked()).toEqual([`${PAPER}.pdf`, ...others]);
  });

  test("takes the mark off that paper alone, is in the log, and can be removed", async () => {
    const saved = await enter();
    expect([saved.status, saved.at("message")]).toEqual([200, "The review is saved."]);
    expect((await paper()).review).toEqual({ ...clinician, isChangedSince: false });
    expect(await marked()).toEqual(others);
    expect((await enter({ registration: "" })).status).toBe(200);
    expect((await paper()).review).toMatchObject({ registration: null });

    expect((await remove()).status).toBe(200);
    expect([(await paper()).review, await marked()]).toEqual([null, [`${PAPER}.pdf`, ...others]]);
    const acts = await umeed.db.selectFrom("actOfPower").selectAll().where("subjectKind", "=", "handout").execute();
    expect(new Set(acts.map(({ act }) => act))).toEqual(new Set(["enter review", "remove review"]));
    for (const { subjectId, reason, actorId } of acts) {
      expect([subjectId, actorId]).toEqual([PAPER, editor.id]);
      expect(reason).toContain("in Urdu");
      expect(reason).toContain("Dr Ayesha Khan");
    }
  });

  test("does not count any more once the paper has other words, as from the table of signs", async () => {
    await enter();
    const sign = "/content/sign/bleeding-pregnant?language=ur";
    const item = Object((await editor.call("GET", sign)).body.data);
    const { words } = item.document.matter;
    const say = (version: number, said: string) =>
      editor.call("PUT", sign, {
        body: {
          version,
          document: { matter: { ...item.document.matter, words: said }, body: "" },
          publication: { when: "now" },
        },
      });
    const changed = await say(item.version, `${words}، بہت`);
    expect([changed.status, changed.at("data.isToCheck")]).toEqual([200, false]);
    expect((await paper()).review).toEqual({ ...clinician, isChangedSince: true });
    expect(await marked()).toEqual([`${PAPER}.pdf`, ...others]);

    await say(item.version + 1, words);
    expect((await paper()).review).toEqual({ ...clinician, isChangedSince: false });
    expect(await marked()).toEqual(others);
  });

  test("of another release does not count", async () => {
    await enter();
    await umeed.db.updateTable("handoutReview").set({ textHash: "of other words" }).execute();
    expect((await paper()).review).toMatchObject({ isChangedSince: true });
    expect(await marked()).toContain(`${PAPER}.pdf`);
    // Who entered it left.
    await umeed.db.updateTable("handoutReview").set({ enteredBy: null }).execute();
    expect((await enter()).status).toBe(200);
    expect(await marked()).toEqual(others);
  });

  test("gives it to readers in Urdu where the operator hides what no clinician has read", async () => {
    await showUnread(administrator, "hidden");
    expect(await inEnglish()).toEqual([`${PAPER}.pdf`, ...others]);
    await enter();
    expect(await inEnglish()).toEqual(others);
    await showUnread(administrator, "shown");
  });

  test.each([
    ["without a name", { name: " " }, 400, "name"],
    ["without a qualification", { qualification: "" }, 400, "qualification"],
    ["on no day", { date: "" }, 400, "date"],
    ["tomorrow", { date: "2026-03-13" }, 400, "date"],
    ["in a year mistyped", { date: "0206-03-05" }, 400, "date"],
    ["of other words than readers have", { version: "of other words" }, 409, ""],
  ])("is refused %s", async (_, change, status, path) => {
    const answer = await enter(change);
    expect([answer.status, answer.at("errors.0.path")]).toEqual([status, path]);
    expect((await paper()).review).toBeNull();
  });

  test("is refused of a paper that there is not, and in English", async () => {
    expect((await enter({}, "nothing")).status).toBe(404);
    const body = { version: (await paper()).version, ...clinician };
    const inLanguage = (query: string) => editor.call("PUT", `/handout/${PAPER}/review${query}`, { body });
    expect((await inLanguage("")).status).toBe(404);
    expect((await inLanguage("?language=fr")).status).toBe(400);
    expect((await editor.call("GET", "/handout")).body).toEqual({ data: [] });
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContent } from "../../../server/content/load.ts";
import { setEdited } from "../../../server/domain/signs/table.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

let umeed: TestUmeed;
let author: NewMember;
let second: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  author = await memberNamed(umeed, "Amna Edits", "editor");
  second = await memberNamed(umeed, "Bina Checks", "editor");
});
afterAll(async () => {
  setEdited(new Map());
  await umeed.stop();
});

const path = (key: string) => `/content/sign/${key}`;
const SOURCE = "WHO: Pocket book (2022), page 25";

async function save(
  key: string,
  fields: Record<string, unknown>,
  publication: Record<string, string> = { when: "now" },
) {
  const item = await author.call("GET", path(key));
  const { matter } = Object(item.at("data.document"));
  const document = { matter: { ...matter, ...fields }, body: "" };
  return author.call("PUT", path(key), { body: { version: item.at("data.version"), document, publication } });
}

async function asked(key: string) {
  const id = (await author.call("GET", `/content/dangerSign/${key}`)).textAt("data.recordId");
  const all = (await umeed.call("GET", "/dangersign")).at("data");
  return Array.isArray(all) ? all.find(({ _id }) => _id === id) : undefined;
}

async function article(title: string, body: string) {
  const sources = [{ name: "NHS: Teeth", url: "https://www.nhs.uk/", checked: "2026-03-01" }];
  const matter = { title, category: "nutrition", picture: "tangerine", summary: "About it.", sources };
  const answer = await author.call("POST", "/content/article", {
    body: { document: { matter, body }, publication: { when: "now" } },
  });
  expect([answer.status, answer.at("errors")]).toEqual([200, undefined]);
  return async () => (await umeed.call("GET", `/article/${answer.textAt("data.recordId")}`)).textAt("data.description");
}

async function shipped(kind: "week" | "symptom", key: string) {
  const id = (await author.call("GET", `/content/${kind}/${key}`)).textAt("data.recordId");
  return (await umeed.call("GET", kind === "week" ? `/week/${id}` : `/commonsymptom/${id}`)).text;
}

describe("a row of the table of signs", () => {
  test("has a title that says for whom it is, and stays where it is", async () => {
    const item = await author.call("GET", path("fever-pregnant"));
    expect(item.at("data.title")).toBe("A fever of 38 °C or more (pregnant)");
    const gone = await author.call("POST", `${path("fever-pregnant")}/withdrawal`, { body: { version: 0 } });
    expect([gone.status, gone.at("code")]).toEqual([409, "part_of_a_set"]);
  });

  test("that is raised is published at once, and every text follows", async () => {
    const read = await article("Itching", "Itching: be seen {{urgency:itch-or-yellow@pregnant}}.");
    expect(await read()).toContain("be seen today");
    expect((await asked("pregnant-itch-yellow"))?.level).toBe("today");
    const ofWeek = "Itching of palms and soles, or yellow eyes: be seen";
    const ofSymptom = "Yellow eyes or skin, dark urine or pale stool. Be seen";
    expect(await shipped("week", "week-35")).toContain(`${ofWeek} today`);
    expect(await shipped("symptom", "itching-and-stretch-marks")).toContain(`${ofSymptom} today`);

    const saved = await save("itch-or-yellow-pregnant", { urgency: "now" });

    expect([saved.status, saved.at("errors"), saved.at("data.isToCheck")]).toEqual([200, undefined, false]);
    expect(await read()).toContain("be seen now");
    expect((await asked("pregnant-itch-yellow"))?.level).toBe("now");
    expect(await shipped("week", "week-35")).toContain(`${ofWeek} now`);
    expect(await shipped("symptom", "itching-and-stretch-marks")).toContain(`${ofSymptom} now`);
    expect((await umeed.call("GET", "/search?q=itching")).text).toContain("now");
    const later = await article("Itching again", "Itching: be seen {{urgency:itch-or-yellow@pregnant}}.");
    expect(await later()).toContain("be seen now");
    expect((await umeed.call("GET", "/download/danger-signs.pdf")).status).toBe(200);
  });

  test("that is lowered waits for a second person, with a source; then every text follows", async () => {
    const read = await article("Waters", "Waters break: go {{urgency:waters@pregnant}}.");
    const shared = await article("Waters or a fit", "Go {{urgency:waters,fit@pregnant}}.");
    const lower = { urgency: "today" };
    const silent = await save("waters-pregnant", lower, { when: "now" });
    expect([silent.status, silent.at("code")]).toEqual([400, "needs_source"]);
    const saved = await save("waters-pregnant", lower, { when: "now", source: SOURCE });
    expect([saved.status, saved.at("data.isToCheck")]).toEqual([200, true]);
    expect(await read()).toContain("go now");
    expect((await asked("pregnant-waters"))?.level).toBe("now");
    const open = await second.call("GET", `${path("waters-pregnant")}/check`);
    expect(open.at("data.risks")).toContainEqual(
      expect.objectContaining({ what: "urgency", before: "How urgent: now", after: "How urgent: today" }),
    );
    const decision = { version: 1, against: 0, verdict: "approve" };
    const own = await author.call("POST", `${path("waters-pregnant")}/check`, { body: decision });
    expect(own.status).toBe(403);

    expect((await second.call("POST", `${path("waters-pregnant")}/check`, { body: decision })).status).toBe(200);

    expect(await read()).toContain("go today");
    // The urgency of several signs at once stays that of the most urgent.
    expect(await shared()).toContain("Go now");
    expect((await asked("pregnant-waters"))?.level).toBe("today");
  });

  test.each([
    ["threshold", { threshold: "39 °C or more", words: "a fever of 39 °C or more" }],
    ["words", { words: "a fever of 39 °C or more" }],
  ])("with a changed number in its %s waits for a second person", async (_, fields) => {
    const saved = await save("fever-pregnant", fields, { when: "now", source: SOURCE });
    expect([saved.status, saved.at("data.isToCheck")]).toEqual([200, true]);
    expect((await asked("pregnant-fever"))?.label ?? "").not.toContain("39");
  });

  test("is refused where a question's signs would not be equally urgent, and says which", async () => {
    const saved = await save("pain-under-ribs-pregnant", { urgency: "today" }, { when: "now", source: SOURCE });

    expect([saved.status, saved.at("errors.0.path")]).toEqual([400, "urgency"]);
    expect(saved.textAt("errors.0.msg")).toContain(
      "It would not fit the question of the danger-sign check “I have a bad headache, blurred sight, or pain under the ribs”.",
    );
  });

  test("stays as edited at the next start, and another process follows it", async () => {
    await save("swollen-feet-pregnant", { urgency: "today" });
    setEdited(new Map());
    await umeed.db
      .updateTable("shippedContent")
      .set({ fingerprint: "older" })
      .where("name", "in", ["all", "signs"])
      .execute();

    await loadContent(umeed.db, NOON);

    expect((await asked("pregnant-ankles"))?.level).toBe("today");
    setEdited(new Map());
    const read = await article("Feet", "Swollen feet: be seen {{urgency:swollen-feet@pregnant}}.");
    expect(await read()).toContain("be seen today");
  });

  test("goes back to the shipped one in one step, and every text with it", async () => {
    const version = (await author.call("GET", path("itch-or-yellow-pregnant"))).at("data.version");
    const back = await author.call("POST", `${path("itch-or-yellow-pregnant")}/shipped`, {
      body: { version, choice: "take" },
    });
    expect(back.status).toBe(200);
    expect((await asked("pregnant-itch-yellow"))?.level).toBe("today");
  });
});

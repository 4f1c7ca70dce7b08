import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { loadContent } from "../../../server/content/load.ts";
import { shippedId } from "../../../server/domain/identity.ts";
import { NOON } from "../../support/noon.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { memberNamed, type NewMember } from "../../fixtures/members.ts";

const KEY = "settle-on-your-side";
const path = `/content/tip/${KEY}`;
const source = { name: "NHS", url: "https://www.nhs.uk/pregnancy/", checked: "2026-03-01" };
const TRIMESTERS = ["firstTrimester", "secondTrimester", "thirdTrimester"] as const;

let umeed: TestUmeed;
let editor: NewMember;
beforeAll(async () => {
  umeed = await startTestUmeed();
  editor = await memberNamed(umeed, "Amna Edits", "editor");
});
afterAll(() => umeed.stop());
beforeEach(async () => {
  await umeed.db.deleteFrom("contentVersion").where("key", "=", KEY).execute();
  await umeed.db
    .updateTable("contentItem")
    .set({ version: 0, publishedVersion: 0, isOurs: 0, isShippedNewer: 0 })
    .where("key", "=", KEY)
    .execute();
  await withOlderShippedText();
  await upgrade();
});

/** Adds words, since a tip that loses what it says of doses or urgencies waits for a second person. */
async function publish(matter: Record<string, unknown>, version = 0) {
  const before = (await editor.call("GET", path)).textAt("data.document.body");
  return editor.call("PUT", path, {
    body: {
      version,
      document: { matter: { ...matter, source }, body: `${before} Our own words.` },
      publication: { when: "now" },
    },
  });
}

async function fitsOf(id = shippedId("tip", KEY)) {
  const rows = await umeed.db.selectFrom("tipFit").select("fit").where("tipId", "=", id).orderBy("fit").execute();
  return rows.map(({ fit }) => fit);
}

async function withOlderShippedText() {
  const shippedDocument = JSON.stringify({ matter: { audience: "pregnancy", source }, body: "Shipped before." });
  await umeed.db.updateTable("contentItem").set({ shippedDocument }).where("key", "=", KEY).execute();
  await umeed.db
    .updateTable("shippedContent")
    .set({ fingerprint: "of an earlier version" })
    .where("name", "=", "all")
    .execute();
}

/** As a database is that has just gone through the migration: shipped tips did not say whom they fit. */
async function asBefore() {
  const tipId = shippedId("tip", KEY);
  await withOlderShippedText();
  // Texts are stored once more after that, when the table of signs is an older one too.
  await umeed.db.updateTable("shippedContent").set({ fingerprint: "of an earlier version" }).execute();
  await umeed.db.deleteFrom("tipFit").where("tipId", "=", tipId).execute();
  await umeed.db
    .insertInto("tipFit")
    .values(TRIMESTERS.map((fit) => ({ tipId, fit })))
    .execute();
}

const upgrade = () => loadContent(umeed.db, NOON, new URL("../../../server/content/", import.meta.url));
const words = async () =>
  (await umeed.db.selectFrom("tip").select("body").where("id", "=", shippedId("tip", KEY)).executeTakeFirstOrThrow())
    .body;

describe("an upgrade from before tips said whom they fit", () => {
  test("narrows a tip that nobody here has touched", async () => {
    await asBefore();
    expect(await fitsOf()).toEqual(TRIMESTERS);
    await upgrade();
    expect(await fitsOf()).toEqual(["thirdTrimester"]);
  });

  test("narrows one that an editor had changed, and leaves her words", async () => {
    expect((await publish({ audience: "pregnancy" })).status).toBe(200);
    await asBefore();

    await upgrade();

    expect(await fitsOf()).toEqual(["thirdTrimester"]);
    expect(await words()).toContain("Our own words.");
    expect((await editor.call("GET", path)).at("data")).toMatchObject({ isOurs: true, isShippedNewer: true });
  });

  test("leaves what an editor has chosen since", async () => {
    expect((await publish({ fits: ["newborn", "youngBaby"] })).status).toBe(200);
    await withOlderShippedText();

    await upgrade();

    expect(await fitsOf()).toEqual(["newborn", "youngBaby"]);
    expect((await editor.call("GET", path)).at("data.isShippedNewer")).toBe(true);
  });

  test("brings back nothing that an editor took away", async () => {
    await editor.call("POST", `${path}/withdrawal`, { body: { version: 0 } });
    expect(await fitsOf()).toEqual([]);
    await withOlderShippedText();

    await upgrade();

    expect(await fitsOf()).toEqual([]);
  });
});

describe("an editor's tip", () => {
  test("fits what she chose, and what she chooses next in its place", async () => {
    await publish({ fits: ["newborn", "afterLoss"] });
    expect(await fitsOf()).toEqual(["afterLoss", "newborn"]);
    await publish({ fits: ["toddler"] }, 1);
    expect(await fitsOf()).toEqual(["toddler"]);
  });

  test("of which only the audience is known fits what the shipped one does, and a new one the whole audience", async () => {
    expect((await publish({ audience: "pregnancy" })).status).toBe(200);
    expect(await fitsOf()).toEqual(["thirdTrimester"]);

    const document = { matter: { audience: "pregnancy", source }, body: "Quite a new one." };
    const made = await editor.call("POST", "/content/tip", { body: { document, publication: { when: "now" } } });
    expect(await fitsOf(made.textAt("data.recordId"))).toEqual(TRIMESTERS);
  });

  test.each([
    ["nothing", {}, "fits"],
    ["an empty choice", { fits: [] }, "fits"],
    ["an empty choice beside the old audience", { fits: [], audience: "everyone" }, "fits"],
    ["a choice that is none", { fits: ["grandmothers"] }, "fits.0"],
    ["an audience that is none", { audience: "grandmothers" }, "audience"],
  ])("with %s is refused at its field, and may be a draft", async (_what, matter, field) => {
    const refused = await publish(matter);
    expect([refused.status, refused.at("errors")]).toEqual([400, [{ path: field, msg: "Choose for whom it is." }]]);
    const document = { matter: { ...matter, source }, body: "Our own words." };
    const draft = await editor.call("PUT", path, { body: { version: 0, document, publication: { when: "never" } } });
    expect(draft.status).toBe(200);
  });
});

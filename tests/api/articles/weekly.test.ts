import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeTurn } from "../../../server/domain/content/turn.ts";
import { shippedId } from "../../../server/domain/identity.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember } from "../../fixtures/members.ts";
import { postBy, postWords } from "../../fixtures/posts.ts";

const IN_WEEK_24 = "2025-09-23";
const IN_WEEK_30 = "2025-08-12";
const STOPPED = "2025-05-10";

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

type Member = Awaited<ReturnType<typeof newMember>>;

const articleFor = ({ call }: Member) => call("GET", "/weekly-article");
const postFor = ({ call }: Member) => call("GET", "/socialform/month-question");

async function lose({ call }: Member, kind: string) {
  const id = (await call("GET", "/pregnancyinfo/user")).textAt("data.0._id");
  expect((await call("PUT", `/pregnancyinfo/${id}/loss`, { body: { kind, isHidden: false } })).status).toBe(200);
}

describe("the article of a member's week", () => {
  test("is a card of the one for her week", async () => {
    const answer = await articleFor(await newMember(umeed, { lastMenstrualPeriod: IN_WEEK_24 }));
    expect(answer.at("data._id")).toBe(shippedId("article", "diabetes-in-pregnancy"));
    expect(answer.at("data.fits")).toBe("week");
    expect(answer.at("data.description")).toBeUndefined();
  });

  test("is the newest of the stage where that one is unpublished, and the newest of all without dates", async () => {
    const member = await newMember(umeed, { lastMenstrualPeriod: IN_WEEK_24 });
    await umeed.db.deleteFrom("article").where("id", "=", shippedId("article", "diabetes-in-pregnancy")).execute();
    await takeTurn(umeed);
    const ofStage = await articleFor(member);
    expect(ofStage.at("data.category._id")).toBe(shippedId("category", "body"));
    expect(ofStage.at("data.fits")).toBe("stage");

    await lose(member, "mistake");
    const newest = await umeed.call("GET", "/article/latest/articles/v2?cards=true");
    const ofAll = await articleFor(member);
    expect(ofAll.at("data._id")).toBe(newest.textAt("data.0._id"));
    expect(ofAll.at("data.fits")).toBeNull();
  });
});

describe("the article and the post of a member", () => {
  test("are none after a loss, and none when counting has stopped", async () => {
    const grieving = await newMember(umeed, { lastMenstrualPeriod: IN_WEEK_24 });
    expect((await postFor(grieving)).textAt("data.title")).not.toBe("");
    await lose(grieving, "stillbirth");
    const stopped = await newMember(umeed, { lastMenstrualPeriod: STOPPED });
    for (const member of [grieving, stopped]) {
      expect((await articleFor(member)).body).toEqual({ data: null });
      expect((await postFor(member)).body).toEqual({ data: null });
    }
  });

  test("a post that names her week comes before a newer one", async () => {
    const author = await newMember(umeed);
    await postBy(author, { title: "Is swelling normal at week 24?", description: "My feet." });
    await postBy(author, { title: "Anything new?", description: "Tell me." });
    const member = await newMember(umeed, { lastMenstrualPeriod: IN_WEEK_24 });
    await umeed.db.updateTable("post").set({ state: "shown" }).execute();
    expect((await postFor(member)).at("data.title")).toBe("Is swelling normal at week 24?");
  });

  test("a post is not her own, and none that she may no longer see, that was edited or is among losses", async () => {
    const author = await newMember(umeed);
    const title = "Is swelling normal in week 30?";
    const ids = [];
    for (let post = 0; post < 4; post += 1) ids.push(await postBy(author, { title, description: `My feet, ${post}.` }));
    const [first = "", second = "", third = "", newest = ""] = ids;
    await umeed.db.updateTable("post").set({ state: "shown" }).execute();
    const member = await newMember(umeed, { lastMenstrualPeriod: IN_WEEK_30 });
    const other = await newMember(umeed, { lastMenstrualPeriod: IN_WEEK_30 });
    const shownTo = async (reader: Member) => (await postFor(reader)).at("data._id");
    expect(await shownTo(member)).toBe(newest);

    await member.call("PUT", `/socialform/${newest}/hidden`);
    expect([await shownTo(member), await shownTo(other)]).toEqual([third, newest]);
    const edited = { title, description: "We lost our baby.", version: 1 };
    expect((await author.call("PUT", `/socialform/${third}`, { body: postWords(edited) })).status).toBe(200);
    expect([await shownTo(member), await shownTo(other)]).toEqual([second, newest]);
    const unlisted = await umeed.db
      .selectFrom("topic")
      .select("id")
      .where("isUnlisted", "=", 1)
      .executeTakeFirstOrThrow();
    await umeed.db.updateTable("post").set({ topicId: unlisted.id, isUnlisted: 1 }).where("id", "=", second).execute();
    expect(await shownTo(member)).toBe(first);
    await author.call("DELETE", `/socialform/${newest}`);
    expect(await shownTo(other)).toBe(first);
    expect((await other.call("PUT", `/socialform/${first}/block`)).status).toBe(200);
    for (const reader of [other, author]) expect(ids).not.toContain(await shownTo(reader));
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { removeSamples } from "../../../server/content/samples.ts";
import { shippedId } from "../../../server/domain/identity.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";
import { newMember } from "../../fixtures/members.ts";
import { commentBy, postBy } from "../../fixtures/posts.ts";

const postList = z.array(
  z.object({
    _id: z.string(),
    title: z.string(),
    description: z.string(),
    commentsCounter: z.number(),
    likescounter: z.number(),
    isAdminPost: z.boolean(),
    userId: z.object({ isSample: z.boolean(), isPseudonym: z.boolean(), fullName: z.string() }),
  }),
);
const everything = "/socialform/v2/pagination?limit=100";

describe("the sample posts of a trial", () => {
  let umeed: TestUmeed;
  beforeAll(async () => {
    umeed = await startTestUmeed();
  });
  afterAll(() => umeed.stop());

  test("fill more than a page, each marked as a sample, and nothing of them is loud", async () => {
    const answer = await umeed.call("GET", everything);
    const posts = postList.parse(answer.at("data"));

    expect(posts.length).toBeGreaterThan(10);
    expect(answer.at("total")).toBe(posts.length);
    expect(posts.filter(({ userId }) => !userId.isSample)).toEqual([]);
    expect(posts.filter(({ description }) => !/^(Sample post|نمونہ):/.test(description))).toEqual([]);
    expect(posts.filter(({ title, description }) => /!/.test(title + description))).toEqual([]);
  });

  test("have the likes and comments that they count, and pseudonyms that hide their authors", async () => {
    const listed = postList.parse((await umeed.call("GET", everything)).at("data"));
    const posts = [...listed, ...postList.parse((await umeed.call("GET", `${everything}&topic=loss`)).at("data"))];
    expect(posts.length).toBeGreaterThan(listed.length);
    for (const { _id, commentsCounter } of posts) {
      expect((await umeed.call("GET", `/comment/forum/${_id}`)).at("total")).toBe(commentsCounter);
    }
    const likes = await umeed.db.selectFrom("postLike").select("postId").execute();
    expect(likes).toHaveLength(posts.reduce((sum, { likescounter }) => sum + likescounter, 0));
    const hidden = posts.filter(({ userId }) => userId.isPseudonym);
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.filter(({ userId }) => userId.fullName.includes("(sample)"))).toEqual([]);
  });

  test("show visitors what the editors wrote", async () => {
    const latest = postList.parse((await umeed.call("GET", "/socialform/latest")).at("data"));
    expect(latest.length).toBeGreaterThan(1);
    expect(latest.filter(({ isAdminPost }) => !isAdminPost)).toEqual([]);
  });
});

test("taken out, they leave what members wrote, with its counts", async () => {
  const umeed = await startTestUmeed();
  try {
    const member = await newMember(umeed);
    const post = await postBy(member);
    await commentBy(member, shippedId("post", "sample-post-sleep"));
    // As if a sample member had commented on hers, and liked her words.
    await umeed.db
      .updateTable("comment")
      .set({ postId: post })
      .where("id", "=", shippedId("comment", "sample-comment-welcome-1"))
      .execute();
    const hers = await commentBy(member, post);
    await umeed.db.updateTable("post").set({ commentCount: 2, likeCount: 1 }).where("id", "=", post).execute();
    await umeed.db.updateTable("comment").set({ likeCount: 1 }).where("id", "=", hers).execute();
    const memberId = shippedId("member", "sample-amina");
    await umeed.db.insertInto("postLike").values({ postId: post, memberId }).execute();
    await umeed.db.insertInto("commentLike").values({ commentId: hers, memberId }).execute();
    await member.call("PUT", `/socialform/${post}/like`);

    await removeSamples(umeed);

    const list = await umeed.call("GET", everything);
    expect(list.at("total")).toBe(1);
    expect(list.at("data.1")).toBeUndefined();
    expect(list.at("data.0")).toMatchObject({ _id: post, commentsCounter: 1, likescounter: 1 });
    expect(await umeed.db.selectFrom("comment").select(["id", "likeCount"]).execute()).toEqual([
      { id: hers, likeCount: 0 },
    ]);
  } finally {
    await umeed.stop();
  }
});

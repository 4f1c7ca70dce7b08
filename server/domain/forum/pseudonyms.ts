import { randomInt } from "node:crypto";
import type { Context } from "../context.ts";

export const QUALITIES = [
  "Amber",
  "Bright",
  "Calm",
  "Clear",
  "Early",
  "Fair",
  "Gentle",
  "Golden",
  "Green",
  "Hazel",
  "Honest",
  "Kind",
  "Lively",
  "Mild",
  "Misty",
  "Morning",
  "Patient",
  "Quiet",
  "Rosy",
  "Silver",
  "Soft",
  "Steady",
  "Summer",
  "Sunny",
  "Tender",
  "Thoughtful",
  "Velvet",
  "Warm",
  "White",
  "Winter",
  "Wise",
  "Young",
];
export const THINGS = [
  "Almond",
  "Apricot",
  "Bird",
  "Breeze",
  "Brook",
  "Cedar",
  "Cloud",
  "Daisy",
  "Dove",
  "Fern",
  "Field",
  "Garden",
  "Harbour",
  "Hill",
  "Jasmine",
  "Lake",
  "Lamp",
  "Lantern",
  "Leaf",
  "Lily",
  "Maple",
  "Meadow",
  "Moon",
  "Mulberry",
  "Olive",
  "Orchard",
  "Pearl",
  "Petal",
  "Plum",
  "Poplar",
  "Rain",
  "River",
  "Robin",
  "Rose",
  "Shore",
  "Sparrow",
  "Spring",
  "Star",
  "Thread",
  "Tulip",
  "Valley",
  "Violet",
  "Walnut",
  "Willow",
];

const TRIES = 20;

async function pseudonymIn({ db }: Context, postId: string, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom("threadPseudonym")
    .select("name")
    .where("postId", "=", postId)
    .where("memberId", "=", memberId)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Drawn anew in each thread, so that the names of different threads have nothing in common. */
export async function takePseudonym(context: Context, postId: string, memberId: string): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const name = drawName(attempt);
    if (await isWrittenUnder(context, postId, name)) continue;
    await context.db
      .insertInto("threadPseudonym")
      .values({ postId, memberId, name })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const drawn = await pseudonymIn(context, postId, memberId);
    if (drawn) return drawn;
  }
  throw new Error("no free pseudonym was drawn");
}

/** The texts of a member who has left keep the pseudonym, which nobody else may get. */
async function isWrittenUnder({ db }: Context, postId: string, name: string) {
  const written = await db
    .selectFrom("post")
    .select("id")
    .where("id", "=", postId)
    .where("pseudonym", "=", name)
    .union(db.selectFrom("comment").select("id").where("postId", "=", postId).where("pseudonym", "=", name))
    .limit(1)
    .executeTakeFirst();
  return written !== undefined;
}

function drawName(attempt: number) {
  const name = `${QUALITIES[randomInt(QUALITIES.length)]} ${THINGS[randomInt(THINGS.length)]}`;
  return attempt < 5 ? name : `${name} ${randomInt(100, 10_000)}`;
}

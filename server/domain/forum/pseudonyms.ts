import { randomInt } from "node:crypto";
import type { Context } from "../context.ts";

const qualities = [
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
const things = [
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

export async function pseudonymIn({ db }: Context, postId: string, memberId: string): Promise<string | null> {
  const row = await db
    .selectFrom("threadPseudonym")
    .select("name")
    .where("postId", "=", postId)
    .where("memberId", "=", memberId)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Drawn anew in each thread, so that her names in different threads tell nothing of each other. */
export async function takePseudonym(context: Context, postId: string, memberId: string): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await context.db
      .insertInto("threadPseudonym")
      .values({ postId, memberId, name: drawName(attempt) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const name = await pseudonymIn(context, postId, memberId);
    if (name) return name;
  }
  throw new Error("no free pseudonym was drawn");
}

function drawName(attempt: number) {
  const name = `${qualities[randomInt(qualities.length)]} ${things[randomInt(things.length)]}`;
  return attempt < 5 ? name : `${name} ${randomInt(100, 10_000)}`;
}

import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { findableNameOf } from "../domain/account/findable-name.ts";
import { addDays } from "../domain/pregnancies/calendar-date.ts";
import { today, type PregnancyStart } from "../domain/pregnancies/pregnancies.ts";
import { startPregnancy } from "../domain/pregnancies/start-pregnancy.ts";
import type { Context } from "../domain/context.ts";
import { shippedId } from "../domain/identity.ts";
import { loadSampleEvents, removeSampleEvents } from "./load.ts";
import { loadSamplePosts, removeSamplePosts } from "./sample-posts.ts";

const file = new URL("./samples/community.json", import.meta.url);

const community = z.object({
  members: z.array(
    z.object({
      key: z.string(),
      fullName: z.string(),
      phoneNumber: z.string(),
      city: z.string(),
      isPregnant: z.boolean(),
      weeksAgoLastPeriod: z.number().optional(),
      weeksAgoBirth: z.number().optional(),
      babyName: z.string().optional(),
    }),
  ),
  reviews: z.array(z.object({ key: z.string(), member: z.string(), rating: z.number(), comment: z.string() })),
});

type SampleMember = z.infer<typeof community>["members"][number];

/** Only the first sample member has a password, a new one at every start. */
export async function loadSamples(context: Context): Promise<{ phoneNumber: string; password: string }> {
  const { members, reviews } = community.parse(JSON.parse(await readFile(file, "utf8")));
  for (const member of members) await loadMember(context, member);
  await loadSampleEvents(context.db, context.now());
  await loadSamplePosts(context);
  for (const review of reviews) {
    await context.db
      .insertInto("review")
      .values({
        id: shippedId("review", review.key),
        memberId: shippedId("member", review.member),
        rating: review.rating,
        comment: review.comment,
        isApproved: 1,
        createdAt: context.now(),
      })
      // Somebody trying the product as a sample member may have written another review.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const [first] = members;
  if (!first) throw new Error("the sample community has no members");
  const password = randomBytes(6).toString("hex");
  await context.db
    .updateTable("member")
    .set({ passwordHash: await context.passwords.hash(password) })
    .where("id", "=", shippedId("member", first.key))
    .execute();
  return { phoneNumber: first.phoneNumber, password };
}

export async function removeSamples({ db }: Pick<Context, "db">): Promise<void> {
  await removeSamplePosts(db);
  await db.deleteFrom("member").where("isSample", "=", 1).execute();
  await removeSampleEvents(db);
}

async function loadMember(context: Context, sample: SampleMember) {
  const id = shippedId("member", sample.key);
  await context.db.transaction().execute(async (db) => {
    const inserted = await db
      .insertInto("member")
      .values({
        id,
        fullName: sample.fullName,
        phone: sample.phoneNumber,
        phoneAsTyped: sample.phoneNumber,
        email: `${sample.key}@example.org`,
        passwordHash: "none",
        dateOfBirth: "1996-01-01",
        gender: "FEMALE",
        cityId: shippedId("city", sample.city),
        country: "PK",
        latitude: null,
        longitude: null,
        image: null,
        isFindable: 1,
        findableName: findableNameOf(sample.fullName, true),
        isPregnant: sample.isPregnant ? 1 : 0,
        isSample: 1,
        registrationKey: null,
        createdAt: context.now(),
        updatedAt: context.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted) await startPregnancy({ ...context, db }, id, pregnancyOf(context, sample));
  });
}

function pregnancyOf(context: Context, sample: SampleMember): PregnancyStart {
  const now = today(context);
  if (sample.weeksAgoBirth === undefined) {
    return { kind: "pregnant", lastMenstrualPeriod: addDays(now, -7 * (sample.weeksAgoLastPeriod ?? 12) - 3) };
  }
  return {
    kind: "born",
    birthDate: addDays(now, -7 * sample.weeksAgoBirth),
    babyName: sample.babyName ?? null,
    lastMenstrualPeriod: addDays(now, -7 * sample.weeksAgoBirth - 275),
  };
}

import type { Profile } from "../../contract/account/fields.ts";
import { memberById, type Member } from "../member/member.ts";
import { requireNotSuspended } from "../member/suspension.ts";
import { renewFindableName } from "./findable-name.ts";
import { removeAfterCommit } from "../files/removals.ts";
import { discardPicture, enterFiles, type Kept } from "../files/stored.ts";
import { Failure } from "../../failures.ts";
import type { Context } from "../context.ts";
import { searchNameOf } from "./search-name.ts";
import { say } from "../../contract/sentences/say.ts";

/** @throws {Failure} invalid, when the image is no JPEG, PNG or WebP picture; forbidden, during a suspension. */
export async function updateProfile(
  context: Context,
  member: Member,
  profile: Profile,
  picture: Uint8Array | null,
): Promise<Member> {
  requireNotSuspended(context, member);
  const image = picture && (await context.images.save(picture, member.id));
  await storeProfile(context, member, profile, image).catch(async (error) => {
    if (image) await discardPicture(context, image.path);
    throw error;
  });
  if (image) context.jobs.wake();
  return memberById(context, member.id);
}

async function storeProfile(context: Context, { id }: Member, profile: Profile, image: Kept | null): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    // This write locks the member's row, so that each of two simultaneous changes knows the picture that it replaces.
    const named = { ...profile, searchName: searchNameOf(profile.fullName) };
    await db
      .updateTable("member")
      .set({ ...named, updatedAt: context.now() })
      .where("id", "=", id)
      .execute();
    await renewFindableName({ db }, id);
    if (!image) return;
    const inside = { ...context, db };
    const before = await memberById(inside, id);
    await enterFiles(inside, image);
    await db.updateTable("member").set({ image: image.path }).where("id", "=", id).execute();
    if (before.image) await removeAfterCommit(inside, before.image);
  });
}

export async function requireCity({ db }: Context, id: string): Promise<string | null> {
  if (id.toLowerCase() === "other") return null;
  const city = await db
    .selectFrom("city")
    .select("id")
    .where("id", "=", id)
    .where("isDeleted", "=", 0)
    .executeTakeFirst();
  if (!city) throw new Failure("invalid", say.cityNotListed, { path: "city" });
  return city.id;
}

import { sql } from "kysely";
import { memberById, type Member } from "../member/member.ts";
import { separates } from "../blocks/blocks.ts";
import type { Context } from "../context.ts";
import { offsetOf, pageOf, type Page, type Paging } from "../lists/paging.ts";
import { wordsOf } from "../search/fold.ts";
import { partnerOf, type Partner } from "./partners.ts";
import { renewFindableName } from "../account/findable-name.ts";
import { requireReach } from "./sending.ts";

const COUNTED_AT_MOST = 1_000;

export interface Privacy {
  isFindable: boolean;
  acceptsRequests: boolean;
}

export async function findPeople(
  { db }: Context,
  member: Member,
  { search, ...paging }: { search: string } & Paging,
): Promise<Page<Partner>> {
  const words = wordsOf(search);
  if (search.trim() !== "" && words.length === 0) return pageOf([], 0, paging);
  let found = db
    .selectFrom("member")
    .where("member.findableName", "is not", null)
    .where("member.id", "!=", member.id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("memberBlock")
            .select("memberBlock.id")
            .where((block) => separates(block, block.val(member.id), block.ref("member.id"))),
        ),
      ),
    );
  // Words hold only letters and digits, so none has a wildcard of LIKE.
  for (const word of words) found = found.where("member.findableName", "like", `% ${word}%`);
  const rows = await found
    .select(["member.id", "member.fullName", "member.image", "member.isSample"])
    .orderBy("member.findableName")
    .orderBy("member.id")
    .limit(paging.limit)
    .offset(offsetOf(paging))
    .execute();
  const { total } = await db
    .selectFrom(found.select("member.id").limit(COUNTED_AT_MOST).as("match"))
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  return pageOf(rows.map(partnerOf), total, paging);
}

export async function partnerById(context: Context, member: Member, id: string): Promise<Partner> {
  await requireReach(context, member, id);
  return partnerOf(await memberById(context, id));
}

export async function changePrivacy({ db, now }: Context, { id }: Member, privacy: Privacy): Promise<void> {
  await db.transaction().execute(async (db) => {
    await db
      .updateTable("member")
      .set({
        isFindable: privacy.isFindable ? 1 : 0,
        acceptsRequests: privacy.acceptsRequests ? 1 : 0,
        updatedAt: now(),
      })
      .where("id", "=", id)
      .execute();
    await renewFindableName({ db }, id);
  });
}

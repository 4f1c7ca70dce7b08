import { sql, type Selectable } from "kysely";
import type { MemberTable, Role } from "../../db/schema/accounts.ts";
import { COUNTED_AT_MOST } from "../../contract/member/limits.ts";
import type { TimeOrder } from "../../contract/orders.ts";
import { parsePhoneNumber } from "../phone-numbers.ts";
import type { Context } from "../context.ts";
import { offsetOf, pageOf, type Page, type Paging } from "../lists/paging.ts";
import { wordsOf } from "../search/fold.ts";

const COLUMNS = ["id", "fullName", "phone", "role", "suspendedUntil", "isSample", "createdAt"] as const;

export type FoundMember = Pick<Selectable<MemberTable>, (typeof COLUMNS)[number]>;

interface Only {
  role?: Role | undefined;
  isSuspended?: boolean;
  sort?: TimeOrder | "name" | undefined;
}

export async function findMembers(
  { db, now }: Context,
  { search, role, isSuspended = false, sort, ...paging }: { search: string } & Only & Paging,
): Promise<Page<FoundMember>> {
  const phone = parsePhoneNumber(search);
  const words = wordsOf(search);
  if (search.trim() !== "" && !phone && words.length === 0) return pageOf([], 0, paging);
  let found = db.selectFrom("member");
  // The condition repeats that of the partial index, so that the database can use it.
  if (role && role !== "member") found = found.where("role", "!=", sql.lit("member" as const));
  if (role) found = found.where("role", "=", role);
  if (isSuspended) found = found.where("suspendedUntil", ">", now());
  if (phone) found = found.where("phone", "=", phone);
  // Words hold only letters and digits, so none of them needs escaping in the pattern.
  else for (const word of words) found = found.where("searchName", "like", `% ${word}%`);
  const isByName = sort ? sort === "name" : words.length > 0;
  const rows = await found
    .select(COLUMNS)
    .$if(isByName, (query) => query.orderBy("searchName"))
    .$if(!isByName, (query) => query.orderBy("createdAt", sort === "oldest" ? "asc" : "desc"))
    .orderBy("id", sort === "oldest" ? "desc" : "asc")
    .limit(Math.max(0, Math.min(paging.limit, COUNTED_AT_MOST - offsetOf(paging))))
    .offset(offsetOf(paging))
    .execute();
  const { total } = await db
    .selectFrom(found.select("id").limit(COUNTED_AT_MOST).as("match"))
    .select(sql<number>`count(*)`.as("total"))
    .executeTakeFirstOrThrow();
  return pageOf(rows, total, paging);
}

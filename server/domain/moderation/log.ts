import { FIRST_LANGUAGE } from "../../contract/languages.ts";
import type { ExpressionBuilder, Nullable, Selectable } from "kysely";
import type { MemberTable } from "../../db/schema/accounts.ts";
import type { AuditLogTable } from "../../db/schema/moderation.ts";
import type { TimeOrder } from "../../contract/orders.ts";
import { parsePhoneNumber } from "../phone-numbers.ts";
import type { Context } from "../context.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import { wordsOf } from "../search/fold.ts";

export interface LoggedAct extends Selectable<AuditLogTable> {
  actorName: string | null;
  /** Never set for a text, whose author may be pseudonymous. */
  subjectName: string | null;
}

type Joined = { [Side in "actor" | "subject"]: Nullable<Pick<Selectable<MemberTable>, "phone" | "searchName">> };

export async function listActs(
  { db }: Context,
  { act, member = "", sort = "newest", ...paging }: { act: string; member?: string; sort?: TimeOrder } & Paging,
): Promise<Page<LoggedAct>> {
  const phone = parsePhoneNumber(member);
  const words = wordsOf(member);
  const isAbout = (where: ExpressionBuilder<Joined, "actor" | "subject">, name: "actor" | "subject") =>
    phone
      ? where(`${name}.phone`, "=", phone)
      : where.and(words.map((word) => where(`${name}.searchName`, "like", `% ${word}%`)));
  const names = phone || words.length > 0 ? (["actor", "subject"] as const) : [];
  const acts = db
    .selectFrom("actOfPower")
    .leftJoin("member as actor", "actor.id", "actOfPower.actorId")
    .leftJoin("member as subject", (join) =>
      join.onRef("subject.id", "=", "actOfPower.subjectId").on("actOfPower.subjectKind", "=", "member"),
    )
    .selectAll("actOfPower")
    .leftJoin("contentItem", (join) =>
      join
        .onRef("contentItem.kind", "=", "actOfPower.subjectKind")
        .onRef("contentItem.key", "=", "actOfPower.subjectId")
        .on("contentItem.language", "=", FIRST_LANGUAGE),
    )
    .select(["actor.fullName as actorName"])
    .select(({ fn }) => fn.coalesce("subject.fullName", "contentItem.title").as("subjectName"))
    .$if(member.trim() !== "", (query) => query.where((where) => where.or(names.map((name) => isAbout(where, name)))))
    .orderBy("actOfPower.createdAt", sort === "newest" ? "desc" : "asc")
    .orderBy("actOfPower.id", sort === "newest" ? "asc" : "desc");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an act that there is not finds nothing
  return readPage(act === "" ? acts : acts.where("act", "=", act as LoggedAct["act"]), paging);
}

export async function actNames({ db }: Context): Promise<string[]> {
  const rows = await db.selectFrom("actOfPower").select("act").distinct().orderBy("act").execute();
  return rows.map(({ act }) => act);
}

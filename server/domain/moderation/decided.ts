import { DECIDED_OUTCOMES, type DecidedOutcome } from "../../contract/moderation/choices.ts";
import type { TimeOrder } from "../../contract/orders.ts";
import type { AuditLogTable, CaseKind } from "../../db/schema/moderation.ts";
import type { Context } from "../context.ts";
import { readPage, type Page, type Paging } from "../lists/paging.ts";
import { memberName } from "../member/member.ts";
import { subjectById } from "./subjects.ts";

const TEXTS = ["post", "comment", "review", "answer"] as const satisfies CaseKind[];
const OUTCOMES: readonly DecidedOutcome[] = DECIDED_OUTCOMES satisfies readonly AuditLogTable["act"][];

export interface DecidedCase {
  id: string;
  kind: CaseKind;
  subjectId: string;
  outcome: DecidedOutcome;
  reason: string | null;
  decidedBy: string | null;
  deciderName: string | null;
  decidedAt: number;
  /** Under the name that moderators know; null when it is gone. */
  about: { name: string; title: string | null; text: string } | null;
  isThere: boolean;
}

/** What an administrator did to a member whom nobody reported is no case. */
export async function listDecided(
  context: Context,
  { outcome, sort = "newest", ...paging }: { outcome?: DecidedOutcome | undefined; sort?: TimeOrder } & Paging,
): Promise<Page<DecidedCase>> {
  const { db } = context;
  const acts = db
    .selectFrom("actOfPower")
    .leftJoin("member", "member.id", "actOfPower.actorId")
    .select(["actOfPower.id", "act as outcome", "subjectKind as kind", "subjectId", "reason"])
    .select(["actorId as decidedBy", "member.fullName as deciderName", "actOfPower.createdAt as decidedAt"])
    .where("isByCommand", "=", 0)
    .where("act", "in", outcome ? [outcome] : OUTCOMES)
    .where((where) =>
      where.or([
        where("subjectKind", "in", TEXTS),
        where.and([
          where("subjectKind", "=", "member"),
          where.exists(
            where
              .selectFrom("report")
              .select("report.id")
              .whereRef("report.subjectId", "=", "actOfPower.subjectId")
              .where("report.subjectKind", "=", "member")
              .where("report.outcome", "is not", null),
          ),
        ]),
      ]),
    )
    .orderBy("actOfPower.createdAt", sort === "newest" ? "desc" : "asc")
    .orderBy("actOfPower.id", sort === "newest" ? "asc" : "desc")
    .$castTo<Omit<DecidedCase, "about" | "isThere">>();
  const page = await readPage(acts, paging);
  const items = await Promise.all(page.items.map(async (row) => ({ ...row, ...(await present(context, row)) })));
  return { ...page, items };
}

async function present(context: Context, { kind, subjectId: id }: Pick<DecidedCase, "kind" | "subjectId">) {
  const { db } = context;
  if (kind === "member") {
    const name = await memberName(context, id);
    return { about: name === null ? null : { name, title: null, text: "" }, isThere: false };
  }
  if (kind === "answer") {
    const decision = await db.selectFrom("decision").select(["name", "answer"]).where("id", "=", id).executeTakeFirst();
    const about = decision ? { name: decision.name, title: null, text: decision.answer ?? "" } : null;
    return { about, isThere: about !== null };
  }
  const subject = await subjectById(context, kind, id);
  const about = subject && { name: subject.author.name, title: subject.title, text: subject.body };
  return { about, isThere: subject !== null };
}

import { memberById, type Member } from "../member/member.ts";
import { requireNotSuspended } from "../member/suspension.ts";
import { EVERYWHERE } from "../blocks/blocks.ts";
import { sideWith } from "../messages/sides.ts";
import type { Context } from "../context.ts";
import { invalid, notFound } from "../../failures.ts";
import type { ReportReason } from "./reasons.ts";
import { storeReport } from "./reports.ts";
import { say } from "../../contract/sentences/say.ts";

const COPIED = 10;

/** Copies the last ten messages: moderators see nothing else. @throws {Failure} notFound; invalid, for the gone; forbidden */
export async function reportPartner(
  context: Context,
  reporter: Member,
  partnerId: string,
  { reason, note }: { reason: ReportReason; note: string | null },
): Promise<void> {
  requireNotSuspended(context, reporter);
  const side = await sideWith(context, reporter.id, partnerId);
  if (!side) throw notFound("conversation");
  if (side.isGone) throw invalid("", say.memberHasLeft);
  const { fullName } = await memberById(context, partnerId);
  const said = await lastMessages(context, side.conversationId);
  const newest = said.find(({ senderId }) => senderId === partnerId);
  await context.db.transaction().execute(async (db) => {
    const reportId = await storeReport({ ...context, db }, reporter, {
      subjectKind: "member",
      subjectId: partnerId,
      authorId: partnerId,
      threadId: EVERYWHERE,
      reason,
      note,
      seenName: fullName,
      seenTitle: null,
      seenText: newest?.body ?? "",
      seenVersion: 1,
      writtenAt: newest?.createdAt ?? side.lastAt,
    });
    if (!reportId || said.length === 0) return;
    const copies = said.map(({ position, senderId, body, createdAt }) => ({
      reportId,
      position,
      isByReported: senderId === partnerId ? (1 as const) : (0 as const),
      body,
      createdAt,
    }));
    await db.insertInto("reportMessage").values(copies).execute();
  });
}

function lastMessages({ db }: Context, conversationId: string) {
  return db
    .selectFrom("message")
    .select(["position", "senderId", "body", "createdAt"])
    .where("conversationId", "=", conversationId)
    .orderBy("position", "desc")
    .limit(COPIED)
    .execute();
}

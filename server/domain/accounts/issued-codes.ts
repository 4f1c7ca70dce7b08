import type { Context } from "../context.ts";
import { recordAct } from "../audit-log/acts.ts";
import { notify } from "../notify/notify.ts";
import { holdMember } from "../member/member.ts";
import { drawCode } from "./password-codes.ts";

/** By whom a code is drawn that she is told, and what made sure of her. */
export interface Issue {
  /** Null for the operator at the command line. */
  actorId: string | null;
  proof: string | null;
  /** Of the line in the log, where the same form must not draw twice. */
  id?: string;
}

const opens = { "reset code": "a new password of yours", "phone code": "your new phone number" };

/**
 * Draws a code that a member is told by somebody who runs the site. It is written down first, and she reads that there is
 * one: of a form that is sent twice the second must not make the first one's code worthless.
 * @param account what the code opens, as {@link drawCode} knows it.
 * @throws {Failure} notFound, when she is gone.
 */
export async function drawRecorded(
  context: Pick<Context, "db" | "now" | "passwords">,
  { memberId, account, act }: { memberId: string; account: string; act: "reset code" | "phone code" },
  { actorId, proof, ...once }: Issue,
): Promise<string> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await holdMember(inside, memberId);
    const about = { subjectKind: "member" as const, subjectId: memberId };
    await recordAct(inside, actorId, { ...once, act, ...about, reason: proof });
    const sentence = `We gave out a code for ${opens[act]}. If it was not to you, write to us at once.`;
    await notify(inside, [memberId], { kind: "account", ...about, sentence });
  });
  return drawCode(context, account, "operator");
}

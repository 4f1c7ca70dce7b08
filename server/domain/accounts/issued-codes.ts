import type { Context } from "../context.ts";
import { recordAct } from "../moderation/acts.ts";
import { holdMember } from "./members.ts";
import { drawCode } from "./password-codes.ts";

/** By whom a code is drawn that she is told, and what made sure of her. */
export interface Issue {
  /** Null for the operator at the command line. */
  actorId: string | null;
  proof: string | null;
  /** Of the line in the log, where the same form must not draw twice. */
  id?: string;
}

/**
 * Draws a code that a member is told by somebody who runs the site. It is written down first: of a form that is sent
 * twice the second must not make the first one's code worthless.
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
    await recordAct(inside, actorId, { ...once, act, subjectKind: "member", subjectId: memberId, reason: proof });
  });
  return drawCode(context, account, "operator");
}

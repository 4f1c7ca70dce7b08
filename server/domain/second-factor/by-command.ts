import { recordAct } from "../audit-log/acts.ts";
import type { Context } from "../context.ts";
import { holdMember } from "../member/member.ts";
import { endSessionsOf } from "../session/sessions.ts";
import { forgetSecondFactor } from "./setting-up.ts";

/** For the operator: helps the last administrator, whose phone is gone. @returns false where there was none. */
export async function endSecondFactorFor(context: Pick<Context, "db" | "now">, memberId: string): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    await holdMember(inside, memberId);
    if (!(await forgetSecondFactor(inside, memberId))) return false;
    await endSessionsOf(inside, memberId, null);
    await recordAct(inside, null, { act: "second step off", subjectKind: "member", subjectId: memberId, reason: null });
    return true;
  });
}

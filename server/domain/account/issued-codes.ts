import type { Context } from "../context.ts";
import { recordAct } from "../audit-log/acts.ts";
import { notify } from "../notify/notify.ts";
import { holdMember } from "../member/member.ts";
import { drawCode, OPERATOR } from "./password-codes.ts";

export interface Issue {
  actorId: string | null;
  proof: string | null;
  /** Id of the line in the log, so that the same form cannot draw twice. */
  id?: string;
}

const opens = { "reset code": "a new password of yours", "phone code": "your new phone number" };

/** Records the act before it draws, so that a form sent twice cannot void the code of the first. */
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
  return drawCode(context, account, { key: OPERATOR });
}

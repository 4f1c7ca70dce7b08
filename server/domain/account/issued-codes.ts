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

const news = { "reset code": "codeForPassword", "phone code": "codeForPhone" } as const;

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
    await notify(inside, [memberId], { kind: "account", ...about, said: [news[act]] });
  });
  return drawCode(context, account, { key: OPERATOR });
}

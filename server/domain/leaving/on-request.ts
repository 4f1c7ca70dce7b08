import { removeAccount } from "./deletion.ts";
import type { Context } from "../context.ts";
import { Failure } from "../../failures.ts";
import { recordAct } from "../audit-log/acts.ts";
import { about, requireSomebodyElse, type Acting } from "../member-administration/administration.ts";
import { memberToActOn } from "../member-administration/record.ts";

export async function deleteFor(
  context: Context,
  { administrator, memberId, why }: Acting,
  { keepsTexts }: { keepsTexts: boolean },
): Promise<void> {
  requireSomebodyElse(administrator, memberId);
  const member = await memberToActOn(context, memberId);
  if (member.role !== "member") throw new Failure("forbidden", "The member has a role. Take it away first.");
  await removeAccount(context, member, { keepsTexts }, (inside) =>
    recordAct(inside, administrator.id, { act: "delete", ...about(memberId), reason: why }),
  );
}

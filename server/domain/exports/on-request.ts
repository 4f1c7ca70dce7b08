import type { Context } from "../context.ts";
import { unlessGone } from "../../failures.ts";
import { orderExport } from "./exports.ts";
import { recordAct } from "../audit-log/acts.ts";
import { notify } from "../notify/notify.ts";
import { about, requireSomebodyElse, type Acting } from "../member-administration/administration.ts";
import { memberToActOn } from "../member-administration/record.ts";

export async function orderExportFor(context: Context, { administrator, memberId, why }: Acting): Promise<void> {
  requireSomebodyElse(administrator, memberId);
  await orderExport(context, { memberId, language: null }, async (inside) => {
    await memberToActOn(inside, memberId);
    await recordAct(inside, administrator.id, { act: "order export", ...about(memberId), reason: why });
    const notifying = notify(inside, [memberId], { kind: "account", ...about(memberId), said: ["dataFileMade"] });
    await unlessGone(notifying, () => memberToActOn(inside, memberId));
  });
}

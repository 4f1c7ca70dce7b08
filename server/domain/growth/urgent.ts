import { childrenOf, type Child } from "../children/children.ts";
import type { Context } from "../context.ts";
import type { Member } from "../member/member.ts";
import { mostUrgentOf, urgentAfter } from "../record/urgent.ts";
import { growthAdvised, type AdvisedGrowth } from "./advice.ts";
import { childrenMeasuredAfter, measuresOf } from "./readings.ts";

/** Of each of her children, what cannot wait for a visit. */
export async function urgentMeasures(
  context: Context,
  member: Member,
): Promise<{ child: Child; reading: AdvisedGrowth }[]> {
  const all = await childrenOf(context, member.id);
  if (all.length === 0) return [];
  const measured = await childrenMeasuredAfter(context, member, urgentAfter(context));
  const children = all.filter(({ id }) => measured.includes(id));
  const urgent = await Promise.all(
    children.map(async (child) => {
      const reading = mostUrgentOf(await growthAdvised(context, child, await measuresOf(context, child)));
      return reading ? [{ child, reading }] : [];
    }),
  );
  return urgent.flat();
}

import { childRowsOf, childrenFrom } from "../children/children.ts";
import type { Context } from "../context.ts";
import { pregnanciesOf } from "../pregnancies/pregnancies.ts";
import { oncePerCall } from "../read-once.ts";
import { marksOf } from "./marks.ts";

/** Of all pregnancies and children of a member. */
export const ownMarks = oncePerCall(async (context: Pick<Context, "db" | "once">, memberId) => {
  const [pregnancies, rows] = await Promise.all([pregnanciesOf(context, memberId), childRowsOf(context, memberId)]);
  const ids = [...pregnancies, ...childrenFrom(pregnancies, rows)].map(({ id }) => id);
  return marksOf(context, [...new Set(ids)]);
});

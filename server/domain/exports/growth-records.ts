import { say } from "../../contract/sentences/say.ts";
import { called } from "../children/called.ts";
import { childrenOf } from "../children/children.ts";
import { measuredIn } from "../growth/measured.ts";
import { growthKindWords, positionWords } from "../growth/words.ts";
import { instant, type Content } from "./rows.ts";

const UNITS = { weight: "kg", length: "cm", head: "cm", arm: "mm" } as const;

export const growth: Content = {
  name: "growth",
  about: say.exportAboutGrowth,
  columns: ["child", "kind", "date", "value", "unit", "position", "addedAt", "changedAt"],
  values: { kind: growthKindWords, position: positionWords },
  async *pages(context, { id }) {
    const children = new Map((await childrenOf(context, id)).map((child) => [child.id, called(child)]));
    const rows = await context.db
      .selectFrom("childReading")
      .innerJoin("child", "child.id", "childReading.childId")
      .selectAll("childReading")
      .where("child.memberId", "=", id)
      .orderBy("childReading.date")
      .orderBy("childReading.createdAt")
      .execute();
    yield rows.map((row) => ({
      // Of a child who died, the file has no name or 'your baby'.
      child: children.get(row.childId) ?? null,
      kind: row.kind,
      date: row.date,
      value: measuredIn(row.kind, row.amount, row.position).value,
      unit: UNITS[row.kind],
      position: row.position,
      addedAt: instant(row.createdAt),
      changedAt: instant(row.updatedAt),
    }));
  },
};

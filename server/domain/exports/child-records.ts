import { say } from "../../contract/sentences/say.ts";
import { childRowsOf, childrenOf } from "../children/children.ts";
import { instant, type Content } from "./rows.ts";
import { marks, sexes } from "./values.ts";

export const children: Content = {
  name: "children",
  about: say.exportAboutChildren,
  columns: ["name", "birthDate", "sex", "gestationAtBirthInDays", "addedAt", "changedAt"],
  values: { sex: sexes },
  async *pages(context, { id }) {
    const [shown, rows] = await Promise.all([childrenOf(context, id), childRowsOf(context, id)]);
    const known = shown.map(({ id: childId, name, birthDate, sex, gestationDays }) => {
      const row = rows.find((one) => one.id === childId);
      return {
        name,
        birthDate,
        sex,
        gestationDays,
        createdAt: row?.createdAt ?? null,
        updatedAt: row?.updatedAt ?? null,
      };
    });
    const others = rows.filter((row) => row.state === "lost");
    yield [...known, ...others].map(({ name, birthDate, sex, gestationDays, createdAt, updatedAt }) => ({
      name,
      birthDate,
      sex,
      gestationAtBirthInDays: gestationDays,
      addedAt: instant(createdAt),
      changedAt: instant(updatedAt),
    }));
  },
};

export const childPlan: Content = {
  name: "children-plan",
  about: say.exportAboutChildPlan,
  columns: ["birthDate", "item", "mark", "date", "markedAt"],
  values: { mark: marks },
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("childMark")
      .innerJoin("child", "child.id", "childMark.childId")
      .leftJoin("pregnancy", "pregnancy.id", "child.pregnancyId")
      .select(["childMark.item", "childMark.kind as mark", "childMark.date", "childMark.createdAt"])
      .select((row) => row.fn.coalesce("child.birthDate", "pregnancy.birthDate").as("birthDate"))
      .where("child.memberId", "=", id)
      .orderBy("childMark.createdAt")
      .orderBy("childMark.item")
      .execute();
    yield rows.map(({ item, mark, date, createdAt, birthDate }) => ({
      birthDate,
      item,
      mark,
      date,
      markedAt: instant(createdAt),
    }));
  },
};

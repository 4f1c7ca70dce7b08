import { say } from "../../contract/sentences/say.ts";
import { valuesIn } from "../record/stored.ts";
import { kindWords, movementWords, proteinWords } from "../record/words.ts";
import { instant, type Content } from "./rows.ts";
import { sugarTimes } from "./values.ts";

export const record: Content = {
  name: "record",
  about: say.exportAboutRecord,
  columns: [
    "kind",
    "date",
    "systolic",
    "diastolic",
    "kilograms",
    "haemoglobin",
    "protein",
    "sugar",
    "sugarTime",
    "movements",
    "addedAt",
    "changedAt",
  ],
  values: { kind: kindWords, protein: proteinWords, sugarTime: sugarTimes, movements: movementWords },
  async *pages({ db }, { id }) {
    const rows = await db
      .selectFrom("reading")
      .selectAll()
      .where("memberId", "=", id)
      .orderBy("date")
      .orderBy("createdAt")
      .execute();
    yield rows.map((row) => ({
      ...none,
      date: row.date,
      ...valuesIn(row),
      addedAt: instant(row.createdAt),
      changedAt: instant(row.updatedAt),
    }));
  },
};

const none = {
  systolic: null,
  diastolic: null,
  kilograms: null,
  haemoglobin: null,
  protein: null,
  sugar: null,
  sugarTime: null,
  movements: null,
};

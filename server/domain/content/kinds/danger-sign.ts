import { z } from "zod";
import { AREAS } from "../../../contract/symptoms/areas.ts";
import type { Database } from "../../../db/schema.ts";
import { invalid } from "../../../failures.ts";
import { shippedId } from "../../identity.ts";
import { readersAsked, standingOf, type Standing } from "../../signs/questions.ts";
import { EVERYONE } from "../../signs/readers.ts";
import { WHO } from "../../signs/table.ts";
import { helpline, line, source } from "../front-matter.ts";
import { defineKind } from "../define-kind.ts";

const LAST = 9999;
const SYMPTOM_GONE = "Readers do not have this symptom. Choose another, or none.";
const NO_SIGN = "Tick at least one sign.";

const asked = z.object({
  who: z.enum(WHO, "Choose who it is for."),
  signs: z.array(z.string(), NO_SIGN).min(1, NO_SIGN),
  at: z
    .int("Write the age as a number.")
    .min(0, "Write the age as a number.")
    .max(9999, "Write a lower age.")
    .optional(),
});

const matter = asked.extend({
  label: line(120, "Write the sign as she would say it."),
  area: z.enum(AREAS, "Choose the part of the list."),
  place: z.int("Write its place in the list as a number.").min(1).max(LAST).optional(),
  advice: line(800, "Write what to do."),
  symptom: z.string().nullish(),
  helpline,
  source: source.nullish(),
  level: z.enum(["now", "today", "watch"]).optional(),
  ageFrom: z.int().optional(),
  ageTo: z.int().nullish(),
});

const LEVELS: Standing["level"][] = ["now", "today", "watch"];

export const dangerSign = defineKind({
  name: "dangerSign",
  files: { file: "danger-check.json", within: "questions" },
  matter,
  title: "label",
  translated: { label: "label", advice: "advice" },
  readersOf(_key, fields) {
    const { data } = asked.pick({ who: true, at: true }).safeParse(fields);
    return data ? readersAsked(data) : EVERYONE;
  },
  fromSigns(fields) {
    const { data } = asked.safeParse(fields);
    const { standing, problems } = data ? standingOf(data) : { standing: null, problems: [] };
    return { fields: standing ?? {}, problems };
  },
  async requireKnown(db, { symptom }) {
    if (symptom && !(await hasSymptom(db, shippedId("symptom", symptom)))) throw invalid("symptom", SYMPTOM_GONE);
  },
  async store({ db }, { id, matter }) {
    const {
      who,
      label,
      area,
      place = LAST,
      advice,
      symptom,
      helpline,
      level = "now",
      ageFrom = 0,
      ageTo = null,
    } = matter;
    const wantedSymptomId = symptom ? shippedId("symptom", symptom) : null;
    const isThere = wantedSymptomId !== null && (await hasSymptom(db, wantedSymptomId));
    const row = {
      who,
      area,
      label,
      advice,
      level,
      ageFrom,
      ageTo,
      wantedSymptomId,
      symptomId: isThere ? wantedSymptomId : null,
      helplinePurpose: helpline ?? null,
      position: LEVELS.indexOf(level) * (LAST + 1) + place,
    };
    await db
      .insertInto("dangerSignQuestion")
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
  },
  async remove({ db }, id) {
    await db.deleteFrom("dangerSignQuestion").where("id", "=", id).execute();
  },
});

async function hasSymptom(db: Database, id: string) {
  return (await db.selectFrom("symptom").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

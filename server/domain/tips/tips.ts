import type { Selectable } from "kysely";
import type { TipFitTable, TipTable } from "../../db/schema/library.ts";
import { KNOWN_PHASES } from "../../contract/pregnancies/stages.ts";
import { found } from "../../failures.ts";
import { oneInItsLanguage, type InLanguage, type Translating } from "../translations/translations.ts";
import { isTimely, type Moment } from "./times.ts";
import type { Phase } from "../pregnancies/phase.ts";

export type Tip = Selectable<TipTable> & InLanguage;
export type Fit = TipFitTable["fit"];

export const FITS = ["everyone", ...KNOWN_PHASES] as const satisfies Fit[];

export const AUDIENCES = ["pregnancy", "baby", "everyone"] as const;
export type Audience = (typeof AUDIENCES)[number];

export const FITS_OF_AUDIENCE: Record<Audience, readonly Fit[]> = {
  pregnancy: ["firstTrimester", "secondTrimester", "thirdTrimester"],
  baby: ["newborn", "youngBaby", "olderBaby", "toddler"],
  everyone: ["everyone"],
};

interface Asked {
  audience: Audience | undefined;
  phase: Phase;
}

/** After a loss nothing about a pregnancy or a baby is given, whatever audience is asked for. */
export function fitsAskedFor({ audience, phase }: Asked): Fit[] {
  const own = phase === "none" ? "everyone" : phase;
  if (!audience || (own === "afterLoss" && audience !== "everyone")) return [own];
  const fits = FITS_OF_AUDIENCE[audience];
  return own !== "everyone" && fits.includes(own) ? [own] : [...new Set([...fits, "everyone" as const])];
}

interface Drawing extends Moment {
  fits: Fit[];
  day: number;
}

export async function tipOfTheDay(context: Translating, { fits, day, month, week }: Drawing): Promise<Tip> {
  const { db } = context;
  const fitting = await db
    .selectFrom("tipFit")
    .select("tipId")
    .distinct()
    .where("fit", "in", fits)
    .orderBy("tipId")
    .execute();
  const timely = fitting.filter((tip) => isTimely(tip.tipId, { month, week }));
  const rows = timely.length > 0 ? timely : fitting;
  const { tipId } = found(rows[day % rows.length], "tip");
  const tip = await db.selectFrom("tip").selectAll().where("id", "=", tipId).executeTakeFirstOrThrow();
  return oneInItsLanguage(context, tip, tipId);
}

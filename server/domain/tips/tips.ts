import type { Selectable } from "kysely";
import type { TipFitTable, TipTable } from "../../db/schema/tips.ts";
import type { Context } from "../context.ts";
import { found } from "../../failures.ts";
import type { Phase } from "../pregnancies/phase.ts";

export type Tip = Selectable<TipTable>;
export type Fit = TipFitTable["fit"];

/** Whom a tip may fit; `everyone` assumes nothing of the reader. */
export const FITS = [
  "everyone",
  "firstTrimester",
  "secondTrimester",
  "thirdTrimester",
  "newborn",
  "youngBaby",
  "olderBaby",
  "toddler",
  "afterLoss",
] as const satisfies Fit[];

/** The coarser groups by which the contract asks, and editors chose before there were phases. */
export const AUDIENCES = ["pregnancy", "baby", "everyone"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** What a tip fits of which only the audience is known. */
export const FITS_OF_AUDIENCE: Record<Audience, readonly Fit[]> = {
  pregnancy: ["firstTrimester", "secondTrimester", "thirdTrimester"],
  baby: ["newborn", "youngBaby", "olderBaby", "toddler"],
  everyone: ["everyone"],
};

interface Asked {
  audience: Audience | undefined;
  /** Of who asks. */
  phase: Phase;
}

/**
 * What a tip must fit for who asks. Her own phase decides; an audience that she is not of is given what suits it, but
 * after a loss nothing about a pregnancy or a baby.
 */
export function fitsAskedFor({ audience, phase }: Asked): Fit[] {
  const own = phase === "none" ? "everyone" : phase;
  if (!audience || (own === "afterLoss" && audience !== "everyone")) return [own];
  const fits = FITS_OF_AUDIENCE[audience];
  return own !== "everyone" && fits.includes(own) ? [own] : [...new Set([...fits, "everyone" as const])];
}

/** The tip of the day among those that fit: the same for everyone who asks alike, another one tomorrow. */
export async function tipOfTheDay({ db }: Pick<Context, "db">, fits: Fit[], dayNumber: number): Promise<Tip> {
  const rows = await db
    .selectFrom("tipFit")
    .select("tipId")
    .distinct()
    .where("fit", "in", fits)
    .orderBy("tipId")
    .execute();
  const { tipId } = found(rows[dayNumber % rows.length], "tip");
  return db.selectFrom("tip").selectAll().where("id", "=", tipId).executeTakeFirstOrThrow();
}

import { z } from "zod";
import { FIRST_LANGUAGE } from "../../../contract/languages.ts";
import { withPublished } from "../../../db/published.ts";
import type { Database } from "../../../db/schema.ts";
import { AUDIENCES, FITS, FITS_OF_AUDIENCE, type Audience, type Fit } from "../../tips/tips.ts";
import { readStored } from "../documents.ts";
import { inEnglish, ofItem } from "../item-name.ts";
import { defineKind } from "../define-kind.ts";
import { EVERYONE } from "../../signs/readers.ts";
import type { Readers } from "../../signs/table.ts";
import { source } from "../front-matter.ts";

const CHOOSE = "Choose for whom it is.";

const record = z.record(z.string(), z.unknown());
const fitList = z.array(z.enum(FITS, CHOOSE)).min(1, CHOOSE);

/** `audience` is older than `fits`; where both stand, `fits` counts. */
const matter = z.preprocess(
  (given) => {
    const { data } = record.safeParse(given);
    return data && data["fits"] === undefined && data["audience"] === undefined ? { ...data, fits: [] } : given;
  },
  z.object({ fits: fitList.optional(), audience: z.enum(AUDIENCES, CHOOSE).optional(), source }),
);

const WHOLE_LIFE = { from: 0, to: Number.MAX_SAFE_INTEGER };
const inWeeks = (from: number, to: number): Readers[] => [{ who: "pregnant", from, to }];
const inDays = (from: number, to: number): Readers[] => [
  { who: "afterBirth", from, to },
  { who: "baby", from, to },
];

const READERS: Record<Fit, Readers[]> = {
  everyone: EVERYONE,
  firstTrimester: inWeeks(1, 13),
  secondTrimester: inWeeks(14, 27),
  thirdTrimester: inWeeks(28, 42),
  newborn: inDays(0, 41),
  youngBaby: inDays(42, 182),
  olderBaby: inDays(183, 365),
  toddler: inDays(366, WHOLE_LIFE.to),
  afterLoss: [{ who: "afterLoss", ...WHOLE_LIFE }],
};

export const tip = defineKind<z.infer<typeof matter>>({
  name: "tip",
  files: { file: "tips.json", text: "text" },
  matter,
  translated: {},
  needsText: "Write the tip.",
  readersOf: (_key, { fits }) => {
    const { data = [] } = fitList.safeParse(fits);
    return data.length > 0 ? data.flatMap((fit) => READERS[fit]) : EVERYONE;
  },
  sourcesOf: ({ source }) => [source],
  async store({ db }, { id, key, matter: { fits: chosen, audience, source }, html }) {
    const fits = chosen ?? (await shippedFits(db, key)) ?? FITS_OF_AUDIENCE[audience ?? "everyone"];
    const row = { audience: audienceOf(fits), body: html, source: JSON.stringify(source) };
    await db
      .insertInto("tip")
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
      .execute();
    await setFits(db, id, fits);
  },
  async besideEdited({ db }, { id, key, matter: { fits } }) {
    const { published, fits: chosen } = await publishedTip(db, key);
    if (fits && published && !chosen) await setFits(db, id, fits);
  },
  async remove({ db }, id) {
    await db.deleteFrom("tip").where("id", "=", id).execute();
  },
});

async function setFits(db: Database, tipId: string, fits: readonly Fit[]) {
  await db.deleteFrom("tipFit").where("tipId", "=", tipId).execute();
  await db
    .insertInto("tipFit")
    .values([...new Set(fits)].map((fit) => ({ tipId, fit })))
    .execute();
}

async function shippedFits(db: Database, key: string): Promise<Fit[] | null> {
  const item = await db
    .selectFrom("contentItem")
    .select("shippedDocument")
    .where(ofItem(inEnglish({ kind: "tip", key })))
    .executeTakeFirst();
  return item?.shippedDocument ? fitsIn(item.shippedDocument) : null;
}

async function publishedTip(db: Database, key: string): Promise<{ published: boolean; fits: Fit[] | null }> {
  const item = await withPublished(db)
    .select(["publishedVersion", "document"])
    .where("contentItem.kind", "=", "tip")
    .where("contentItem.key", "=", key)
    .where("contentItem.language", "=", FIRST_LANGUAGE)
    .executeTakeFirst();
  const published = typeof item?.publishedVersion === "number";
  return { published, fits: item?.document ? fitsIn(item.document) : null };
}

function fitsIn(document: string): Fit[] | null {
  return fitList.safeParse(readStored(document).matter["fits"]).data ?? null;
}

/** Processes of an earlier version read it; they show no tip for after a loss unasked. */
function audienceOf(fits: readonly Fit[]): Audience {
  if (fits.includes("everyone")) return "everyone";
  return fits.some((fit) => FITS_OF_AUDIENCE.pregnancy.includes(fit)) ? "pregnancy" : "baby";
}

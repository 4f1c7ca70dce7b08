import { z } from "zod";
import type { Database } from "../../../db/schema.ts";
import { AUDIENCES, FITS, FITS_OF_AUDIENCE, type Audience, type Fit } from "../../tips/tips.ts";
import { readStored } from "../documents.ts";
import { defineKind } from "../kind.ts";
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

export const tip = defineKind<z.infer<typeof matter>>({
  name: "tip",
  files: { file: "tips.json", text: "text" },
  matter,
  needsText: "Write the tip.",
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
    .where("kind", "=", "tip")
    .where("key", "=", key)
    .executeTakeFirst();
  return item?.shippedDocument ? fitsIn(item.shippedDocument) : null;
}

async function publishedTip(db: Database, key: string): Promise<{ published: boolean; fits: Fit[] | null }> {
  const item = await db
    .selectFrom("contentItem")
    .leftJoin("contentVersion", (join) =>
      join
        .onRef("contentVersion.kind", "=", "contentItem.kind")
        .onRef("contentVersion.key", "=", "contentItem.key")
        .onRef("contentVersion.number", "=", "contentItem.publishedVersion"),
    )
    .select(["publishedVersion", "document"])
    .where("contentItem.kind", "=", "tip")
    .where("contentItem.key", "=", key)
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

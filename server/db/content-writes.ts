import { keptQuery } from "./kept-query.ts";
import type { Database } from "./schema.ts";

/** How often content was written: another number means that what a process knows of it is outdated. */
export async function contentWrites(db: Database): Promise<number> {
  const [row] = await counted(db, {});
  return row?.value ?? 0;
}

const counted = keptQuery((db) => db.selectFrom("tally").select("value").where("name", "=", "contentWrites"));

interface Kept<Found> {
  writes: number;
  found: Promise<Found>;
}

/**
 * @param read what nobody may change of what it gives
 * @param variantOf what else that depends on
 * @returns `read`, done again only once content was written
 */
export function keptUntilWritten<Within extends { db: Database }, Found>(
  read: (context: Within) => Promise<Found>,
  variantOf: (context: Within) => string = () => "",
): typeof read {
  const keptOf = new WeakMap<Database, Map<string, Kept<Found>>>();
  return async (context) => {
    const writes = await contentWrites(context.db);
    const variants = keptOf.get(context.db) ?? new Map<string, Kept<Found>>();
    keptOf.set(context.db, variants);
    const variant = variantOf(context);
    const kept = variants.get(variant);
    if (kept?.writes === writes) return kept.found;
    const found = read(context);
    variants.set(variant, { writes, found });
    found.catch(() => variants.get(variant)?.found === found && variants.delete(variant));
    return found;
  };
}

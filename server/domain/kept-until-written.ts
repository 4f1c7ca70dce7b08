import { contentWrites } from "../db/content-writes.ts";
import type { Database } from "../db/schema.ts";
import type { Context } from "./context.ts";
import { oncePerCall } from "./read-once.ts";

interface Kept<Found> {
  writes: number;
  found: Promise<Found>;
}

const writesOfCall = oncePerCall(({ db }: Pick<Context, "db" | "once">) => contentWrites(db));

/**
 * @param read what nobody may change of what it gives. Its keys are few: what it gave for each is kept.
 * @param variantOf what else that depends on
 * @returns `read`, done again only once content was written
 */
export function keptUntilWritten<Within extends Pick<Context, "db" | "once">, Found>(
  read: (context: Within, key: string) => Promise<Found>,
  variantOf: (context: Within) => string = () => "",
): (context: Within, key?: string) => Promise<Found> {
  const keptOf = new WeakMap<Database, Map<string, Kept<Found>>>();
  return async (context, key = "") => {
    const writes = await writesOfCall(context, "");
    const variants = keptOf.get(context.db) ?? new Map<string, Kept<Found>>();
    keptOf.set(context.db, variants);
    const variant = `${variantOf(context)} ${key}`;
    const kept = variants.get(variant);
    if (kept?.writes === writes) return kept.found;
    const found = read(context, key);
    variants.set(variant, { writes, found });
    found.catch(() => variants.get(variant)?.found === found && variants.delete(variant));
    return found;
  };
}

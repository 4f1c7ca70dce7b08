import { fingerprint } from "../identity.ts";

const FIELDS_BESIDE_HEALTH = new Set([
  "picture",
  "cover",
  "category",
  "author",
  "published",
  "place",
  "source",
  "sources",
]);

interface Told {
  matter: Record<string, unknown>;
  body: string;
}

/** The same for two documents that tell readers the same, whatever their sources, picture or author. */
export function toldIn({ matter, body }: Told): string {
  const told = Object.entries(matter).filter(([name, value]) => !FIELDS_BESIDE_HEALTH.has(name) && value !== undefined);
  const inOrder = told.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return fingerprint(JSON.stringify([inOrder, body.trim()]));
}

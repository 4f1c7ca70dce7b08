import type { Database } from "../db/schema.ts";
import { UPLOADS, type Manifest } from "./manifest.ts";

export async function notAsStored(
  db: Database,
  files: Manifest["files"],
): Promise<{ damaged: number; missing: number }> {
  const counts = { damaged: 0, missing: 0 };
  if (!(await hasMeasures(db))) return counts;
  const stored = db.selectFrom("storedFile").select(["name", "sha256"]).where("path", "like", `/${UPLOADS}/%`);
  for (const { name, sha256 } of await stored.execute()) {
    const found = files[`${UPLOADS}/${name}`];
    if (found === undefined) counts.missing += 1;
    else if (found !== sha256) counts.damaged += 1;
  }
  return counts;
}

/** A backup may be of an older schema that the next start upgrades. */
async function hasMeasures(db: Database) {
  const tables = await db.withoutPlugins().introspection.getTables();
  return tables.some(({ name }) => name === "stored_file");
}

import { shippedMigrations } from "../db/migrate.ts";
import { findingsAbout, type Finding } from "./finding.ts";

export async function lookAtMigrations(done: string[] | null): Promise<Finding> {
  const { fine, note, mend } = findingsAbout("migrations");
  if (done === null) return note("the database is empty; the first start fills it");
  const shipped = await shippedMigrations();
  const unknown = done.find((name) => !shipped.includes(name));
  if (unknown)
    return mend(`a newer version wrote the database (it has '${unknown}'): start that version, or restore a backup`);
  const missing = shipped.filter((name) => !done.includes(name));
  if (missing.length === 0) return fine(`all ${shipped.length} are in`);
  return note(`${missing.length} are not in yet, from '${missing[0]}' on; the next start brings them: back up first`);
}

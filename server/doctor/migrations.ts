import { hindrance, newerVersionMessage, type AppliedMigrations } from "../db/applied-migrations.ts";
import { shippedMigrations } from "../db/migration-files.ts";
import { findingsAbout, type Finding } from "./finding.ts";

export async function lookAtMigrations(applied: AppliedMigrations): Promise<Finding> {
  const { fine, note, mend } = findingsAbout("migrations");
  if (applied.names.length === 0) return note("the database is empty; the first start fills it");
  const shipped = await shippedMigrations();
  const known = shipped.map(({ name }) => name);
  const unfit = hindrance(applied, known);
  if (unfit) return mend(newerVersionMessage(unfit));
  const missing = shipped.filter(({ name }) => !applied.names.includes(name));
  const newer = applied.names.length - known.length;
  if (missing.length === 0)
    return fine(
      `all ${known.length} are in${newer > 0 ? `, and ${newer} of a newer version that this one can run with` : ""}`,
    );
  const unsafe = missing.find(({ isAdditive }) => !isAdditive);
  const next = `${missing.length} are not in yet, from '${missing[0]?.name}' on; the next start brings them`;
  return note(
    unsafe
      ? `${next}. '${unsafe.name}' is not additive: back up, and stop all processes of the version before`
      : `${next}. They are additive: the version before can run with them too`,
  );
}

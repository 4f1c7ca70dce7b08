import { sql, type Selectable } from "kysely";
import type { DataExportTable } from "../../db/schema/exports.ts";
import type { Member } from "../member/member.ts";
import { requireCredentials } from "../session/sign-in.ts";
import type { Context } from "../context.ts";
import type { Device } from "../session/devices.ts";
import { exportName } from "../../ports/exports/store.ts";
import { notFound } from "../../failures.ts";
import { currentLanguage } from "../../language.ts";
import { removeAfterCommit } from "../files/removals.ts";
import { measureStored } from "../files/stored.ts";
import { newId } from "../identity.ts";

export type DataExport = Selectable<DataExportTable>;

export const EXPORT_KEPT_MS = 24 * 3_600_000;

export async function exportOf({ db, now }: Context, { id }: Member): Promise<DataExport | null> {
  const row = await db
    .selectFrom("dataExport")
    .selectAll()
    .where("memberId", "=", id)
    .where("expiresAt", ">", now())
    .executeTakeFirst();
  return row ?? null;
}

export async function requestExport(
  context: Context,
  { id, phone }: Member,
  password: string,
  device: Device,
): Promise<void> {
  await requireCredentials(context, { phoneNumber: phone, password }, device);
  await orderExport(context, { memberId: id, language: currentLanguage() });
}

export async function orderExport(
  context: Context,
  { memberId, language }: Pick<DataExport, "memberId" | "language">,
  also?: (inside: Context) => Promise<void>,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    // This write locks the member's row, so that two simultaneous requests make one file.
    await db.updateTable("member").set({ updatedAt: context.now() }).where("id", "=", memberId).execute();
    await also?.(inside);
    const before = await db
      .selectFrom("dataExport")
      .select("state")
      .where("memberId", "=", memberId)
      .executeTakeFirst();
    if (before?.state === "waiting" || before?.state === "working") return;
    await leaveExport(inside, memberId);
    const createdAt = context.now();
    const fresh = { id: newId(), memberId, language, state: "waiting" as const, createdAt };
    await db
      .insertInto("dataExport")
      .values({ ...fresh, expiresAt: createdAt + EXPORT_KEPT_MS })
      .execute();
  });
  context.jobs.wake();
}

export async function countWaitingExports({ db }: Pick<Context, "db">): Promise<number> {
  const { waiting } = await db
    .selectFrom("dataExport")
    .select(({ fn }) => fn.countAll<number>().as("waiting"))
    .where("state", "=", sql.lit("waiting" as const))
    .executeTakeFirstOrThrow();
  return waiting;
}

export async function readExport(context: Context, member: Member): Promise<Uint8Array<ArrayBuffer>> {
  const found = await exportOf(context, member);
  if (found?.state !== "done" || !found.path) throw notFound("file");
  const stored = await measureStored(context, exportName(found.path));
  const { exports } = context;
  const bytes = await (stored ? exports.read(found.path, stored) : exports.readUnmeasured(found.path, found.size));
  if (!bytes) throw notFound("file");
  return bytes;
}

export async function leaveExport(context: Pick<Context, "db" | "now">, memberId: string): Promise<void> {
  const gone = await context.db
    .deleteFrom("dataExport")
    .where("memberId", "=", memberId)
    .returning("path")
    .executeTakeFirst();
  if (gone?.path) await removeAfterCommit(context, gone.path);
}

export async function sweepExports(context: Context): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const over = await db.deleteFrom("dataExport").where("expiresAt", "<=", context.now()).returning("path").execute();
    for (const { path } of over) if (path) await removeAfterCommit({ ...context, db }, path);
  });
}

import type { Member } from "../member/member.ts";
import type { Context } from "../context.ts";
import { Failure } from "../../failures.ts";
import { recordAct } from "../audit-log/acts.ts";
import { SETTING_KEYS, type SettingKey, type SettingValues } from "../../settings/rules.ts";
import { savedSettings, type Saved } from "../../settings/settings.ts";

export interface EditedSettings {
  version: number;
  saved: SettingValues;
  defaults: SettingValues;
}

export async function editedSettings(context: Context): Promise<EditedSettings> {
  // The version is read first, so that a save in between counts as newer than what was read.
  const { value: version } = await saves(context).select("value").executeTakeFirstOrThrow();
  const rows = await savedSettings(context);
  const saved = { ...context.settings.defaults };
  for (const key of SETTING_KEYS) saved[key] = rows[key]?.value ?? null;
  return { version, saved, defaults: context.settings.defaults };
}

/** @param version of the last save that was read. @throws {Failure} conflict, when a value was changed since. */
export async function saveSettings(
  context: Context,
  administrator: Member,
  { version, changes }: { version: number; changes: Partial<SettingValues> },
): Promise<EditedSettings> {
  await context.db.transaction().execute(async (db) => {
    const inside = { ...context, db };
    const before = await waitForOthers(inside);
    for (const key of SETTING_KEYS) {
      const value = changes[key];
      if (value === undefined || value === (before.saved[key]?.value ?? null)) continue;
      if ((before.saved[key]?.version ?? 0) > version) throw changedByAnother();
      await store(inside, { key, value, version: before.version });
      const reason = `${inWords(inside, key, before.saved)} → ${inWords(inside, key, { [key]: { value, version } })}`;
      await recordAct(inside, administrator.id, { act: "set", subjectKind: "setting", subjectId: key, reason });
    }
  });
  await context.settings.read();
  return editedSettings(context);
}

/** Updating the counter locks it: a second save waits here until the first commits. */
async function waitForOthers(context: Context): Promise<{ version: number; saved: Saved }> {
  const { value: version } = await context.db
    .updateTable("tally")
    .set((row) => ({ value: row("value", "+", 1) }))
    .where("name", "=", "settingSaves")
    .returning("value")
    .executeTakeFirstOrThrow();
  return { version, saved: await savedSettings(context) };
}

async function store(
  { db, now }: Context,
  { key, ...saved }: { key: SettingKey; value: string | null; version: number },
): Promise<void> {
  const row = { ...saved, updatedAt: now() };
  await db
    .insertInto("setting")
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}

function saves({ db }: Context) {
  return db.selectFrom("tally").where("name", "=", "settingSaves");
}

function inWords({ settings }: Context, key: SettingKey, saved: Saved) {
  return saved[key]?.value ?? `default (${settings.defaults[key] ?? "none"})`;
}

function changedByAnother() {
  return new Failure("conflict", "Somebody else changed this meanwhile. Both are here; save again to keep yours.", {
    code: "changed_meanwhile",
  });
}

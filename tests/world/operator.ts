import { existingDatabase } from "../../server/database.ts";
import { readConfig } from "../../server/config.ts";
import type { Role } from "../../server/db/schema/accounts.ts";
import type { Database } from "../../server/db/schema.ts";
import { grantRole } from "../../server/domain/accounts/roles.ts";
import type { Site } from "../support/site.ts";

/** Gives a member a role, as the operator's command does while the site runs. */
export async function grant(site: Site, { phoneNumber }: { phoneNumber: string }, role: Role): Promise<void> {
  await onDatabaseOf(site, async (db) => {
    await grantRole({ db, now: Date.now }, phoneNumber, role);
  });
}

/** Makes a member administrator, and everybody else who has a role none. */
export async function onlyAdministrator(site: Site, member: { phoneNumber: string }): Promise<void> {
  await onDatabaseOf(site, (db) =>
    db.updateTable("member").set({ role: "member" }).where("role", "!=", "member").execute(),
  );
  await grant(site, member, "administrator");
}

/** Takes a member out of the database; what she wrote stays. */
export async function removeMember(site: Site, { phoneNumber }: { phoneNumber: string }): Promise<void> {
  await onDatabaseOf(site, async (db) => {
    const gone = await db.deleteFrom("member").where("phone", "=", phoneNumber).returning("id").execute();
    if (gone.length !== 1) throw new Error("nobody has this phone number");
  });
}

/** What a member was told, the newest last. */
export async function toldTo(site: Site, { phoneNumber }: { phoneNumber: string }): Promise<string[]> {
  const rows = await onDatabaseOf(site, (db) =>
    db
      .selectFrom("notification")
      .innerJoin("member", "member.id", "notification.memberId")
      .select("sentence")
      .where("phone", "=", phoneNumber)
      .orderBy("notification.createdAt")
      .execute(),
  );
  return rows.map(({ sentence }) => sentence);
}

/** Puts HTML in place of an article's text, as an editor's work leaves it. */
export async function putIntoArticle(site: Site, id: string, body: string): Promise<void> {
  await onDatabaseOf(site, (db) => db.updateTable("article").set({ body }).where("id", "=", id).execute());
}

async function onDatabaseOf<T>({ dataDir }: Site, act: (db: Database) => Promise<T>) {
  const { db } = await existingDatabase(readConfig({ DATA_DIR: dataDir }));
  return act(db).finally(() => db.destroy());
}

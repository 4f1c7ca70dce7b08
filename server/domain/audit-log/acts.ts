import type { Insertable } from "kysely";
import type { AuditLogTable } from "../../db/schema/moderation.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";

export type Act = Pick<Insertable<AuditLogTable>, "act" | "subjectKind" | "subjectId" | "reason" | "isByCommand"> & {
  id?: string;
};

/** @param actorId null for the operator at the command line or, where `isByCommand` is 0, for a member who is gone. */
export async function recordAct({ db, now }: Pick<Context, "db" | "now">, actorId: string | null, act: Act) {
  await db
    .insertInto("actOfPower")
    .values({ id: newId(), actorId, isByCommand: actorId === null ? 1 : 0, createdAt: now(), ...act })
    .execute();
}

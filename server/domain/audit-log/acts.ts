import type { Insertable } from "kysely";
import type { ActOfPowerTable } from "../../db/schema/moderation.ts";
import type { Context } from "../context.ts";
import { newId } from "../identity.ts";

type Act = Pick<Insertable<ActOfPowerTable>, "act" | "subjectKind" | "subjectId" | "reason" | "isByCommand"> & {
  /** Where the same must not be done twice. */
  id?: string;
};

/**
 * Writes down what was done by a role.
 * @param actorId null for the operator at the command line, unless the act says that it was not by command: then for
 * one who is gone.
 */
export async function recordAct({ db, now }: Pick<Context, "db" | "now">, actorId: string | null, act: Act) {
  await db
    .insertInto("actOfPower")
    .values({ id: newId(), actorId, isByCommand: actorId === null ? 1 : 0, createdAt: now(), ...act })
    .execute();
}

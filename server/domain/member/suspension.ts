import type { Context } from "../context.ts";
import { Failure } from "../../failures.ts";
import type { Member } from "./member.ts";
import { say } from "../../contract/sentences/say.ts";

export const HAS_ROLE = "has_role";

const DAY = 86_400_000;

/** @throws {Failure} forbidden, while the member is suspended, under any name. */
export function requireNotSuspended({ now }: Pick<Context, "now">, { suspendedUntil }: Member): void {
  if (suspendedUntil === null || suspendedUntil <= now()) return;
  const days = Math.max(1, Math.floor((suspendedUntil - now()) / DAY));
  throw new Failure("forbidden", () => say.suspendedDays({ count: days }), { code: "suspended" });
}

/** With the day: a moment in a member's record and in a pseudonym's case would tell that they are one. */
export function endOfSuspension({ now }: Pick<Context, "now">, days: number): number {
  return Math.ceil((now() + days * DAY) / DAY) * DAY;
}

/** @returns false when the member is gone. @throws {Failure} invalid, for a member with a role. */
export async function suspendUntil(
  { db, now }: Pick<Context, "db" | "now">,
  memberId: string,
  until: number,
): Promise<boolean> {
  const present = await db
    .updateTable("member")
    .set((row) => ({
      suspendedUntil: row.case().when("suspendedUntil", ">", until).then(row.ref("suspendedUntil")).else(until).end(),
      updatedAt: now(),
    }))
    .where("id", "=", memberId)
    .returning("role")
    .executeTakeFirst();
  if (present && present.role !== "member") {
    const sentence = "The author has a role here. Decide otherwise. An administrator can suspend them.";
    throw new Failure("invalid", sentence, { code: HAS_ROLE, path: "outcome" });
  }
  return present !== undefined;
}

import type { Role } from "../../db/schema/accounts.ts";
import type { Context } from "../context.ts";
import type { Member } from "./member.ts";

/** A suspended member keeps the role but may not use it. */
export function activeRole(
  { now }: Pick<Context, "now">,
  { role, suspendedUntil }: Pick<Member, "role" | "suspendedUntil">,
): Role {
  return suspendedUntil !== null && suspendedUntil > now() ? "member" : role;
}

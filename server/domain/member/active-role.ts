import type { Role } from "../../db/schema/accounts.ts";
import type { Context } from "../context.ts";
import type { Member } from "./member.ts";

/** The role by which she may act: while her voice is taken she reads as any member, and has no power. */
export function activeRole(
  { now }: Pick<Context, "now">,
  { role, suspendedUntil }: Pick<Member, "role" | "suspendedUntil">,
): Role {
  return suspendedUntil !== null && suspendedUntil > now() ? "member" : role;
}

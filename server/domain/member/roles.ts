import type { Context } from "../context.ts";
import { notFound } from "../../failures.ts";
import type { Member } from "./member.ts";

/** She looks at reports and decides about texts of others. */
export function isModerator({ role }: Pick<Member, "role">): boolean {
  return role === "moderator" || role === "administrator";
}

/** @throws {Failure} notFound, for whoever is no moderator: to her there is nothing. */
export function requireModerator(member: Pick<Member, "role">): void {
  if (!isModerator(member)) throw notFound("page");
}

/** What she writes under her name speaks for the product. */
export function isEditor({ role }: Pick<Member, "role">): boolean {
  return role === "editor" || role === "administrator";
}

/** @throws {Failure} notFound, for whoever is no editor. */
export function requireEditor(member: Pick<Member, "role">): void {
  if (!isEditor(member)) throw notFound("page");
}

/** @throws {Failure} notFound, for whoever is no administrator. */
export function requireAdministrator({ role }: Pick<Member, "role">): void {
  if (role !== "administrator") throw notFound("page");
}

/** Whether this member has a role, also one that rests. */
export async function hasRole({ db }: Pick<Context, "db">, memberId: string): Promise<boolean> {
  const member = await db.selectFrom("member").select("role").where("id", "=", memberId).executeTakeFirst();
  return member !== undefined && member.role !== "member";
}

import type { Context } from "../context.ts";
import { notFound } from "../../failures.ts";
import type { Member } from "./member.ts";

export function isModerator({ role }: Pick<Member, "role">): boolean {
  return role === "moderator" || role === "administrator";
}

/** @throws {Failure} notFound, so that others do not learn that the page exists. */
export function requireModerator(member: Pick<Member, "role">): void {
  if (!isModerator(member)) throw notFound("page");
}

export function isEditor({ role }: Pick<Member, "role">): boolean {
  return role === "editor" || role === "administrator";
}

export function requireEditor(member: Pick<Member, "role">): void {
  if (!isEditor(member)) throw notFound("page");
}

export function requireAdministrator({ role }: Pick<Member, "role">): void {
  if (role !== "administrator") throw notFound("page");
}

export async function hasRole({ db }: Pick<Context, "db">, memberId: string): Promise<boolean> {
  const member = await db.selectFrom("member").select("role").where("id", "=", memberId).executeTakeFirst();
  return member !== undefined && member.role !== "member";
}

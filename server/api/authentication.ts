import type { Context as Request } from "hono";
import { createMiddleware } from "hono/factory";
import { requireAdministrator, requireEditor, requireModerator } from "../domain/member/roles.ts";
import type { Member } from "../domain/member/member.ts";
import { actorOf } from "../domain/accounts/sessions.ts";
import type { Actor } from "../domain/member/actor.ts";
import { Failure } from "../failures.ts";
import type { ApiEnvironment } from "./environment.ts";

const eitherHeader: Record<string, string[]>[] = [{ token: [] }, { bearer: [] }];

/** What a route needs that only members may call. */
export const membersOnly = { middleware: signedIn(), security: eitherHeader };

/** The same for what members write to each other, which nobody may do too fast. */
export const membersWriting = { ...membersOnly, middleware: [membersOnly.middleware, notTooFast("write")] };

/** What a route needs that moderators alone may call; to all others it is not there, whatever they send. */
export const moderatorsOnly = { ...membersOnly, middleware: [membersOnly.middleware, orNothing(requireModerator)] };

/** The same for what editors may call. */
export const editorsOnly = { ...membersOnly, middleware: [membersOnly.middleware, orNothing(requireEditor)] };

/** The same for what they change, which nobody may do too fast. */
export const editorsWriting = { ...editorsOnly, middleware: [...editorsOnly.middleware, notTooFast("edit")] };

/** The same for what administrators may call. */
export const administratorsOnly = {
  ...membersOnly,
  middleware: [membersOnly.middleware, orNothing(requireAdministrator)],
};

/** What a route needs that anyone may call, and that answers a member as the one she is. */
export const membersToo = { middleware: signedInOrNot() };

/** Finds the member behind `x-auth-header` or a Bearer token; 401 without one, 400 when the two differ. */
function signedIn() {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const token = tokenOf(c);
    if (!token) throw new Failure("unauthenticated", "You are signed out. Log in to go on.");
    c.set("actor", await actorBehind(c, token));
    await next();
  });
}

function notTooFast(limit: "write" | "edit") {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    await c.var.context.limits.take(limit, c.var.actor.member.id);
    await next();
  });
}

function orNothing(require: (member: Member) => void) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    require(c.var.actor.member);
    await next();
  });
}

/** Whoever sends no token, or one whose session is over, is a visitor. */
function signedInOrNot() {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    c.set("viewer", (await actorOrNobody(c))?.member ?? null);
    await next();
  });
}

/** Who calls what anyone may call; null for a visitor, and for a token whose session is over. */
export async function actorOrNobody(c: Request<ApiEnvironment>): Promise<Actor | null> {
  const token = tokenOf(c);
  return token ? actorBehind(c, token).catch(nobodyWhenOver) : null;
}

const underWay = new Map<string, Promise<Actor>>();

/** The reading calls that make one page come at the same moment: one look-up is for all of them, and for none that comes later. */
function actorBehind(c: Request<ApiEnvironment>, token: string): Promise<Actor> {
  // Not its header: a call that comes over the network has a number of its own.
  const requestId = c.env?.requestId;
  if (!requestId || c.req.method !== "GET") return actorOf(c.var.context, token);
  const key = `${requestId} ${token}`;
  const already = underWay.get(key);
  if (already) return already;
  const looking = actorOf(c.var.context, token).finally(() => underWay.delete(key));
  underWay.set(key, looking);
  return looking;
}

function tokenOf(c: Request<ApiEnvironment>) {
  const plain = c.req.header("x-auth-header");
  const bearer = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
  if (plain && bearer && plain !== bearer) {
    throw new Failure("invalid", "Two different tokens were sent.", { code: "two_tokens" });
  }
  return plain || bearer;
}

function nobodyWhenOver(error: unknown) {
  if (error instanceof Failure && error.kind === "unauthenticated") return null;
  throw error;
}

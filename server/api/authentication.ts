import type { Context as Request } from "hono";
import { createMiddleware } from "hono/factory";
import { bestEffort } from "../domain/best-effort.ts";
import { hasReminders } from "../domain/reminders/channels.ts";
import { lookSooner } from "../domain/reminders/sending.ts";
import { requireAdministrator, requireEditor, requireModerator } from "../domain/member/roles.ts";
import type { Member } from "../domain/member/member.ts";
import { requireSecondFactor } from "../domain/second-factor/second-factor.ts";
import { actorOf } from "../domain/session/sessions.ts";
import type { Actor } from "../domain/member/actor.ts";
import { Failure } from "../failures.ts";
import type { ApiEnvironment } from "./environment.ts";
import { say } from "../contract/sentences/say.ts";

const eitherHeader: Record<string, string[]>[] = [{ token: [] }, { bearer: [] }];
/** The empty one says in OpenAPI that a token may be left out. */
export const eitherHeaderOrNone = [...eitherHeader, {}];

export const membersOnly = { middleware: signedIn(), security: eitherHeader };

export const membersWriting = { ...membersOnly, middleware: [membersOnly.middleware, notTooFast("write")] };

/** Answers 404 to others, whatever they send. */
export const moderatorsOnly = inRole(requireModerator);

export const editorsOnly = inRole(requireEditor);

export const editorsWriting = { ...editorsOnly, middleware: [...editorsOnly.middleware, notTooFast("edit")] };

export const administratorsOnly = inRole(requireAdministrator);

export const membersToo = { middleware: signedInOrNot(), security: eitherHeaderOrNone };

function signedIn() {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const token = tokenOf(c);
    if (!token) throw new Failure("unauthenticated", say.signedOut);
    c.set("actor", await actorBehind(c, token));
    await next();
    if (c.req.method !== "GET") await planMayHaveChanged(c);
  });
}

async function planMayHaveChanged({ var: { context, actor } }: Request<ApiEnvironment>) {
  if (hasReminders(context)) await bestEffort(lookSooner(context, actor.member.id));
}

function notTooFast(limit: "write" | "edit") {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    await c.var.context.limits.take(limit, c.var.actor.member.id);
    await next();
  });
}

function inRole(require: (member: Member) => void) {
  return { ...membersOnly, middleware: [membersOnly.middleware, orNothing(require), afterSecondStep()] };
}

/** An act needs the second step within the hour, reading needs one of this session; where the operator requires it, all. */
function afterSecondStep() {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    await requireSecondFactor(c.var.context, c.var.actor, { isAct: c.req.method !== "GET" });
    await next();
  });
}

function orNothing(require: (member: Member) => void) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    require(c.var.actor.member);
    await next();
  });
}

function signedInOrNot() {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    c.set("viewer", (await actorOrNobody(c))?.member ?? null);
    await next();
  });
}

export async function actorOrNobody(c: Request<ApiEnvironment>): Promise<Actor | null> {
  const token = tokenOf(c);
  return token ? actorBehind(c, token).catch(nobodyWhenOver) : null;
}

const underWay = new Map<string, Promise<Actor>>();

/** Once for a call: its language asks for it, and then what it does. */
function actorBehind(c: Request<ApiEnvironment>, token: string): Promise<Actor> {
  const { lookUp = lookUpOf(c, token) }: Partial<ApiEnvironment["Variables"]> = c.var;
  c.set("lookUp", lookUp);
  return lookUp;
}

/** The parallel GET calls of one page share one look-up; later ones get a new one. */
function lookUpOf(c: Request<ApiEnvironment>, token: string): Promise<Actor> {
  // Not the header: a call over the network has an id of its own.
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
    throw new Failure("invalid", say.twoTokens, { code: "two_tokens" });
  }
  return plain || bearer;
}

function nobodyWhenOver(error: unknown) {
  if (error instanceof Failure && error.kind === "unauthenticated") return null;
  throw error;
}

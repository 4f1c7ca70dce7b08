import type { Context as Request } from "hono";
import { createMiddleware } from "hono/factory";
import { Failure } from "../failures.ts";
import type { ApiEnvironment } from "./environment.ts";

export type AccessEvent =
  | "sign-up"
  | "sign-up code"
  | "sign-in"
  | "log-out"
  | "password change"
  | "phone change"
  | "phone proof"
  | "recovery codes"
  | "second factor"
  | "data export"
  | "deletion";

/** Never logs a phone number, password, code or token. */
export function logAccess(event: AccessEvent) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    await next();
    const outcome = outcomeOf(c.res.status);
    if (!outcome) return;
    const memberId = c.error instanceof Failure ? c.error.memberId : (c.get("memberId") ?? c.get("actor")?.member.id);
    const line = { requestId: c.env?.requestId, event, outcome, memberId };
    c.var.log[c.res.status < 400 ? "info" : "warn"](line, "access");
  });
}

export function logForeignName(c: Request<ApiEnvironment>): void {
  const line = { requestId: c.env?.requestId, event: "another's name", outcome: "refused" };
  c.var.log.warn({ ...line, memberId: c.var.actor.member.id }, "access");
}

/** A request that fails validation tried nothing and is not logged. */
function outcomeOf(status: number) {
  if (status === 202) return "begun";
  if (status < 400) return "done";
  if (status === 401 || status === 403 || status === 409) return "refused";
  if (status === 429) return "locked out";
  return status >= 500 ? "failed" : undefined;
}

import type { Context as Request } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { FailureJson } from "../contract/failure.ts";
import { isSignedIn } from "../domain/session/sessions.ts";
import { Failure, sentencesOf, type FailureKind, type Problem } from "../failures.ts";
import type { Log } from "../log.ts";
import type { ApiEnvironment } from "./environment.ts";
import { spoken, type Words } from "../contract/sentences/words.ts";
import { say } from "../contract/sentences/say.ts";

const statuses: Record<FailureKind, ContentfulStatusCode> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooMany: 429,
  overloaded: 503,
};

const descriptions = {
  400: "The request is not as it should be; `errors` says which field and why.",
  401: "No token, or its session is over.",
  403: "This may not be done.",
  404: "There is no such thing, or it is not yours to see.",
  409: "Something else stands in the way.",
  413: "The request is too large.",
  415: "The body is of a type that is not taken here.",
  429: "Tried too often; `Retry-After` says when to try again.",
  503: "Not possible just now; `Retry-After` says when to try again.",
} as const;

type Described = { description: string; content: { "application/json": { schema: typeof FailureJson } } };

export function failures<Status extends keyof typeof descriptions>(...codes: Status[]): Record<Status, Described>;
export function failures(...codes: (keyof typeof descriptions)[]) {
  const content = { "application/json": { schema: FailureJson } };
  return Object.fromEntries(codes.map((code) => [code, { description: descriptions[code], content }]));
}

export function answerFailure(log: Log, isUnavailable: (error: unknown) => boolean) {
  return async (error: Error, c: Request<ApiEnvironment>): Promise<Response> => {
    if (error instanceof Failure) {
      if (error.retryAfter) c.header("Retry-After", String(error.retryAfter));
      return answer(c, statuses[error.kind], error.words, error.problems, error.code);
    }
    if (error instanceof HTTPException) {
      return answer(c, error.status, say.requestUnreadable, undefined, "malformed");
    }
    if (c.req.raw.signal.aborted) return answer(c, 400, say.requestCutOff, undefined, "cut_off");
    if (isUnavailable(error)) {
      log.error({ err: error, requestId: c.env?.requestId }, "database or disk unavailable");
      c.header("Retry-After", "5");
      return answer(c, 503, say.notJustNow, undefined, "unavailable");
    }
    if (await hasLeft(c)) {
      log.warn({ err: error, requestId: c.env?.requestId }, "request failed, whose session was over meanwhile");
      return answer(c, 401, say.signedOut, undefined, "unauthenticated");
    }
    log.error({ err: error, requestId: c.env?.requestId }, "request failed");
    return answer(c, 500, say.wentWrong, undefined, "internal");
  };
}

/** Of one part of an answer whose other parts are there. */
export function failedPart(c: Request<ApiEnvironment>, error: unknown): FailureJson {
  const { words, code } = error instanceof Failure ? error : unexpected(c, error);
  const message = spoken(words);
  return { message, errors: [{ msg: message, path: "" }], code };
}

function unexpected(c: Request<ApiEnvironment>, error: unknown) {
  c.var.log.error({ err: error, requestId: c.env?.requestId }, "a part of an answer failed");
  if (c.var.isUnavailable(error)) return { words: say.notJustNow, code: "unavailable" };
  return { words: say.wentWrong, code: "internal" };
}

/** A write fails with a missing author when the account or session ended during the request. */
async function hasLeft(c: Request<ApiEnvironment>): Promise<boolean> {
  const { actor, context }: Partial<ApiEnvironment["Variables"]> = c.var;
  if (!actor || !context) return false;
  return !(await isSignedIn(context, actor).catch(() => true));
}

export function answerProblems(c: Request<ApiEnvironment>, problems: Problem[]): Response {
  return answer(c, 400, problems[0]?.msg ?? say.requestWrong, problems, "invalid");
}

export function answer(
  c: Request<ApiEnvironment>,
  status: ContentfulStatusCode,
  words: Words,
  problems: Problem[] = [{ msg: words, path: "" }],
  code = "refused",
): Response {
  return c.json({ message: spoken(words), errors: sentencesOf(problems), code }, status);
}

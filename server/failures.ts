/** Each kind becomes one HTTP status in `server/api/failures.ts`. */
export type FailureKind =
  | "invalid"
  | "unauthenticated"
  | "forbidden"
  | "notFound"
  | "conflict"
  | "tooMany"
  | "overloaded";

export interface Problem {
  msg: string;
  /** Empty for the whole request. */
  path: string;
}

export class Failure extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly problems: Problem[];
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** For the log, never for the answer: the caller is not known to own the account. */
  readonly memberId: string | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    details: {
      code?: string;
      path?: string;
      problems?: Problem[];
      retryAfter?: number | undefined;
      memberId?: string | undefined;
    } = {},
  ) {
    super(message);
    this.kind = kind;
    this.code = details.code ?? snakeCase(kind);
    this.problems = details.problems ?? [{ msg: message, path: details.path ?? "" }];
    this.retryAfter = details.retryAfter;
    this.memberId = details.memberId;
  }

  telling(problems: Problem[]): Failure {
    const { code, retryAfter, memberId } = this;
    return new Failure(this.kind, this.message, { code, retryAfter, memberId, problems });
  }
}

export const invalid = (path: string, message: string) => new Failure("invalid", message, { path });
export function allInvalid(problems: Problem[]): Failure {
  return new Failure("invalid", problems[0]?.msg ?? "The request is not as it should be.", { problems });
}

/** Runs every check, also after one has failed. @returns the problems of those that throw `invalid`. */
export async function problemsOf(checks: (() => unknown)[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== "invalid") throw error;
      problems.push(...error.problems);
    }
  }
  return problems;
}

/** A wrong password or code is told together with the other problems. */
export async function alsoTelling<T>(others: Problem[], proof: Promise<T>): Promise<T> {
  try {
    return await proof;
  } catch (error) {
    throw isUnproved(error) ? error.telling([...error.problems, ...others]) : error;
  }
}

export const isUnproved = (error: unknown): error is Failure =>
  error instanceof Failure && error.kind === "unauthenticated";

export const notFound = (what: string) => new Failure("notFound", `There is no such ${what}.`);

export const changedMeanwhile = (what: string) =>
  new Failure("conflict", `This ${what} was changed in another window meanwhile. Here are both texts.`, {
    code: "changed_meanwhile",
  });

export function found<T>(record: T | undefined, what: string): T {
  if (record === undefined) throw notFound(what);
  return record;
}

/** @param find throws notFound when the text was deleted meanwhile, which explains the failed write. */
export async function unlessGone<T>(writing: Promise<T>, find: () => Promise<unknown>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    await find();
    throw error;
  }
}

function snakeCase(words: string) {
  return words.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

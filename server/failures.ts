/** What the domain can refuse. Each kind becomes one HTTP status, in `server/api/failures.ts`. */
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
  /** The field that the message is about; empty for the whole request. */
  path: string;
}

/** A refusal in words for the person who asked. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly problems: Problem[];
  /** Seconds after which another try may succeed. */
  readonly retryAfter: number | undefined;
  /** Whose account it was about, where she who asked is not known to be its owner: for the log, never for the answer. */
  readonly memberId: string | undefined;

  constructor(
    kind: FailureKind,
    message: string,
    details: {
      code?: string;
      path?: string;
      /** Where there is more than the message to say. */
      problems?: Problem[];
      retryAfter?: number;
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
}

export const invalid = (path: string, message: string) => new Failure("invalid", message, { path });
export const notFound = (what: string) => new Failure("notFound", `There is no such ${what}.`);

/** She changed words that are not the latest any more. */
export const changedMeanwhile = (what: string) =>
  new Failure("conflict", `This ${what} was changed in another window meanwhile. Here are both texts.`, {
    code: "changed_meanwhile",
  });

/** The record that was looked for. @throws {Failure} notFound, when there is none. */
export function found<T>(record: T | undefined, what: string): T {
  if (record === undefined) throw notFound(what);
  return record;
}

/**
 * Waits for a write about a text. When it fails since the text was deleted meanwhile, that is the answer.
 * @param meet fails with notFound when she may not meet the text any more.
 */
export async function unlessGone<T>(writing: Promise<T>, meet: () => Promise<unknown>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    await meet();
    throw error;
  }
}

function snakeCase(words: string) {
  return words.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

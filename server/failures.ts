import { FIRST_LANGUAGE } from "./contract/languages.ts";
import { say } from "./contract/sentences/say.ts";
import { spoken, type Words } from "./contract/sentences/words.ts";
import { speaking } from "./language.ts";

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
  msg: Words;
  /** Empty for the whole request. */
  path: string;
}

export class Failure extends Error {
  readonly kind: FailureKind;
  readonly code: string;
  readonly words: Words;
  readonly problems: Problem[];
  /** Seconds. */
  readonly retryAfter: number | undefined;
  /** For the log, never for the answer: the caller is not known to own the account. */
  readonly memberId: string | undefined;

  constructor(
    kind: FailureKind,
    words: Words,
    details: {
      code?: string;
      path?: string;
      problems?: Problem[];
      retryAfter?: number | undefined;
      memberId?: string | undefined;
    } = {},
  ) {
    // For the log. The caller gets the words in a language of theirs.
    super(speaking(FIRST_LANGUAGE, () => spoken(words)));
    this.words = words;
    this.kind = kind;
    this.code = details.code ?? snakeCase(kind);
    this.problems = details.problems ?? [{ msg: words, path: details.path ?? "" }];
    this.retryAfter = details.retryAfter;
    this.memberId = details.memberId;
  }

  telling(problems: Problem[]): Failure {
    const { code, retryAfter, memberId } = this;
    return new Failure(this.kind, this.words, { code, retryAfter, memberId, problems });
  }
}

export const invalid = (path: string, words: Words) => new Failure("invalid", words, { path });
export function allInvalid(problems: Problem[]): Failure {
  return new Failure("invalid", problems[0]?.msg ?? say.requestWrong, { problems });
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

export const sentencesOf = (problems: Problem[]): { msg: string; path: string }[] =>
  problems.map(({ msg, path }) => ({ msg: spoken(msg), path }));

export const isUnproved = (error: unknown): error is Failure =>
  error instanceof Failure && error.kind === "unauthenticated";

/** By noun. What only operators see stays in English. */
const missing: Record<string, Words> = {
  article: say.noSuchArticle,
  block: say.noSuchBlock,
  calendar: say.noSuchCalendar,
  call: say.noSuchCall,
  category: say.noSuchCategory,
  child: say.noSuchChild,
  comment: say.noSuchComment,
  conversation: say.noSuchConversation,
  date: say.noSuchDate,
  "date in your plan": say.noSuchPlanDate,
  decision: say.noSuchDecision,
  draft: say.noSuchDraft,
  event: say.noSuchEvent,
  file: say.noSuchFile,
  guideline: say.noSuchGuideline,
  "kept answers": say.noSuchKeptAnswers,
  member: say.noSuchMember,
  message: say.noSuchMessage,
  page: say.noSuchPage,
  picture: say.noSuchPicture,
  post: say.noSuchPost,
  pregnancy: say.noSuchPregnancy,
  reading: say.noSuchReading,
  request: say.noSuchRequest,
  scan: say.noSuchScan,
  session: say.noSuchSession,
  symptom: say.noSuchSymptom,
  tip: say.noSuchTip,
  topic: say.noSuchTopic,
  visit: say.noSuchVisit,
  week: say.noSuchWeek,
};

export const notFound = (what: string) => new Failure("notFound", missing[what] ?? `There is no such ${what}.`);

const changed: Record<string, Words> = { post: say.postChangedMeanwhile, comment: say.commentChangedMeanwhile };

export function changedMeanwhile(what: string): Failure {
  const words = changed[what] ?? `This ${what} was changed in another window meanwhile. Here are both texts.`;
  return new Failure("conflict", words, { code: "changed_meanwhile" });
}

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

import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { Failure } from "../../failures.ts";

/** How often a thing may be done: `points` in `duration` seconds. */
const rules = {
  signIn: { points: 10, duration: 15 * 60 },
  signInByAddress: { points: 1_000, duration: 15 * 60 },
  signUp: { points: 5, duration: 30 * 60 },
  signUpByAddress: { points: 500, duration: 30 * 60 },
  /** Codes for a new password, of one account. */
  codeAnHour: { points: 3, duration: 60 * 60 },
  codeADay: { points: 10, duration: 24 * 60 * 60 },
  codeByAddress: { points: 300, duration: 60 * 60 },
  /** Tries of such codes. */
  newPassword: { points: 10, duration: 15 * 60 },
  /** Profile, dates, pictures; previews of a text. */
  change: { points: 60, duration: 60 },
  /** Posts, comments, likes, reports. */
  write: { points: 60, duration: 60 },
  /** What editors do to texts and pictures: one a second for as long as five minutes is more than anybody writes. */
  edit: { points: 300, duration: 5 * 60 },
  /** Messages to those who run the site. */
  contact: { points: 10, duration: 60 * 60 },
  /** Pages of people. */
  people: { points: 300, duration: 15 * 60 },
} as const;

/** What is said of a refusal, where its form does not say what becomes of it. */
const sentences: Partial<Record<LimitName, string>> = {
  edit: "These are too many changes at once, and this one is not saved.",
};

/** A database that counts for several processes. */
export interface CounterStore {
  query(statement: { text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

export type LimitName = keyof typeof rules;

/** Counts what people do, so that nobody can do too much of it. */
export class Limits {
  readonly #limiters: Record<LimitName, RateLimiterAbstract>;
  readonly #refused: (name: LimitName) => void;

  /**
   * @param store lets several processes count together; without it this process counts alone.
   * @param refused is told of each refusal.
   */
  constructor(store?: CounterStore, refused: (name: LimitName) => void = () => {}) {
    this.#refused = refused;
    const make = (name: LimitName): RateLimiterAbstract => {
      const options = { keyPrefix: name, ...rules[name] };
      if (!store) return new RateLimiterMemory(options);
      return new RateLimiterPostgres({
        ...options,
        storeClient: store,
        storeType: "client",
        tableName: "rate_limit",
        tableCreated: true,
      });
    };
    this.#limiters = {
      signIn: make("signIn"),
      signInByAddress: make("signInByAddress"),
      signUp: make("signUp"),
      signUpByAddress: make("signUpByAddress"),
      codeAnHour: make("codeAnHour"),
      codeADay: make("codeADay"),
      codeByAddress: make("codeByAddress"),
      newPassword: make("newPassword"),
      change: make("change"),
      write: make("write"),
      edit: make("edit"),
      contact: make("contact"),
      people: make("people"),
    };
  }

  /**
   * @param memberId whose account is being tried, for the log.
   * @throws {Failure} tooMany, with the seconds to wait, when `key` has used up this limit.
   */
  async take(name: LimitName, key: string, memberId?: string): Promise<void> {
    try {
      await this.#limiters[name].consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      this.#refused(name);
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const message = `${sentences[name] ?? "That was tried too often."} Try again in ${inWords(retryAfter)}.`;
      throw new Failure("tooMany", message, { retryAfter, memberId });
    }
  }
}

function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 90) return "a minute";
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return `${minutes} minutes`;
}

import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from "rate-limiter-flexible";
import { say } from "../../contract/sentences/say.ts";
import { Failure } from "../../failures.ts";

/** `points` in `duration` seconds. */
const rules = {
  signIn: { points: 10, duration: 15 * 60 },
  failureByAddress: { points: 1_000, duration: 15 * 60 },
  signUp: { points: 5, duration: 30 * 60 },
  signUpByAddress: { points: 500, duration: 30 * 60 },
  sameSignUp: { points: 60, duration: 30 * 60 },
  signUpCodeOfForm: { points: 60, duration: 5 * 60 },
  signUpWithoutDevice: { points: 20, duration: 60 * 60 },
  codeAnHour: { points: 3, duration: 60 * 60 },
  codeADay: { points: 10, duration: 24 * 60 * 60 },
  signUpNotice: { points: 3, duration: 24 * 60 * 60 },
  codeByAddress: { points: 300, duration: 60 * 60 },
  newPassword: { points: 10, duration: 15 * 60 },
  secondFactor: { points: 10, duration: 15 * 60 },
  secondFactorNotice: { points: 1, duration: 24 * 60 * 60 },
  change: { points: 60, duration: 60 },
  look: { points: 120, duration: 60 },
  write: { points: 60, duration: 60 },
  /** One a second for five minutes is more than anybody writes. */
  edit: { points: 300, duration: 5 * 60 },
  /** Words take little room on the disk, a picture of each second would fill it. */
  postPicture: { points: 30, duration: 24 * 60 * 60 },
  contact: { points: 10, duration: 60 * 60 },
  people: { points: 300, duration: 15 * 60 },
  /** Of one member, or of an address, behind which a whole carrier may be. */
  draft: { points: 300, duration: 60 * 60 },
} as const;

const sentences: Partial<Record<LimitName, () => string>> = {
  postPicture: say.tooManyPictures,
  edit: () => "These are too many changes at once, and this one is not saved.",
};

export interface CounterStore {
  query(statement: { text: string; values: unknown[] }): Promise<{ rows: unknown[] }>;
}

export type LimitName = keyof typeof rules;

export class Limits {
  readonly #limiters: Record<LimitName, RateLimiterAbstract>;
  readonly #refused: (name: LimitName) => void;

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
      failureByAddress: make("failureByAddress"),
      signUp: make("signUp"),
      signUpByAddress: make("signUpByAddress"),
      sameSignUp: make("sameSignUp"),
      signUpCodeOfForm: make("signUpCodeOfForm"),
      signUpWithoutDevice: make("signUpWithoutDevice"),
      codeAnHour: make("codeAnHour"),
      codeADay: make("codeADay"),
      signUpNotice: make("signUpNotice"),
      codeByAddress: make("codeByAddress"),
      newPassword: make("newPassword"),
      secondFactor: make("secondFactor"),
      secondFactorNotice: make("secondFactorNotice"),
      change: make("change"),
      look: make("look"),
      write: make("write"),
      edit: make("edit"),
      postPicture: make("postPicture"),
      contact: make("contact"),
      people: make("people"),
      draft: make("draft"),
    };
  }

  async take(name: LimitName, key: string, memberId?: string): Promise<void> {
    try {
      await this.#limiters[name].consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      this.#refused(name);
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const words = () => `${(sentences[name] ?? say.triedTooOften)()} ${againIn(retryAfter)}`;
      throw new Failure("tooMany", words, { retryAfter, memberId });
    }
  }

  /** For what is left undone in silence. @returns false where none is left. */
  async takeIfLeft(name: LimitName, key: string): Promise<boolean> {
    try {
      await this.#limiters[name].consume(key);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }

  async isCounted(name: LimitName, key: string): Promise<boolean> {
    return (await this.#limiters[name].get(key)) !== null;
  }

  async giveBack(name: LimitName, key: string): Promise<void> {
    await this.#limiters[name].reward(key);
  }
}

function againIn(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 90) return say.againInMinute();
  return minutes > 90 ? say.againInHours({ hours: Math.ceil(minutes / 60) }) : say.againInMinutes({ minutes });
}

import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Failure } from "../failures.ts";

const derive = promisify(argon2);

export interface PasswordCost {
  memory: number;
  passes: number;
}

/** Argon2id as OWASP's password storage cheat sheet advises: 19 MiB, 2 passes, 1 lane. */
export const FULL_COST: PasswordCost = { memory: 19_456, passes: 2 };
const PARALLELISM = 1;
const TAG_LENGTH = 32;
const COST_IN_HASH = /^m=(\d+),t=(\d+),p=1$/;
const AT_ONCE = 2;
const WAITING_AT_MOST = 40;

/** Hashes a few at a time, so that a rush of sign-ins cannot take the whole machine. */
export class PasswordHasher {
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  readonly #cost: PasswordCost;
  readonly #dummy: Promise<string>;

  constructor(cost: PasswordCost = FULL_COST) {
    this.#cost = cost;
    this.#dummy = this.hash(randomBytes(16).toString("hex"));
  }

  /** PHC string format. @throws {Failure} overloaded, when too many wait. */
  async hash(password: string): Promise<string> {
    const nonce = randomBytes(16);
    const { memory, passes } = this.#cost;
    const tag = await this.#derive(password, nonce, this.#cost);
    return `$argon2id$v=19$m=${memory},t=${passes},p=${PARALLELISM}$${unpadded(nonce)}$${unpadded(tag)}`;
  }

  /** Without a hash it takes as long, so that timing does not tell whether the member exists. */
  async matches(password: string, hash: string | undefined): Promise<boolean> {
    const isHash = hash?.startsWith("$argon2id$") ?? false;
    const [, , , cost = "", nonce = "", tag = ""] = (hash && isHash ? hash : await this.#dummy).split("$");
    const expected = Buffer.from(tag, "base64");
    const derived = await this.#derive(password, Buffer.from(nonce, "base64"), costIn(cost));
    return timingSafeEqual(expected, derived) && isHash;
  }

  async #derive(password: string, nonce: Buffer, cost: PasswordCost) {
    await this.#turn();
    try {
      const message = password.normalize("NFKC");
      return await derive("argon2id", { ...cost, parallelism: PARALLELISM, tagLength: TAG_LENGTH, message, nonce });
    } finally {
      // The slot passes directly to the next in line, so that no newcomer takes it in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  async #turn() {
    if (this.#running < AT_ONCE) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= WAITING_AT_MOST) {
      throw new Failure("overloaded", "Many people are signing in just now. Try again in a few seconds.", {
        retryAfter: 5,
      });
    }
    await new Promise<void>((resume) => this.#waiting.push(resume));
  }
}

function costIn(text: string): PasswordCost {
  const [, memory, passes] = COST_IN_HASH.exec(text) ?? [];
  if (!memory || !passes) throw new Error(`A stored password has a cost of '${text}'.`);
  return { memory: Number(memory), passes: Number(passes) };
}

function unpadded(bytes: Buffer) {
  return bytes.toString("base64").replace(/=+$/, "");
}

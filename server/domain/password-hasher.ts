import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { FairQueue } from "../fair-queue.ts";
import { say } from "../contract/sentences/say.ts";

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

export interface Passwords {
  /** PHC string format. @throws {Failure} overloaded, when too many wait. */
  hash(password: string): Promise<string>;
  /** Without a hash it takes as long, so that timing does not tell whether the member exists. */
  matches(password: string, hash: string | undefined): Promise<boolean>;
  from(address: string): Passwords;
}

/** Hashes a few at a time, so that a rush of sign-ins cannot take the whole machine. */
export class PasswordHasher implements Passwords {
  readonly #queue = new FairQueue({
    atOnce: 2,
    waitingAtMost: 40,
    sentence: say.manySigningIn,
  });
  readonly #cost: PasswordCost;
  readonly #dummy: Promise<string>;

  constructor(cost: PasswordCost = FULL_COST) {
    this.#cost = cost;
    this.#dummy = this.hash(randomBytes(16).toString("hex"));
  }

  from(address: string): Passwords {
    return {
      hash: (password) => this.hash(password, address),
      matches: (password, hash) => this.matches(password, hash, address),
      from: (other) => this.from(other),
    };
  }

  async hash(password: string, address = ""): Promise<string> {
    const nonce = randomBytes(16);
    const { memory, passes } = this.#cost;
    const tag = await this.#derive(password, nonce, this.#cost, address);
    return `$argon2id$v=19$m=${memory},t=${passes},p=${PARALLELISM}$${unpadded(nonce)}$${unpadded(tag)}`;
  }

  async matches(password: string, hash: string | undefined, address = ""): Promise<boolean> {
    const isHash = hash?.startsWith("$argon2id$") ?? false;
    const [, , , cost = "", nonce = "", tag = ""] = (hash && isHash ? hash : await this.#dummy).split("$");
    const expected = Buffer.from(tag, "base64");
    const derived = await this.#derive(password, Buffer.from(nonce, "base64"), costIn(cost), address);
    return timingSafeEqual(expected, derived) && isHash;
  }

  #derive(password: string, nonce: Buffer, cost: PasswordCost, address: string) {
    const message = password.normalize("NFKC");
    const work = { ...cost, parallelism: PARALLELISM, tagLength: TAG_LENGTH, message, nonce };
    return this.#queue.run(address, () => derive("argon2id", work));
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

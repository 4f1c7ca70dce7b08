import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { postWords } from "../fixtures/posts.ts";
import { callApi } from "../support/api-call.ts";

const READERS = 8;
/** Fewer than the limit of posts takes. */
const WRITE_EVERY_MS = 1_000;

/** Reads pages, calls and the files of open pages without a pause, and writes, until its end. */
export class UpgradeLoad {
  /** Added to when another release answers. */
  readonly assets: string[];
  readonly #address: string;
  readonly #failed: string[] = [];
  readonly #written: string[] = [];
  readonly #working: Promise<unknown>;
  #answered = 0;
  #slowest = 0;
  #isOver = false;

  constructor(address: string, token: string, assets: string[]) {
    this.#address = address;
    this.assets = [...assets];
    const readers = Array.from({ length: READERS }, (_, reader) => this.#read(reader, token));
    this.#working = Promise.all([...readers, this.#write(token)]);
  }

  async end() {
    this.#isOver = true;
    await this.#working;
    return { failed: this.#failed, answered: this.#answered, slowest: this.#slowest, written: this.#written };
  }

  async #read(reader: number, token: string) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let count = reader; !this.#isOver; count += 1) {
      const paths = ["/", "/articles?search=milk", "/api/week", this.assets[count % this.assets.length] ?? "/"];
      const path = paths[count % paths.length] ?? "/";
      await this.#timed(path, () => statusOf(this.#address + path, agent, path === "/api/week" ? token : undefined));
    }
    agent.destroy();
  }

  async #write(token: string) {
    for (let count = 0; !this.#isOver; count += 1) {
      const title = `Upgrade, post ${count}`;
      const isWritten = await this.#timed("a post", async () => {
        const body = postWords({ title });
        return (await callApi(this.#address, "POST", "/socialform/add", { token, body })).status;
      });
      if (isWritten) this.#written.push(title);
      await pause(WRITE_EVERY_MS);
    }
  }

  async #timed(what: string, ask: () => Promise<number>) {
    const began = performance.now();
    const status = await ask().catch(String);
    this.#slowest = Math.max(this.#slowest, performance.now() - began);
    if (status === 200) this.#answered += 1;
    else this.#failed.push(`${what}: ${status}`);
    return status === 200;
  }
}

/** As browsers and proxies do, asks once more where a kept connection was closed in the moment of asking. */
async function statusOf(url: string, agent: Agent, token: string | undefined): Promise<number> {
  const headers = token ? { "x-auth-header": token } : {};
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asking = request(url, { agent, headers }, (answer) => {
    answer.on("end", () => resolve(answer.statusCode ?? 0)).on("error", reject);
    answer.resume();
  });
  asking.on("error", (error) => {
    const isClosed = "code" in error && error.code === "ECONNRESET" && asking.reusedSocket;
    if (isClosed) resolve(statusOf(url, agent, token));
    else reject(error);
  });
  asking.end();
  return promise;
}

import { exchange, type Exchanged } from "../support/exchange.ts";

export type Answer = Exchanged;

/** A browser without script, as far as HTTP shows one: it keeps cookies and says where a form comes from. */
export class Visitor {
  readonly #site: { address: string };
  readonly #cookies = new Map<string, string>();

  /** @param site its address, or where it is read once the site has started */
  constructor(site: string | { address: string }) {
    this.#site = typeof site === "string" ? { address: site } : site;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send("GET", path, headers);
  }

  /** Sends a form of this site. */
  post(path: string, fields: Record<string, string>, more: Record<string, string> = {}): Promise<Answer> {
    const headers = { origin: this.#site.address, "content-type": "application/x-www-form-urlencoded" };
    return this.send("POST", path, { ...headers, ...more }, String(new URLSearchParams(fields)));
  }

  /** The names of the cookies that it holds. */
  cookies(): string[] {
    return [...this.#cookies.keys()];
  }

  /** The value of a cookie that it holds. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** What it would send as its `Cookie` header. */
  cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** Changes a cookie that it holds, as someone at the browser could. */
  change(name: string, into: (value: string) => string) {
    this.#cookies.set(name, into(this.#cookies.get(name) ?? ""));
  }

  async send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Buffer,
  ): Promise<Answer> {
    const cookie = this.cookieHeader();
    const answer = await exchange(
      this.#site.address + path,
      method,
      { ...(cookie ? { cookie } : {}), ...headers },
      body,
    );
    for (const line of answer.headers["set-cookie"] ?? []) this.#keep(line);
    return answer;
  }

  #keep(line: string) {
    const [pair = ""] = line.split(";", 1);
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    if (value && !/max-age=0/i.test(line)) this.#cookies.set(name, value);
    else this.#cookies.delete(name);
  }
}

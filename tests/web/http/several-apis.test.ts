import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { forwardToApi } from "../../../server/http/remote-api.ts";
import { inTime } from "../../support/in-time.ts";

const PATIENCE = { silentMs: 100, asideMs: 200 };
const TIMEOUT_MS = 600;
const peer = { address: "127.0.0.1", requestId: "" };

/** How an API of the test takes calls: answers, takes them and is silent, cuts the connection, or refuses them. */
type Manner = "answers" | "silent" | "cuts" | "refuses";

class FakeApi {
  manner: Manner = "answers";
  readonly calls: string[] = [];
  #server: Server;
  #port = 0;

  readonly name: string;

  constructor(name: string) {
    this.name = name;
    this.#server = this.#serve();
  }

  #serve() {
    return createServer(async (incoming, outgoing) => {
      const { method = "", url = "" } = incoming;
      const body = await text(incoming);
      if (!url.endsWith("/setting/app")) this.calls.push([method, url, body].filter(Boolean).join(" "));
      if (this.manner === "cuts") incoming.socket.destroy();
      if (this.manner === "refuses") outgoing.writeHead(503);
      if (this.manner === "answers" || this.manner === "refuses") outgoing.end(this.name);
    });
  }

  get url() {
    return `http://127.0.0.1:${this.#port}/api`;
  }

  async start() {
    this.#server = this.#serve().listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = Object(this.#server.address()).port;
  }

  async stop() {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}

let one: FakeApi;
let other: FakeApi;
let fetchApi: ReturnType<typeof forwardToApi>;

beforeEach(async () => {
  [one, other] = [new FakeApi("one"), new FakeApi("other")];
  await Promise.all([one.start(), other.start()]);
  fetchApi = forwardToApi([one.url, other.url], undefined, PATIENCE);
});
afterEach(() => Promise.all([one.stop(), other.stop()]));

const get = async (path = "/week") => (await fetchApi(new Request(`http://api${path}`), peer, TIMEOUT_MS)).text();
const post = async (path: string, body: BodyInit, type?: string) => {
  const headers = new Headers(type ? { "content-type": type } : {});
  const request = new Request(`http://api${path}`, { method: "POST", body, headers });
  return (await fetchApi(request, peer, TIMEOUT_MS)).text();
};
const postJson = (path: string, fields: Record<string, string>) =>
  post(path, JSON.stringify(fields), "application/json");
const times = async <T>(count: number, ask: () => Promise<T>) => {
  const answers: T[] = [];
  while (answers.length < count) answers.push(await ask());
  return answers;
};
const eachAsked = async () => [...new Set(await times(4, () => get()))].toSorted();

test("both are asked in turn", async () => {
  expect(await times(4, () => get())).toEqual(["other", "one", "other", "one"]);
});

describe.each(["answers", "silent", "cuts", "refuses"] as const)("when one that %s", (manner) => {
  const breakOne = async () => {
    if (manner === "answers") await one.stop();
    one.manner = manner;
  };
  const mendOne = async () => {
    if (manner === "answers") await one.start();
    one.manner = "answers";
  };
  const what = manner === "answers" ? "is gone" : "does so";

  test(`${what}, each call is answered by the other, and once the first is known it is left alone`, async () => {
    await breakOne();
    expect(await times(6, () => get())).toEqual(Array.from({ length: 6 }, () => "other"));
    expect(one.calls.length).toBeLessThanOrEqual(1);
  });

  test(`${what} and comes back, it is asked again`, async () => {
    await breakOne();
    await times(2, () => get());
    await mendOne();
    await expect.poll(eachAsked, { timeout: 3_000 }).toEqual(["one", "other"]);
  });

  test(`${what}, and the other too, the call fails in time, and both are asked again later`, async () => {
    await breakOne();
    if (manner === "answers") await other.stop();
    other.manner = manner;
    const answered = get().catch(() => "failed");
    const failed = await inTime(answered, TIMEOUT_MS + 300);
    expect(failed).toBe(manner === "refuses" ? "other" : "failed");

    await mendOne();
    if (manner === "answers") await other.start();
    other.manner = "answers";
    await expect.poll(eachAsked, { timeout: 3_000 }).toEqual(["one", "other"]);
  });
});

describe("a call that changes something", () => {
  test("goes to another address when nothing was sent to the first", async () => {
    await one.stop();
    expect(await times(2, () => postJson("/user-review/add", { comment: "x" }))).toEqual(["other", "other"]);
  });

  test.each(["silent", "cuts", "refuses"] as const)("is not sent twice to APIs of which one %s", async (manner) => {
    one.manner = manner;
    await Promise.allSettled([1, 2].map((at) => postJson("/user-review/add", { comment: `${at}` })));
    const calls = [...one.calls, ...other.calls];
    expect(calls.toSorted()).toEqual([
      'POST /api/user-review/add {"comment":"1"}',
      'POST /api/user-review/add {"comment":"2"}',
    ]);
  });

  test.each(["silent", "cuts", "refuses"] as const)("with the key of its form is, when one %s", async (manner) => {
    one.manner = manner;
    const comment = { comment: "x", formKey: "a key" };
    expect(await times(2, () => postJson("/comment/add", comment))).toEqual(["other", "other"]);
    const form = new FormData();
    form.set("formKey", "a key");
    expect(await times(2, () => post("/user/register", form))).toEqual(["other", "other"]);
    expect(one.calls.length).toBeGreaterThan(0);
  });

  test("is not, when its key keeps nothing from being done twice, or is empty", async () => {
    one.manner = "cuts";
    const sent = [1, 2].map(() => postJson("/user/register/code", { formKey: "a key" }));
    const empty = [1, 2].map(() => postJson("/comment/add", { formKey: "" }));
    const results = await Promise.allSettled([...sent, ...empty]);
    expect(results.map(({ status }) => status)).toContain("rejected");
    expect(one.calls.length + other.calls.length).toBe(4);
  });
});

test("one that answers others meanwhile is only busy, and is waited for", async () => {
  // Of a machine that is busy itself the others' answers come late too.
  const patience = { ...PATIENCE, silentMs: TIMEOUT_MS / 2 };
  const slow = createServer((incoming, outgoing) => {
    setTimeout(() => outgoing.end("slow"), incoming.url?.endsWith("/slow") ? 1.5 * patience.silentMs : 0);
  }).listen(0, "127.0.0.1");
  await once(slow, "listening");
  const url = `http://127.0.0.1:${Object(slow.address()).port}/api`;
  fetchApi = forwardToApi([other.url, url], undefined, patience);
  const waiting = get("/slow");
  const others = setInterval(() => void get().catch(() => {}), PATIENCE.silentMs / 4);
  expect(await waiting).toBe("slow");
  clearInterval(others);
  expect(other.calls).not.toContain("GET /api/slow");
  slow.closeAllConnections();
  slow.close();
});

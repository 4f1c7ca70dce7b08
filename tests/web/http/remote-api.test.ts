import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { purgedByWrites } from "../../../server/http/page-cache-purge.ts";
import { ReaderErrors } from "../../../server/http/reader-errors.ts";
import { forwardToApi } from "../../../server/http/remote-api.ts";
import { noteFault } from "../../support/fault-note.ts";

const TIMEOUT_MS = 50;
const peer = { address: "127.0.0.1", requestId: "" };

let api: Server;
/** Until this the API answers nothing. */
let late: PromiseWithResolvers<void>;
let fetchApi: ReturnType<typeof forwardToApi>;

beforeAll(async () => {
  api = createServer((_incoming, outgoing) => void late.promise.then(() => outgoing.end("late")));
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const bound = api.address();
  fetchApi = forwardToApi([`http://127.0.0.1:${bound instanceof Object ? bound.port : ""}/api`]);
});
beforeEach(() => {
  late = Promise.withResolvers();
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

describe("an API that answers late", () => {
  const ask = (signal?: AbortSignal) => new Request("http://api/week", signal ? { signal } : {});

  test("is waited for where nobody says how long", async () => {
    const answer = fetchApi(ask(), peer);
    const began = performance.now();
    await expect(fetchApi(ask(), peer, TIMEOUT_MS)).rejects.toThrow("timeout");
    noteFault({ saw: `given up after ${(performance.now() - began).toFixed(0)} ms, where ${TIMEOUT_MS} are allowed` });
    late.resolve();
    expect(await (await answer).text()).toBe("late");
  });

  test.each([
    ["by itself", (api: typeof fetchApi) => api],
    ["as a web tier apart asks it", (api: typeof fetchApi) => new ReaderErrors("key").reporting(api)],
    ["behind the cache of pages", (api: typeof fetchApi) => purgedByWrites(api, () => {})],
  ])("is given up after so long, %s", async (_name, wrapped) => {
    await expect(wrapped(fetchApi)(ask(), peer, TIMEOUT_MS)).rejects.toThrow("timeout");
  });

  test("is given up when who asked has gone", async () => {
    const gone = new AbortController();
    const answer = fetchApi(ask(gone.signal), peer);
    gone.abort();
    await expect(answer).rejects.toThrow("aborted");
  });
});

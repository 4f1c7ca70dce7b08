import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { purgedByWrites } from "../../../server/http/page-cache-purge.ts";
import { ReaderErrors } from "../../../server/http/reader-errors.ts";
import { forwardToApi } from "../../../server/http/remote-api.ts";

const ANSWERS_AFTER_MS = 300;
const peer = { address: "127.0.0.1", requestId: "" };

let api: Server;
let fetchApi: ReturnType<typeof forwardToApi>;

beforeAll(async () => {
  api = createServer((_incoming, outgoing) => void setTimeout(() => outgoing.end("late"), ANSWERS_AFTER_MS));
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const bound = api.address();
  fetchApi = forwardToApi(`http://127.0.0.1:${bound instanceof Object ? bound.port : ""}/api`);
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

describe("an API that answers late", () => {
  const ask = (signal?: AbortSignal) => new Request("http://api/week", signal ? { signal } : {});

  test("is waited for where nobody says how long", async () => {
    expect(await (await fetchApi(ask(), peer)).text()).toBe("late");
  });

  test.each([
    ["by itself", (api: typeof fetchApi) => api],
    ["as a web tier apart asks it", (api: typeof fetchApi) => new ReaderErrors("key").telling(api)],
    ["behind the cache of pages", (api: typeof fetchApi) => purgedByWrites(api, () => {})],
  ])("is given up after so long, %s", async (_name, wrapped) => {
    await expect(wrapped(fetchApi)(ask(), peer, ANSWERS_AFTER_MS / 3)).rejects.toThrow("timeout");
  });

  test("is given up when who asked has gone", async () => {
    const gone = new AbortController();
    const answer = fetchApi(ask(gone.signal), peer);
    gone.abort();
    await expect(answer).rejects.toThrow("aborted");
  });
});

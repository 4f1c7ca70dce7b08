import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../support/free-port.ts";
import { findRedis, ownRedis, type OwnRedis } from "../support/redis.ts";
import { startSite, type Site } from "../support/site.ts";
import { stateOf, write } from "./cached-site.ts";
import { Visitor } from "./visitor.ts";

const STATED_S = 62;

describe.skipIf(!findRedis())("the pages that two web processes keep", () => {
  let broker: OwnRedis;
  let api: Site;
  let webs: Site[];

  beforeAll(async () => {
    broker = await ownRedis();
    await broker.start();
    const shared = {
      SESSION_SECRET: "a secret of the tests that is long enough",
      HOST: "127.0.0.1",
      REDIS_URL: broker.url,
      PUBLIC_ORIGIN: "http://localhost:1",
    };
    api = await startSite({ ...shared, ROLE: "api", PORT: String(await freePort()) });
    const web = async () => {
      const PORT = String(await freePort());
      const settings = { ROLE: "web", PORT, API_BASE_URL: `${api.address}/api` };
      return startSite({ ...shared, ...settings, PUBLIC_ORIGIN: `http://localhost:${PORT}` });
    };
    webs = [await web(), await web()];
  });
  afterAll(async () => {
    await Promise.all(webs.map((web) => web.stop()));
    await api.stop();
    await broker.halt();
  });

  const stateAt = async ({ address }: Site) => stateOf(await new Visitor(address).get("/about"));
  /** A stale page has been kept for 2 s, so nothing of before purges any more. */
  const eachIs = (state: "miss" | "stale", timeout: number) =>
    Promise.all(webs.map((web) => expect.poll(() => stateAt(web), { timeout, interval: 20 }).toBe(state)));
  const readiness = () =>
    Promise.all(webs.map(async ({ address }) => (await (await fetch(`${address}/readyz`)).text()).trim()));

  test("are made anew within 2 s after a write that neither has seen", async () => {
    await expect.poll(readiness).toEqual(["ready", "ready"]);
    await eachIs("stale", 10_000);
    await write(api);
    await eachIs("miss", 2_000);
  });

  test("are no older than they state while the broker is away, and made anew when it is back", async () => {
    await broker.halt();
    await expect.poll(readiness).toEqual(["ready, without broker", "ready, without broker"]);
    await eachIs("stale", 10_000);
    await write(api);
    const { headers } = await new Visitor(webs[0]?.address ?? "").get("/about");
    expect(headers["cache-control"]).toBe("public, max-age=2, stale-while-revalidate=60");
    expect(Number(headers["age"])).toBeLessThan(STATED_S);

    await eachIs("stale", 10_000);
    await broker.start();
    await eachIs("miss", 4_000);
    await expect.poll(readiness).toEqual(["ready", "ready"]);
  });
});

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../server/config.ts";
import { existingDatabase } from "../../server/database.ts";
import { freePort } from "../support/free-port.ts";
import { fillFolder } from "../support/prepared-database.ts";
import { startSite } from "../support/site.ts";

test("what readers meet on pages whose API was away is counted once it is back", async () => {
  const folder = await mkdtemp(join(tmpdir(), "umeed-pair-"));
  await fillFolder(folder, "production");
  const shared = { SESSION_SECRET: "a secret of the tests that is long enough", DATA_DIR: folder, HOST: "127.0.0.1" };
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const [apiAddress, address] = [`http://localhost:${apiPort}`, `http://localhost:${webPort}`];
  const startApi = () => startSite({ ...shared, ROLE: "api", PORT: String(apiPort), PUBLIC_ORIGIN: apiAddress });
  const web = { ...shared, ROLE: "web", PORT: String(webPort), PUBLIC_ORIGIN: address };
  const pages = await startSite({ ...web, API_BASE_URL: `${apiAddress}/api` });
  const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status;

  expect([await statusOf("/forum"), await statusOf("/about"), await statusOf("/forum")]).toEqual([503, 503, 503]);
  const api = await startApi();
  expect(await statusOf("/about")).toBe(200);
  await api.stop();
  // With the last page that fails, the process that renders them ends.
  expect(await statusOf("/forum")).toBe(503);
  const again = await startApi();
  await pages.stop();
  await again.stop();

  const { db } = await existingDatabase(readConfig({ DATA_DIR: folder }));
  const errors = await db.selectFrom("dailyTally").select("value").where("name", "=", "errors").execute();
  await db.destroy();
  await rm(folder, { recursive: true });
  expect(errors.reduce((sum, { value }) => sum + value, 0)).toBe(4);
});

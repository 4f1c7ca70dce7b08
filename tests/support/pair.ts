import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { fillFolder } from "./prepared-database.ts";
import { startRelay, type Relay } from "./relay.ts";
import { startSite, type Site } from "./site.ts";

/** Pages and API in processes of their own, as many machines run them; the API can be away for a while. */
export interface Pair {
  address: string;
  apiAddress: string;
  /** Of the API, with its SQLite database. */
  dataDir: string;
  /** How many event streams the pages follow at the API just now. */
  streams: () => number;
  /** Lets nothing more of these streams through, not even their signs of life. */
  muteStreams: () => void;
  /** Lets the API's calls of these paths fail, as if it were broken there; null: none. */
  failCalls: Relay["failCalls"];
  /** What the pages have asked the API since it was asked last. */
  takeCalls: Relay["takeCalls"];
  /** What the pages' process has logged. */
  log: () => string;
  stopApi(): Promise<void>;
  /** Starts it again where it was; does nothing while it runs. */
  startApi(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPair(): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), "umeed-pair-"));
  await fillFolder(folder, "production");
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const shared = { SESSION_SECRET: "a secret of the tests that is long enough", DATA_DIR: folder, HOST: "127.0.0.1" };
  const apiAddress = `http://localhost:${apiPort}`;
  const address = `http://localhost:${webPort}`;
  const startApi = () => startSite({ ...shared, ROLE: "api", PORT: String(apiPort), PUBLIC_ORIGIN: apiAddress });
  const web = { ...shared, ROLE: "web", PORT: String(webPort), PUBLIC_ORIGIN: address };
  let api: Site | undefined = await startApi();
  const relay = await startRelay(apiPort);
  const pages = await startSite({ ...web, API_BASE_URL: `${relay.address}/api` });
  return {
    address,
    apiAddress,
    dataDir: folder,
    streams: relay.streams,
    muteStreams: relay.muteStreams,
    failCalls: relay.failCalls,
    takeCalls: relay.takeCalls,
    log: () => pages.log(),
    async stopApi() {
      await api?.stop();
      api = undefined;
    },
    async startApi() {
      api ??= await startApi();
    },
    async stop() {
      await pages.stop();
      await relay.stop();
      await api?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

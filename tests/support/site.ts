import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { childEnvironment } from "./child-environment.ts";
import { preparedDatabase } from "./prepared-database.ts";

const index = join(import.meta.dirname, "../../server/index.ts");

/** A whole Umeed in a process of its own, as an operator runs it: pages and API, on a free port. */
export interface Site {
  address: string;
  /** Where its database is. */
  dataDir: string;
  /** Of a site on PostgreSQL. */
  databaseUrl?: string | undefined;
  /** The sample member of a trial. */
  sample: { phoneNumber: string; password: string };
  /** What it has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts one in a folder of its own that goes when it stops. @param settings environment variables over a trial's. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const isTrial = !settings["SESSION_SECRET"];
  const { settings: place, drop } = await preparedDatabase(isTrial ? "trialToday" : "production");
  const { dataDir } = place;
  const child = spawn(process.execPath, [index], {
    env: {
      ...childEnvironment(),
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      PORT: "0",
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk));
  const exited = once(child, "exit");

  const said = async (pattern: RegExp) => {
    for (;;) {
      const found = pattern.exec(output);
      if (found) return found;
      const isOver = child.exitCode !== null;
      if (isOver) throw new Error(`Umeed did not start:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const [, address = ""] = await said(/answers on (\S+)/);
  const [, phoneNumber = "", password = ""] = isTrial ? await said(/log in {2}(\S+) with password (\S+)/) : [];
  return {
    address,
    dataDir,
    sample: { phoneNumber, password },
    log: () => output,
    async stop() {
      child.kill("SIGTERM");
      await exited;
      await drop();
    },
  };
}

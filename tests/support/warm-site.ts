import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { Socket } from "node:net";
import { join } from "node:path";
import { childEnvironment } from "./child-environment.ts";
import { preparedDatabase } from "./prepared-database.ts";
import type { Site } from "./site.ts";

/** To the process: the environment of a site to start, or none to stop it. */
export interface Order {
  start?: Record<string, string>;
}

/** What became of it. */
export interface Reply {
  address?: string;
  sample?: Site["sample"] | undefined;
  problem?: string;
}

interface WarmProcess {
  child: ChildProcess;
  output: string;
  ended: Promise<Reply>;
}

/** Those that run no site just now. */
const idle: WarmProcess[] = [];

/**
 * A trial of its own like `startSite`'s, in a process that has run the sites of test files before: its code is loaded
 * and compiled already, and passwords are hashed cheaply.
 * @param settings environment variables over a trial's.
 */
export async function startWarmSite(settings: Record<string, string> = {}): Promise<Site> {
  const { settings: place, environment: own, drop } = await preparedDatabase("trialToday");
  const { dataDir, databaseUrl } = place;
  // The pages sign their cookies with the first secret that their process has been given.
  await writeFile(join(dataDir, "secret"), "a secret of all warm sites that is long enough");
  const warm = idle.pop() ?? begin();
  warm.output = "";
  const environment = { ...own, PORT: "0", LOG_LEVEL: "warn", ...settings };
  const { address, sample } = await ask(warm, { start: environment });
  if (!address || !sample) throw new Error(`A warm site is a trial that answers:\n${warm.output}`);
  return {
    address,
    dataDir,
    databaseUrl,
    sample,
    log: () => warm.output,
    async stop() {
      await ask(warm, {});
      idle.push(warm);
      await drop();
    },
  };
}

function begin(): WarmProcess {
  const child = fork(join(import.meta.dirname, "warm-site-process.ts"), {
    // As for the workers in tests/vitest.config.ts.
    execArgv: ["--max-semi-space-size=64"],
    env: { ...childEnvironment(), NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const warm = { child, output: "", ended: once(child, "exit").then(() => ({ problem: "it ended" })) };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => (warm.output += chunk));
    if (stream instanceof Socket) stream.unref();
  }
  // It ends with this process, which need not wait for it.
  child.unref();
  child.channel?.unref();
  return warm;
}

async function ask(warm: WarmProcess, request: Order): Promise<Reply> {
  const replied = once(warm.child, "message").then(([reply]: Reply[]) => reply ?? {});
  warm.child.send(request);
  const reply = await Promise.race([replied, warm.ended]);
  if (reply.problem) throw new Error(`The warm site: ${reply.problem}\n${warm.output}`);
  return reply;
}

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A server of the bench in a process of its own. */
export interface Running {
  address: string;
  /** The first group of each further pattern that it was waited for. */
  said: string[];
  /** Milliseconds from its start until it said where it answers. */
  startMs: number;
  /** Megabytes of memory that it holds now. */
  memory(): number;
  /** Seconds of processor time that it has used so far. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

const startScript = join(import.meta.dirname, "../../server/start.sh");

/** Umeed as its operator starts it, on a free port. @param patterns of what else it says */
export function startUmeed(settings: Record<string, string>, ...patterns: RegExp[]): Promise<Running> {
  return startProcess(["sh", startScript], { PORT: "0", ...settings }, [/answers on (\S+)/, ...patterns]);
}

/**
 * Starts a program and waits until it has said all of `patterns`; the first group of the first is its address.
 * @throws what it wrote, when it ends instead.
 */
export async function startProcess(
  [program, ...words]: [string, ...string[]],
  settings: Record<string, string>,
  patterns: [RegExp, ...RegExp[]],
): Promise<Running> {
  const began = performance.now();
  const child = spawn(program, words, {
    env: { PATH: process.env.PATH, NODE_ENV: "production", LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = once(child, "exit");
  let output = "";
  const [address = "", ...said] = await new Promise<string[]>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += String(chunk);
      const found = patterns.map((pattern) => pattern.exec(output)?.[1]);
      const words = found.filter((word) => word !== undefined);
      if (words.length === patterns.length) resolve(words);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("exit", () => reject(new Error(`${[program, ...words].join(" ")} ended:\n${output}`)));
  });
  return {
    address,
    said,
    startMs: performance.now() - began,
    processorSeconds: () => processorSecondsOf(child.pid ?? 0),
    memory: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)])) / 1024,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** The system counts them in hundredths. 0 of a process that is not on this machine. */
const TICKS_A_SECOND = 100;

/** Seconds of processor time that a process has used so far, its threads included, its children not. */
export function processorSecondsOf(pid: number): number {
  try {
    // After the name, which may have spaces: the twelfth and thirteenth field.
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  } catch {
    return 0;
  }
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { childEnvironment } from "./child-environment.ts";

const start = fileURLToPath(new URL("../../server/index.ts", import.meta.url));
const ANSWERS = /^Umeed answers on (\S+)$/m;

/** Umeed as an operator runs it: a process of its own. */
export interface UmeedProcess {
  /** Where it says that it answers; undefined when it ended instead. */
  address: string | undefined;
  /** What it has written so far. */
  output: () => string;
  errors: () => string;
  kill: (signal: NodeJS.Signals) => void;
  /** Settles when it has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

/** Starts one with these environment variables and no others, and waits until it answers or has ended. */
export async function startUmeedProcess(settings: Record<string, string>): Promise<UmeedProcess> {
  const child = spawn(process.execPath, [start], {
    env: { ...childEnvironment(), ROLE: "api", PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (written.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (written.stderr += text));
  const ended = once(child, "close").then(() => ({ code: child.exitCode, signal: child.signalCode }));
  const answers = new Promise<void>((resolve) => {
    child.stdout.on("data", () => ANSWERS.test(written.stdout) && resolve());
  });
  await Promise.race([answers, ended]);
  return {
    address: ANSWERS.exec(written.stdout)?.[1],
    output: () => written.stdout,
    errors: () => written.stderr,
    kill: (signal) => void child.kill(signal),
    ended,
  };
}

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { aptInstall, canAptInstall, onPath } from "./chromium.ts";
import { freePort } from "./free-port.ts";

/** A broker that a test has to itself, and that can be away for a while. */
export interface OwnRedis {
  /** For `REDIS_URL`; the same each time it is started. */
  url: string;
  start: () => Promise<void>;
  /** Ends it at once, as a crash would. */
  halt: () => Promise<void>;
  /** Stops it where it is, as a machine that hangs does. */
  freeze: () => void;
  thaw: () => void;
}

/** The path of a Redis or Valkey on this machine. */
export function findRedis(): string | undefined {
  return ["valkey-server", "redis-server"].flatMap(onPath)[0];
}

/** {@link findRedis}, installing one first where there is none. Throws an error that names what to install. */
export async function ensureRedis(): Promise<string> {
  const found = findRedis();
  if (found) return found;
  const installed = canAptInstall() && aptInstall("redis-server") ? findRedis() : undefined;
  if (installed) return installed;
  throw new Error(
    "No Redis or Valkey to test on. Install one of these, then run the tests again:\n" +
      "  Debian:  apt-get install redis-server\n" +
      "  Fedora:  dnf install valkey\n" +
      "  macOS:   brew install redis",
  );
}

/** One on a free port, that keeps nothing; it is not started yet. */
export async function ownRedis(): Promise<OwnRedis> {
  const program = findRedis() ?? "redis-server";
  const port = await freePort();
  const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", "/tmp"];
  let guard: ReturnType<typeof spawn> | undefined;
  const signal = (name: "STOP" | "CONT") => {
    spawnSync("pkill", [`-${name}`, "-f", "-P", String(guard?.pid), `:${port}`]);
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      // The guard waits for its input to close, which the kernel does however this process ends, SIGKILL included.
      const guarding = '"$0" "$@" </dev/null & server=$!; cat >/dev/null; kill -9 $server';
      guard = spawn("sh", ["-c", guarding, program, ...args], { stdio: ["pipe", "ignore", "ignore"] });
      while (!(await answers(port))) await pause(20);
    },
    freeze: () => signal("STOP"),
    thaw: () => signal("CONT"),
    async halt() {
      if (!guard || guard.exitCode !== null) return;
      const ended = once(guard, "exit");
      guard.stdin?.end();
      await ended;
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

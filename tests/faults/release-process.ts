import { spawn } from "node:child_process";
import { once } from "node:events";
import net from "node:net";
import { z } from "zod";
import { childEnvironment } from "../support/child-environment.ts";

export interface HeldSocket {
  fd: number;
  address: string;
  close: () => void;
}

interface BoundHandle {
  fd: number;
  getsockname: (name: { port?: number }) => void;
  close: () => void;
}

/** A port held as systemd holds one: bound, and passed on to each process in turn. */
export function heldSocket(): HeldSocket {
  // Node's own way to bind without accepting, which has no public name.
  const make: unknown = Reflect.get(net, "_createServerHandle");
  const handle: unknown = typeof make === "function" ? make("127.0.0.1", 0, 4) : undefined;
  const bound = z.custom<BoundHandle>((value) => value instanceof Object && "fd" in value).parse(handle);
  const name: { port?: number } = {};
  bound.getsockname(name);
  return { fd: bound.fd, address: `http://127.0.0.1:${name.port}`, close: () => bound.close() };
}

export interface Release {
  /** False when it ended instead. */
  answers: Promise<boolean>;
  ended: Promise<unknown>;
  output: () => string;
  errors: () => string;
  stop: () => void;
}

/** Starts the server of a checkout on the socket. */
export function startRelease(folder: string, socket: HeldSocket, settings: Record<string, string>): Release {
  const words = ["--max-semi-space-size=16", "--heap-growing-percent=60", "server/index.ts"];
  const child = spawn("sh", ["-c", 'LISTEN_PID=$$ exec "$0" "$@"', process.execPath, ...words], {
    cwd: folder,
    env: { ...childEnvironment(), NODE_ENV: "production", LISTEN_FDS: "1", ...settings },
    stdio: ["ignore", "pipe", "pipe", socket.fd],
  });
  // Whatever fails here leaves none behind.
  process.once("exit", () => child.kill("SIGKILL"));
  const written = { stdout: "", stderr: "" };
  const says = new Promise<boolean>((resolve) => {
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      written.stdout += text;
      if (/^Umeed answers on \S+$/m.test(written.stdout)) resolve(true);
    });
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => (written.stderr += text));
  const ended = once(child, "close");
  return {
    answers: Promise.race([says, ended.then(() => false)]),
    ended,
    output: () => written.stdout,
    errors: () => written.stderr,
    stop: () => void child.kill("SIGTERM"),
  };
}

import type { Server } from "node:http";
import { isIPv6, type ListenOptions } from "node:net";
import { SettingError } from "../setting-error.ts";

/** As many as systemd lets wait: those who come while the process is restarted. */
const BACKLOG = 4_096;

/**
 * @param place of a socket that listens already only its number
 * @param prefix of the settings of host and port
 * @throws {SettingError} when it cannot listen there
 */
export function listening(
  server: Server,
  place: { port: number; host: string } | { socket: number },
  prefix = "",
): Promise<void> {
  const options: ListenOptions & { fd?: number } =
    "socket" in place ? { fd: place.socket, backlog: BACKLOG } : { port: place.port, host: place.host };
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === "EADDRINUSE";
      const problem = isTaken ? `port ${options.port} is taken; stop what uses it or set another` : error.message;
      reject(new SettingError(`${prefix}${isTaken || error.code === "EACCES" ? "PORT" : "HOST"}: ${problem}`));
    });
    server.listen(options, resolve);
  });
}

export function addressOf(server: Server, host: string): string {
  const bound = server.address();
  const port = bound instanceof Object ? bound.port : bound;
  const name = ["127.0.0.1", "0.0.0.0", "::1", "::"].includes(host) ? "localhost" : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** Waits for the answers that are under way, and ends them after eight seconds. */
export function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // So that proxies send nothing more over a connection that is about to close.
    server.prependListener("request", (_incoming, outgoing) => outgoing.setHeader("Connection", "close"));
    // A kept connection turns idle again when its last answer has gone out.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
    setTimeout(() => server.closeAllConnections(), 8_000).unref();
  });
}

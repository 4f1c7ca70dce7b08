import { SettingError } from "./config.ts";
import type { Environment } from "./environment.ts";

/** The first of the sockets that systemd passes on. */
const FIRST = 3;

/**
 * The listening socket that systemd holds for this process: while it is restarted, callers wait in it.
 * @throws {SettingError} when there are several.
 */
export function inheritedSocket({ LISTEN_FDS, LISTEN_PID }: Environment, pid = process.pid): number | undefined {
  if (LISTEN_PID !== String(pid) || LISTEN_FDS === undefined) return undefined;
  if (LISTEN_FDS !== "1") throw new SettingError(`the socket unit must have one ListenStream, not ${LISTEN_FDS}`);
  return FIRST;
}

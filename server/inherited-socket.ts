import { SettingError } from "./setting-error.ts";
import type { Environment } from "./environment.ts";

/** The first of the sockets that systemd passes on. */
const FIRST = 3;

/** While the process restarts, callers wait in systemd's socket. @throws {SettingError} when there are several. */
export function inheritedSocket({ LISTEN_FDS, LISTEN_PID }: Environment, pid = process.pid): number | undefined {
  if (LISTEN_PID !== String(pid) || LISTEN_FDS === undefined) return undefined;
  if (LISTEN_FDS !== "1") throw new SettingError(`the socket unit must have one ListenStream, not ${LISTEN_FDS}`);
  return FIRST;
}

import type { WebHost } from "../../server/http/pages.ts";
import { callerHeaders, type Credentials } from "./client.ts";

const TIMEOUT_MS = 5_000;

export interface Caller {
  host: WebHost;
  credentials: Credentials;
}

/** @returns null when there is no room, or the API is away. */
export async function postDraft(caller: Caller, sealed: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const response = await call(caller, "POST", "/draft", sealed);
  if (!response?.ok) return null;
  const { data }: { data: { id: string } } = await response.json();
  return data.id;
}

/** @returns null when it has expired, or the API is away. */
export async function getDraft(caller: Caller, id: string): Promise<Uint8Array | null> {
  const response = await call(caller, "GET", `/draft/${id}`);
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}

export async function deleteDraft(caller: Caller, id: string): Promise<void> {
  await call(caller, "DELETE", `/draft/${id}`);
}

async function call({ host, credentials }: Caller, method: string, path: string, body?: Uint8Array<ArrayBuffer>) {
  const headers = callerHeaders(host, credentials);
  const sending = new Request(`http://api${path}`, { method, headers, ...(body ? { body } : {}) });
  return host.fetchApi(sending, TIMEOUT_MS).catch(() => null);
}

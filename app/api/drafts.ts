import type { RouterContextProvider } from "react-router";
import { hostContext } from "../host.ts";
import { readDevice } from "../middleware/device.ts";
import { getSession } from "../middleware/session.ts";
import { callerHeaders } from "./client.ts";

const TIMEOUT_MS = 5_000;

interface Asked {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** @returns null when there is no room, or the API is away. */
export async function postDraft(asked: Asked, sealed: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const response = await call(asked, "POST", "/draft", sealed);
  if (!response?.ok) return null;
  const { data }: { data: { id: string } } = await response.json();
  return data.id;
}

/** @returns null when it is over, or the API is away. */
export async function getDraft(asked: Asked, id: string): Promise<Uint8Array | null> {
  const response = await call(asked, "GET", `/draft/${id}`);
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}

export async function deleteDraft(asked: Asked, id: string): Promise<void> {
  await call(asked, "DELETE", `/draft/${id}`);
}

async function call({ request, context }: Asked, method: string, path: string, body?: Uint8Array<ArrayBuffer>) {
  const host = context.get(hostContext);
  const token = getSession(context).get("token");
  const headers = callerHeaders(host, { token, device: await readDevice(request, context) });
  const sending = new Request(`http://api${path}`, { method, headers, ...(body ? { body } : {}) });
  return host.fetchApi(sending, TIMEOUT_MS).catch(() => null);
}

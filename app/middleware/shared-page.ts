import { createHash } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { hostContext } from "../host.ts";
import { getMember } from "./member.ts";

/** The server's own cache has the same times; a CDN adds its own, less the `Age`. */
const FOR_ALL = "public, max-age=2, stale-while-revalidate=60";

export function isForAll(response: Response, context: Readonly<RouterContextProvider>): boolean {
  return (
    context.get(hostContext).isShared &&
    response.status === 200 &&
    !response.headers.has("Set-Cookie") &&
    getMember(context) === null
  );
}

/** Only scripts with the nonce get a hash, so injected ones stay blocked. @returns null when a nonce is left. */
export async function withoutNonce(response: Response, nonce: string) {
  if (!response.headers.get("Content-Type")?.startsWith("text/html")) return { response, hashes: [] };
  const html = await response.clone().text();
  const scripts = html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gis);
  const hashes = Array.from(scripts)
    .filter(([, attributes = ""]) => attributes.includes(` nonce="${nonce}"`))
    .map(([, , script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  const plain = html.replaceAll(` nonce="${nonce}"`, "");
  return plain.includes(nonce) ? null : { response: new Response(plain, response), hashes };
}

export function giveToAll(response: Response) {
  response.headers.append("Vary", "Cookie");
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", FOR_ALL);
}

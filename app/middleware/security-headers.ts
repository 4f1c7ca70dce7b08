import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { isLight } from "./light-pages.ts";
import { giveToAll, isForAll, withoutNonce } from "./shared-page.ts";

const nonceContext = createContext("");

export function getNonce(context: Readonly<RouterContextProvider>) {
  return context.get(nonceContext);
}

const stylesContext = createContext("");

/** @param source of a `<style>` that the page carries, as a policy names it. */
export function allowStyles(context: Readonly<RouterContextProvider>, source: string) {
  context.set(stylesContext, source);
}

export const securityHeaders: MiddlewareFunction<Response> = async ({ context }, next) => {
  const nonce = crypto.randomUUID().replaceAll("-", "");
  context.set(nonceContext, nonce);
  const response = await next();

  const shared = isForAll(response, context) ? await withoutNonce(response, nonce) : null;
  if (shared) {
    giveToAll(shared.response);
    // Not 'strict-dynamic': imported modules would need a nonce of their own.
    const scripts = isLight(context) ? "'none'" : ["'self'", ...shared.hashes].join(" ");
    shared.response.headers.set("Content-Security-Policy", policy(scripts, `'self' ${context.get(stylesContext)}`));
    return shared.response;
  }
  const scripts = isLight(context) ? "'none'" : `'nonce-${nonce}' 'strict-dynamic'`;
  response.headers.set(
    "Content-Security-Policy",
    policy(scripts, `'self' 'nonce-${nonce}' ${context.get(stylesContext)}`),
  );
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "private, no-store");
  return response;
};

function policy(scripts: string, styles: string) {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles.trim()}`,
    "img-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

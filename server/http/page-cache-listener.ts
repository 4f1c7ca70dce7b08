import type { IncomingMessage, ServerResponse } from "node:http";
import type { FormHeaders, PageForm } from "../contract/page-form.ts";
import { formFor, isMatched, type StoredPage } from "./page-cache-entry.ts";
import type { PageCache } from "./page-cache.ts";
import type { CacheState } from "../metrics/metrics.ts";

export interface PageCacheListenerOptions {
  cache: PageCache;
  isShared: (path: string) => boolean;
  areOfNobody: (cookies: string | undefined) => boolean;
  formOf: (headers: FormHeaders) => PageForm;
  count: (state: CacheState) => void;
  /** Null when the page turns out not to be the same for everybody. */
  render: (address: string, form: PageForm, requestId: string) => Promise<StoredPage | null>;
}

export function cachedPages({ cache, ...pages }: PageCacheListenerOptions) {
  return (incoming: IncomingMessage, outgoing: ServerResponse, requestId: string, otherwise: () => void) => {
    const bypass = () => {
      pages.count("bypass");
      outgoing.setHeader("Server-Timing", timing("bypass"));
      otherwise();
    };
    const { cookie, authorization, "save-data": saveData, "sec-fetch-site": site } = incoming.headers;
    const address = addressOf(incoming);
    if (!address || !isRead(incoming) || authorization !== undefined || !pages.areOfNobody(cookie)) return bypass();

    const form = pages.formOf({ cookie, saveData, site });
    const give = (page: StoredPage, state: CacheState, age: number) => {
      pages.count(state);
      send(incoming, outgoing, page, state, age);
    };
    const key = `${form} ${address}`;
    const render = () => cache.render(key, () => pages.render(address, form, requestId));
    const found = cache.find(key);
    if (found) {
      if (!found.page) return bypass();
      if (found.isStale) render().catch(() => null);
      return give(found.page, found.isStale ? "stale" : "hit", found.age);
    }
    if (!URL.canParse(address) || !pages.isShared(new URL(address).pathname)) return bypass();
    render()
      .catch(() => null)
      .then((page) => (page ? give(page, "miss", 0) : bypass()))
      .catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
  };
}

function isRead({ method }: IncomingMessage) {
  return method === "GET" || method === "HEAD";
}

/** The whole URL, since pages contain their own address; undefined for a malformed one. */
function addressOf({ url = "", headers: { host = "" } }: IncomingMessage) {
  const isPlain = /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/.test(host);
  const address = url.startsWith("/") && isPlain ? `http://${host}${url}` : url;
  return /^https?:\/\/[^\\#]+$/.test(address) ? address : undefined;
}

function send(incoming: IncomingMessage, outgoing: ServerResponse, page: StoredPage, state: CacheState, age: number) {
  const { "if-none-match": ifNoneMatch, "accept-encoding": accepted } = incoming.headers;
  const here = { "server-timing": timing(state), age: String(age) };
  if (isMatched(page, ifNoneMatch)) {
    outgoing.writeHead(304, { ...page.headers, ...here }).end();
    return;
  }
  const { bytes, headers } = formFor(page, Array.isArray(accepted) ? accepted.join() : accepted);
  outgoing.writeHead(200, { ...headers, ...here });
  outgoing.end(incoming.method === "HEAD" ? undefined : bytes);
}

function timing(state: CacheState) {
  return `cache;desc=${state}`;
}

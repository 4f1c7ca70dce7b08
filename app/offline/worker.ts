import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { withoutLanguage } from "../../server/contract/languages.ts";
import { keptAddressesFor, pageOfData } from "./addresses.ts";
import { forgetKept, forgetWeeks, KEPT_PAGES, keptCache } from "./caches.ts";
import {
  beginGeneral,
  dropOlderGeneral,
  generalSince,
  LEAVE,
  leavePage,
  offlinePage,
  renewGeneral,
} from "./general-pages.ts";
import { KEPT_AT, keptPages, renewPages } from "./kept-pages.ts";
import { hasLeft, neutralPage, rememberLeaving, tellLeaving } from "./leaving.ts";
import { endNotices, openNotice, showNotice } from "./notices.ts";
import { OWN_MARK } from "./own/addresses.ts";
import { hear, markStale, ownCopy, renewOwn, unlockInTurn } from "./own/keeping.ts";
import { isPinTyped } from "./own/pin.ts";
import { forgetOwn } from "./own/record.ts";
import { scope, type AskedEvent } from "./worker-scope.ts";

const PATIENCE_SECONDS = 5;
const WEEK_MS = 7 * 86_400_000;

const DANGER_SIGNS = "/danger-signs";
const LEAVING = /^\/(?:leave|account\/(?:log-out|delete))$/;
const LOSS = /^\/account\/loss$/;
/** Somebody may be watching her screen: after this it no longer shows what it showed. */
const LEAVE_WITHIN_MS = 2_000;

/* Scripts, styles and pictures are the browser's own matter: their addresses change with what is in them. */

scope.addEventListener("install", (event) => event.waitUntil(install()));

async function install() {
  const [client] = await scope.clients.matchAll({ includeUncontrolled: true });
  await beginGeneral(client && new URL(client.url).pathname, Date.now());
  await scope.skipWaiting();
}

scope.addEventListener("activate", (event) => event.waitUntil(activate()));

async function activate() {
  await dropOlderGeneral();
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

scope.addEventListener("message", (event) => {
  const { data, ports, source } = event;
  if (isPinTyped(data))
    return event.waitUntil(unlockInTurn(data.pin, Date.now()).then((how) => ports[0]?.postMessage(how)));
  const { pathname } = new URL(source?.url ?? "/", scope.location.href);
  return event.waitUntil(Promise.all([keepUp(pathname), renewOwn(pathname, Date.now())]));
});

async function keepUp(path: string) {
  const now = Date.now();
  await renewGeneral(path, now);
  if (isSparing()) return;
  const kept = await keptCache();
  if (!kept) return;
  const since = await generalSince();
  const old = (await keptPages(kept)).filter(({ keptAt }) => keptAt < since || now - keptAt > WEEK_MS);
  await renewPages(old, { cache: kept, fetch, now });
}

function isSparing() {
  const connection: unknown = Reflect.get(navigator, "connection");
  return connection instanceof Object && Reflect.get(connection, "saveData") === true;
}

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== scope.location.origin) return;
  const path = withoutLanguage(url.pathname.replace(/\.data$/, ""));
  if (request.method === "POST" && LEAVING.test(path)) {
    event.waitUntil(Promise.all([forgetKept(), forgetOwn(), endNotices()]));
    if (path === LEAVE) event.respondWith(answered(request).catch(() => leave(url.pathname)));
  } else if (request.method === "POST") {
    const isLoss = LOSS.test(path);
    event.waitUntil(Promise.all([isLoss ? forgetWeeks() : null, markStale(isLoss)]));
  } else if (request.method === "GET" && request.mode === "navigate") {
    event.respondWith(page(event));
  } else if (request.method === "GET" && url.pathname.endsWith(".data")) {
    event.respondWith(data(event, url));
  }
});

scope.addEventListener("push", (event) => event.waitUntil(showNotice(event.data)));

scope.addEventListener("notificationclick", (event) => event.waitUntil(openNotice(event.notification)));

const pages = new NetworkFirst({
  cacheName: KEPT_PAGES,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => (await keptFor(request.url)) ?? request,
      cacheWillUpdate: async () => null,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ??
        (isDangerSigns(request.url) ? await offlinePage(request.url) : await ownCopy(request.url, Date.now())),
      handlerDidError: async ({ request }) => offlinePage(request.url),
    },
  ],
});

async function page(event: AskedEvent): Promise<Response> {
  if (!(await hasLeft())) {
    const answer = await pages.handle(event);
    const isOfServer = !answer.headers.has(KEPT_AT);
    const isPage = answer.ok && answer.headers.get("Content-Type")?.startsWith("text/html");
    if (isOfServer && isPage && !isOfApi(event.request.url)) event.waitUntil(hear(answer.headers.get(OWN_MARK)));
    return answer;
  }
  try {
    await tellLeaving();
    // Not what the browser asked for ahead of this: that still had her cookie.
    return await fetch(event.request);
  } catch {
    const kept = await offlinePage(event.request.url);
    return kept ?? Response.error();
  }
}

async function data(event: AskedEvent, url: URL): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(hearAndRenew(answer.headers.get(OWN_MARK), pageOfData(url)));
    return answer;
  } catch (error) {
    return wholePage(event, url, error);
  }
}

async function hearAndRenew(mark: string | null, path: string) {
  if (await hear(mark)) await renewOwn(path, Date.now());
}

const isOfApi = (address: string) => new URL(address).pathname.startsWith("/api/");

async function keptFor(address: string): Promise<string | undefined> {
  const cache = await keptCache();
  for (const kept of keptAddressesFor(address)) if (await cache?.match(kept, { ignoreVary: true })) return kept;
  return undefined;
}

const isDangerSigns = (address: string) => withoutLanguage(new URL(address).pathname) === DANGER_SIGNS;

function answered(request: Request): Promise<Response> {
  const isLate = new Promise<never>((_resolve, reject) => setTimeout(reject, LEAVE_WITHIN_MS));
  return Promise.race([fetch(request), isLate]);
}

/** 'Leave quickly' without network: what the server would have answered, and what it has to hear later. */
async function leave(path: string): Promise<Response> {
  await rememberLeaving(path);
  return neutralPage(await leavePage(path));
}

/** The router would show an error where data does not come. Told to ask for the whole page, it gets one that is kept. */
async function wholePage({ clientId }: AskedEvent, url: URL, error: unknown): Promise<Response> {
  const wanted = pageOfData(url);
  const shown = new URL((await scope.clients.get(clientId))?.url ?? url);
  // Neither a part of a page nor news for the one that she reads.
  const isNavigation = !url.searchParams.has("_routes") && wanted !== shown.pathname + shown.search;
  if (!isNavigation || !(await offlinePage(url.href))) throw error;
  return new Response(null, {
    status: 204,
    headers: { "X-Remix-Redirect": wanted, "X-Remix-Reload-Document": "true" },
  });
}

import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { createRequestHandler, type RequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { z } from "zod";
import { SettingError } from "../setting-error.ts";
import { languageOfPath, withoutLanguage, type Language } from "../contract/languages.ts";
import type { FormHeaders, PageForm } from "../contract/page-form.ts";
import type { CacheState } from "../metrics/metrics.ts";
import type { SharedResponses } from "./shared-responses.ts";
import type { Peer, RefusedStatus } from "./listener.ts";
import { storedPage } from "./page-cache-entry.ts";
import { cachedPages } from "./page-cache-listener.ts";
import { isEventStream } from "./answer-report.ts";
import { ANSWER_WITHIN_MS } from "./readiness.ts";
import type { Traces } from "../traces/traces.ts";
import { releaseAssets } from "./release-assets.ts";
import type { PageCache } from "./page-cache.ts";
import { pageRoutesOf } from "./page-routes.ts";
import { placeOfPath, routesByPlace } from "./routes-by-place.ts";
import { staticFiles } from "./static-files.ts";

export interface WebHost {
  /** In this process, or over the network for at most `timeoutMs` when the roles are split. Paths have no `/api`. */
  fetchApi: (request: Request, timeoutMs?: number) => Promise<Response>;
  sharedResponses: Pick<SharedResponses, "get">;
  webTierKey: string;
  cookieSecret: string;
  languages: readonly Language[];
  timeZone: string;
  keepsOffline: boolean;
  /** Under the icon on a home screen, in place of the name of the site. */
  installedName: string | undefined;
  isSecure: boolean;
  peer: Peer;
  isShared: boolean;
  reportError: (error: unknown, peer: Peer) => void;
}

interface WebEntry {
  createRequestContext: (host: WebHost) => RouterContextProvider;
  formOf: (headers: FormHeaders) => PageForm;
  areOfNobody: (cookies: string | undefined) => boolean;
  refusalPage: (status: RefusedStatus, name: string | undefined) => string;
}

/** Of brotli. It makes a page with styles inside 6 % smaller than the usual quality, for 25 ms of a processor. */
const SMALLEST = 10;

/** What a browser sends that gets a page in this form. */
const askedFor: Record<PageForm, Record<string, string>> = {
  light: { "save-data": "on" },
  first: { "sec-fetch-site": "none" },
  usual: {},
};

type Host = Omit<WebHost, "peer" | "isShared">;

interface Built {
  cache: PageCache;
  count: (state: CacheState) => void;
  traces: Traces | undefined;
}

const checkout = join(import.meta.dirname, "../..");
const buildOf = ({ prefix }: Language) => join(checkout, `build${prefix}`);

async function load(language: Language) {
  const entry = join(buildOf(language), "server/index.js");
  if (!existsSync(entry))
    throw new SettingError("ROLE: the pages are not built yet; run `npm run build`, or `npm start`");
  const build: ServerBuild = await import(pathToFileURL(entry).href);
  return { language, handle: handlerOf(build), ...webEntry(build), ...pageRoutesOf(build) };
}

/** Answers from the few routes that an address can be of. */
function handlerOf(build: ServerBuild): RequestHandler {
  const whole = createRequestHandler(build, "production");
  const byPlace = new Map(
    Array.from(routesByPlace(build.routes), ([place, routes]) => [
      place,
      createRequestHandler({ ...build, routes }, "production"),
    ]),
  );
  return (request, context) => {
    const path = withoutLanguage(new URL(request.url).pathname);
    return (byPlace.get(placeOfPath(path)) ?? whole)(request, context);
  };
}

/** @throws {SettingError} before there is a build. */
export async function builtPages(host: Host, { cache, count, traces }: Built) {
  const builds = await Promise.all(host.languages.map(load));
  const [web] = builds;
  if (!web) throw new Error("There is no language.");
  const buildFor = (path: string) => builds.find(({ language }) => language === languageOfPath(path)) ?? web;
  const patternOf = (path: string) => buildFor(path).patternOf(path);
  const render = (request: Request, given: Omit<WebHost, keyof Host>, fetchApi = host.fetchApi) => {
    const { handle, createRequestContext } = buildFor(new URL(request.url).pathname);
    return handle(withReadableOrigin(request), createRequestContext({ ...host, ...given, fetchApi }));
  };
  const answer: typeof render = traces
    ? async (request, given, fetchApi) => {
        const { pathname } = new URL(request.url);
        const answering = () => render(request, given, fetchApi);
        if (isEventStream(pathname)) return answering();
        const asked = { method: request.method, requestId: given.peer.requestId };
        const { response } = await traces.serve(asked, async () => {
          const response = await answering();
          return { response, status: response.status, route: patternOf(pathname) };
        });
        return response;
      }
    : render;
  return {
    pages: (request: Request, peer: Peer) => answer(request, { peer, isShared: false }),
    cachedPages: cachedPages({
      cache,
      count,
      isShared: (path) => buildFor(path).isShared(path),
      areOfNobody: web.areOfNobody,
      formOf: web.formOf,
      async render(address, form, requestId) {
        const api = watched(host.fetchApi);
        const request = new Request(address, { headers: askedFor[form] });
        const response = await answer(request, { peer: { address: "", requestId }, isShared: true }, api.fetch);
        return api.hasFailed() ? null : storedPage(response, form === "first" ? SMALLEST : undefined);
      },
    }),
    refusalPage: async (status: RefusedStatus, path: string) => buildFor(path).refusalPage(status, await nameIn(host)),
    files: staticFiles(
      host.languages.map((language) => join(buildOf(language), "client")),
      releaseAssets(checkout),
      host.keepsOffline ? {} : { "/worker.js": "/no-worker.js" },
    ),
  };
}

export async function livePages(host: Host) {
  const { createServer } = await import("vite");
  const vite: ViteDevServer = await createServer({ server: { middlewareMode: true } });
  const load = async () => {
    const build: unknown = await vite.ssrLoadModule("virtual:react-router/server-build");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Vite knows no types of its virtual modules.
    return build as ServerBuild;
  };
  const handle = createRequestHandler(load, "development");
  return {
    pages: async (request: Request, peer: Peer) =>
      handle(
        withReadableOrigin(request),
        webEntry(await load()).createRequestContext({ ...host, peer, isShared: false }),
      ),
    refusalPage: async (status: RefusedStatus) => webEntry(await load()).refusalPage(status, await nameIn(host)),
    files: vite.middlewares,
    stop: () => vite.close(),
  };
}

async function nameIn({ fetchApi }: Host): Promise<string | undefined> {
  const answer = await fetchApi(new Request("http://api/setting/app"), ANSWER_WITHIN_MS).catch(() => null);
  const body: unknown = answer?.ok ? await answer.json().catch(() => null) : await answer?.body?.cancel();
  return NameAnswer.safeParse(body).data?.data.name;
}

const NameAnswer = z.object({ data: z.object({ name: z.string() }) });

/** React Router throws on an Origin that is no URL; as `null` our own check refuses it. */
function withReadableOrigin(request: Request) {
  const origin = request.headers.get("origin");
  if (origin !== null && !URL.canParse(origin)) request.headers.set("origin", "null");
  return request;
}

/** A page with a failed part still renders, but must not be cached. */
function watched(fetchApi: WebHost["fetchApi"]) {
  let hasFailed = false;
  return {
    hasFailed: () => hasFailed,
    fetch: async (request: Request, timeoutMs?: number) => {
      const response = await fetchApi(request, timeoutMs).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
      if (response.status === 429 || response.status >= 500) hasFailed = true;
      return response;
    },
  };
}

function webEntry(build: ServerBuild): WebEntry {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React Router's type can't know what our own entry exports.
  return build.entry.module as typeof build.entry.module & WebEntry;
}

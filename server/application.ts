import { createServer } from "node:http";
import { webTierKeyFrom } from "./api/caller.ts";
import type { Config } from "./config.ts";
import { startCore, type AnswerApi, type Core } from "./core.ts";
import type { PasswordCost } from "./domain/password-hasher.ts";
import { openHints } from "./hints.ts";
import { examining } from "./http/request-inspection.ts";
import { SharedResponses } from "./http/shared-responses.ts";
import { inTurns } from "./http/in-turns.ts";
import { addressOf, closed, listening } from "./http/listening.ts";
import { createListener, type Peer } from "./http/listener.ts";
import { ANSWER_WITHIN_MS, readinessOf } from "./http/readiness.ts";
import { purgedByWrites } from "./http/page-cache-purge.ts";
import { PageCache } from "./http/page-cache.ts";
import { ReaderErrors, readerErrorsIn, readerErrorsKeyFrom, reportedErrors } from "./http/reader-errors.ts";
import { forwardToApi } from "./http/remote-api.ts";
import { createLog, type Log } from "./log.ts";
import { metricsFor, metricsServer } from "./metrics/endpoint.ts";
import type { PushReach } from "./ports/push/web-push.ts";
import { openMetrics, type Metrics } from "./metrics/metrics.ts";
import { openTraces, type Traces } from "./traces/traces.ts";

export interface Application {
  /** What browsers use, or where an API alone listens, such as http://localhost:3000. */
  address: string;
  sample: { phoneNumber: string; password: string } | undefined;
  stop(): Promise<void>;
}

export interface StartOptions {
  isDevelopment?: boolean;
  /** The number of a socket that listens already, in place of host and port. */
  socket?: number | undefined;
  now?: () => number;
  passwordCost?: PasswordCost;
  /** Whether this version has begun the database, so that its content need not be compared with what is shipped. */
  hasContent?: boolean;
  heartbeatMs?: number;
  reachPush?: PushReach | undefined;
}

/** @throws {SettingError} in one line, when a setting keeps it from starting. */
export async function startApplication(config: Config, options: StartOptions = {}): Promise<Application> {
  const log = createLog(config.logLevel);
  const metrics = await openMetrics(config.metrics.token !== undefined || config.metrics.port !== undefined);
  const traces = await openTraces(config.traces, log);
  const cache = new PageCache();
  const sharedResponses = new SharedResponses();
  const purge = () => {
    // The answers first: no page may be made from an old one.
    sharedResponses.purge();
    cache.purge();
  };
  const { now = Date.now, passwordCost, hasContent = false, heartbeatMs, reachPush } = options;
  let core: Core | undefined;
  const hints = await openHints(config.redisUrl, log, { heartbeatMs, purge, forget: () => core?.forgetSettings() });
  if (config.role !== "web")
    core = await startCore(config, log, { now, metrics, traces, hints, passwordCost, hasContent, reachPush });
  const readerErrorsKey = readerErrorsKeyFrom(config.secret);
  const readerErrors = new ReaderErrors(readerErrorsKey);
  const api = core
    ? purgedByWrites(core.api, hints.pagesChanged)
    : // The API tells the other processes.
      purgedByWrites(readerErrors.reporting(forwardToApi(config.apiBaseUrls, log)), purge);
  const web =
    config.role === "api"
      ? undefined
      : await startPages(
          config,
          log,
          api,
          { cache, sharedResponses, count: metrics.cached, traces },
          options.isDevelopment ?? false,
        );
  const answerMetrics = metricsFor(metrics, config.metrics.token, log);

  const turns = inTurns();
  const server = createServer(
    // Drafts in cookies need larger headers than Node's default.
    { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 32_768 },
    createListener({
      log,
      countError(incoming) {
        if (!core) readerErrors.add();
        // A separate web tier counts the API's errors that its readers get.
        else if (reportedErrors(readerErrorsIn(incoming.headers), readerErrorsKey) === null) core.countErrors(1);
      },
      publicOrigin: config.publicOrigin,
      examine: examining(config.secret),
      counts: metrics,
      metrics: config.metrics.token === undefined ? undefined : answerMetrics,
      trustedProxies: config.trustedProxies,
      turns,
      readiness: core?.readiness ?? remoteReadiness(api, hints.isBrokerUp),
      api: core ? countingReaderErrors(api, readerErrorsKey, core.countErrors) : publicFilesOf(api),
      files: web?.files,
      cachedPages: web?.cachedPages,
      pages: web?.pages,
      refusalPage: web?.refusalPage,
    }),
  );
  server.on("connection", turns.letIn);
  server.maxRequestsPerSocket = 1_000;
  // Longer than a proxy keeps idle connections (nginx 60 s): it would send into a closed one and answer 502.
  server.keepAliveTimeout = 65_000;
  const { port: metricsPort, host: metricsHost } = config.metrics;
  const forMetrics = metricsPort === undefined ? undefined : metricsServer(answerMetrics);
  if (forMetrics && metricsPort !== undefined)
    await listening(forMetrics, { port: metricsPort, host: metricsHost }, "METRICS_");
  await listening(server, options.socket === undefined ? config : { socket: options.socket });

  return {
    address: (web && config.publicOrigin) ?? addressOf(server, config.host),
    sample: core?.sample,
    async stop() {
      hints.endStreams();
      forMetrics?.close();
      forMetrics?.closeAllConnections();
      await closed(server);
      if (!core) await readerErrors.reportRest(remoteReadiness(api, hints.isBrokerUp)).catch(() => {});
      // Not before the last write has been told of.
      hints.stop();
      await web?.stop?.();
      await core?.stop();
      await traces?.stop();
    },
  };
}

interface Kept {
  cache: PageCache;
  sharedResponses: SharedResponses;
  count: Metrics["cached"];
  traces: Traces | undefined;
}

async function startPages(config: Config, log: Log, api: AnswerApi, kept: Kept, isDevelopment: boolean) {
  const { traces } = kept;
  const fetchApi = (request: Request, timeoutMs?: number) =>
    api(
      request,
      { address: "127.0.0.1", requestId: request.headers.get("x-request-id") ?? "", isHandedOver: true },
      timeoutMs,
    );
  const host = {
    fetchApi: traces
      ? (request: Request, timeoutMs?: number) => traces.callApi(request, () => fetchApi(request, timeoutMs))
      : fetchApi,
    sharedResponses: kept.sharedResponses,
    webTierKey: webTierKeyFrom(config.secret),
    cookieSecret: config.secret,
    languages: config.languages,
    timeZone: config.timeZone,
    installedName: config.installedName,
    keepsOffline: config.keepsOffline && !isDevelopment,
    isSecure: config.publicOrigin?.startsWith("https:") ?? false,
    reportError: (error: unknown, { requestId }: Peer) => log.error({ err: error, requestId }, "page failed"),
  };
  const { builtPages, livePages } = await import("./http/pages.ts");
  if (isDevelopment) return { ...(await livePages(host)), cachedPages: undefined };
  return { ...(await builtPages(host, kept)), stop: undefined };
}

/** With split roles this origin serves only the API's pictures and calendar files. */
function publicFilesOf(api: AnswerApi): AnswerApi {
  return async (request, peer) => {
    const { pathname } = new URL(request.url);
    const isFile =
      request.method === "GET" &&
      /^\/((uploads|pictures)\/[\w.,-]+|(event|calendar)\/[\w-]+\.ics|calendar\.ics)$/.test(pathname);
    return isFile ? api(request, peer) : new Response("There is no API on this address.\n", { status: 404 });
  };
}

function countingReaderErrors(api: AnswerApi, key: string, countErrors: (count: number) => void): AnswerApi {
  return async (request, peer) => {
    countErrors(reportedErrors(readerErrorsIn(Object.fromEntries(request.headers)), key) ?? 0);
    return api(request, peer);
  };
}

function remoteReadiness(api: AnswerApi, isBrokerUp: () => boolean) {
  return () =>
    readinessOf("API", async () => {
      const response = await api(
        new Request("http://api/setting/app"),
        { address: "127.0.0.1", requestId: "" },
        ANSWER_WITHIN_MS,
      );
      await response.body?.cancel();
      return { missing: response.ok ? undefined : "API", lost: isBrokerUp() ? undefined : "broker" };
    });
}

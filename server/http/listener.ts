import { randomUUID } from "node:crypto";
import { ServerResponse, type IncomingMessage, type RequestListener } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Log } from "../log.ts";
import type { AnswerMetrics } from "../metrics/endpoint.ts";
import { clientAddressFrom } from "./client-address.ts";
import { compress } from "./compress.ts";
import type { Turns } from "./in-turns.ts";
import type { Readiness } from "./readiness.ts";
import { kindOf, logWhenDone, type Route, type Told } from "./answer-report.ts";

export interface Peer {
  address: string;
  requestId: string;
  outgoing?: ServerResponse | undefined;
  isHandedOver?: boolean;
}

type Answer = (request: Request, peer: Peer) => Response | Promise<Response>;
type Files = (incoming: IncomingMessage, outgoing: ServerResponse, otherwise: () => void) => void;
type CachedPages = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
  otherwise: () => void,
) => void;

export interface ListenerOptions extends Told {
  publicOrigin: string | undefined;
  trustedProxies: string[];
  turns: Pick<Turns, "begin">;
  examine?: ((incoming: IncomingMessage, outgoing: ServerResponse, address: string) => boolean) | undefined;
  metrics?: AnswerMetrics | undefined;
  readiness: () => Promise<Readiness>;
  /** Called with `/api` taken off, and for the one call of the contract at the host's root. */
  api: Answer | undefined;
  files: Files | undefined;
  cachedPages?: CachedPages | undefined;
  pages: Answer | undefined;
  refusalPage?: ((status: RefusedStatus, path: string) => Promise<string>) | undefined;
}

export type RefusedStatus = 400 | 405;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const METHODS_OF_PAGES = ["GET", "HEAD", "POST"];
const ROOT_CALL = "/user/update";

export function createListener(options: ListenerOptions): RequestListener {
  const addressOf = clientAddressFrom(options.trustedProxies);
  const isSecure = options.publicOrigin?.startsWith("https:") ?? false;
  // Only what holds no request: the young collector would keep each that its own value leads to.
  const peers = new WeakMap<object, Omit<Peer, "outgoing">>();
  const peerOf = (incoming: object) => peers.get(incoming) ?? { address: "", requestId: "" };
  const answerWith = (answer: Answer) => {
    const listener = getRequestListener(
      async (request, env) => {
        const { incoming, outgoing } = env;
        if (!(outgoing instanceof ServerResponse)) throw new TypeError("This server speaks HTTP/1.1.");
        const response = allowing(await answer(request, { ...peerOf(incoming), outgoing }));
        const compressed = await compress(request, response);
        if (!compressed) return response;
        // A `Response` more would be read as a stream once more.
        outgoing.statusCode = response.status;
        outgoing.setHeaders(compressed.headers).end(compressed.bytes);
        return RESPONSE_ALREADY_SENT;
      },
      { overrideGlobalObjects: false, errorHandler: (error) => failed(options.log, error) },
    );
    return (...asked: Parameters<RequestListener>) => options.turns.begin(() => void listener(...asked));
  };
  const api = answerWith(options.api ?? (() => plain(404, "There is no API on this address.")));
  const pages = answerWith(options.pages ?? (() => plain(404, "There are no pages on this address.")));

  return (incoming, outgoing) => {
    const peer = { address: addressOf(incoming), requestId: randomUUID() };
    peers.set(incoming, peer);
    const route: Route = { kind: "file" };
    logWhenDone(options, incoming, outgoing, peer.requestId, route);
    incoming.url = (incoming.url ?? "/").replace(/^https?:\/\/[^/]*/i, "") || "/";
    const [path = "/"] = incoming.url.split("?", 1);
    setHeaders(outgoing, peer, path, isSecure);

    const isForApi = path === "/api" || path.startsWith("/api/");
    route.kind = kindOf(path, isForApi);
    if (route.kind === "stream") options.counts?.streams(1);
    const isRootCall = path === ROOT_CALL;
    const allowed = isForApi ? METHODS : isRootCall ? [...METHODS_OF_PAGES, "PUT"] : METHODS_OF_PAGES;
    const refusal = refusalOf(incoming.method, path, allowed);
    if (refusal?.allowed) outgoing.setHeader("Allow", refusal.allowed.join(", "));
    if (refusal)
      return isForApi || isRootCall
        ? refuseCall(outgoing, refusal)
        : void showRefusal(outgoing, refusal, path, options.refusalPage);

    if (path === "/healthz") {
      if (options.examine?.(incoming, outgoing, peer.address)) return undefined;
      return say(outgoing, 200, "ok");
    }
    if (path === "/metrics" && options.metrics?.(incoming, outgoing)) return undefined;
    if (path === "/readyz") return void ready(options.readiness, outgoing);
    if (isForApi) {
      incoming.url = incoming.url.slice("/api".length) || "/";
      return api(incoming, outgoing);
    }
    if (isRootCall && incoming.method === "PUT") return api(incoming, outgoing);

    const rendered = () => pages(incoming, outgoing);
    const page = () => {
      if (route.kind === "file") route.kind = "page";
      // Not earlier: static files are found by path, which an absolute URL is not.
      if (options.publicOrigin) incoming.url = options.publicOrigin + incoming.url;
      if (options.cachedPages) options.cachedPages(incoming, outgoing, peer.requestId, rendered);
      else rendered();
    };
    if (options.files && (incoming.method === "GET" || incoming.method === "HEAD")) {
      return options.files(incoming, outgoing, page);
    }
    return page();
  };
}

/** No documents. A first page waits for three of these: 200 bytes less of each show it 12 ms earlier. */
const isFile = /^\/(assets|api\/pictures)\//;

function setHeaders(outgoing: ServerResponse, peer: Peer, path: string, isSecure: boolean) {
  outgoing.setHeader("X-Content-Type-Options", "nosniff");
  outgoing.setHeader("Referrer-Policy", "same-origin");
  outgoing.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  if (isSecure) outgoing.setHeader("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  if (isFile.test(path)) return;
  outgoing.setHeader("X-Request-Id", peer.requestId);
  outgoing.setHeader("Cross-Origin-Opener-Policy", "same-origin");
  outgoing.setHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=(self)");
}

const REFUSAL_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Refusal {
  status: RefusedStatus;
  message: string;
  code: string;
  allowed?: string[];
}

function refusalOf(method = "", path: string, allowed: string[]): Refusal | undefined {
  if (!allowed.includes(method)) {
    return { status: 405, message: "This method is not allowed.", code: "not_allowed", allowed };
  }
  if (!isReadable(path)) return { status: 400, message: "This address can't be read.", code: "malformed" };
  return undefined;
}

/** PostgreSQL refuses NUL in text. */
function isReadable(path: string) {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}

async function ready(readiness: ListenerOptions["readiness"], outgoing: ServerResponse) {
  const { missing, lost } = await readiness();
  if (missing) return say(outgoing, 503, `not ready: ${missing}`);
  say(outgoing, 200, lost ? `ready, without ${lost}` : "ready");
}

function say(outgoing: ServerResponse, status: number, sentence: string) {
  end(outgoing, status, "text/plain; charset=utf-8", `${sentence}\n`);
}

/** React Router refuses a form that a page does not take without saying what it takes. */
function allowing(response: Response) {
  if (response.status === 405 && !response.headers.has("Allow")) response.headers.set("Allow", "GET, HEAD");
  return response;
}

async function showRefusal(
  outgoing: ServerResponse,
  { status, message }: Refusal,
  path: string,
  pageOf: ListenerOptions["refusalPage"],
) {
  const page = await pageOf?.(status, path).catch(() => undefined);
  if (page === undefined) return say(outgoing, status, message);
  outgoing.setHeader("Content-Security-Policy", REFUSAL_POLICY);
  end(outgoing, status, "text/html; charset=utf-8", page);
}

function refuseCall(outgoing: ServerResponse, { status, message, code }: Refusal) {
  const failure = { message, errors: [{ msg: message, path: "" }], code };
  end(outgoing, status, "application/json", JSON.stringify(failure));
}

function end(outgoing: ServerResponse, status: number, type: string, body: string) {
  outgoing.statusCode = status;
  outgoing.setHeader("Content-Type", type);
  outgoing.setHeader("Cache-Control", "no-store");
  outgoing.end(body);
}

function plain(status: number, sentence: string) {
  return new Response(`${sentence}\n`, { status, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

/** A missing or malformed Host header throws before a Request exists. */
function failed(log: Log, error: unknown) {
  if (error instanceof RequestError) return plain(400, "This request can't be read.");
  log.error({ err: error }, "request failed");
  return plain(500, "Something went wrong on our side. Try again.");
}

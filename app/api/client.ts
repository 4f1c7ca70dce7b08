import { hc, type ClientResponse } from "hono/client";
import { createContext, type RouterContextProvider } from "react-router";
import type { Api } from "../../server/api/api.ts";
import { FailureJson } from "../../server/contract/failure.ts";
import type { LanguageCode } from "../../server/contract/languages.ts";
import { paths } from "../../server/contract/paths.ts";
import { fieldName, spelled, type Ours, type Spelled, type Spelling } from "../../server/contract/spellings.ts";
import type { WebHost } from "../../server/http/pages.ts";
import { ApiFailure, routeError } from "./failure.ts";
import { withPathIds } from "./path-ids.ts";
import { language } from "../language.ts";
import { m } from "../messages/m.ts";

const USER_AGENT_MAX = 500;
const TIMEOUT_MS = 5_000;

export type ApiClient = ReturnType<typeof createApiClient>;

export const apiContext = createContext<ApiClient>();

export function getApi(context: Readonly<RouterContextProvider>) {
  return context.get(apiContext);
}

export function createApiClient(host: WebHost, credentials: Credentials, spoken?: LanguageCode) {
  const calls = hc<Api>("http://api", {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => host.fetchApi(new Request(input, init), TIMEOUT_MS),
    headers: callerHeaders(host, credentials, spoken),
  });
  return named(calls);
}

type Paths = typeof paths;
type Named<Calls extends Record<Paths[keyof Paths], unknown>> = Omit<Calls, Paths[keyof Paths]> & {
  [Name in keyof Paths]: Calls[Paths[Name]];
};

const ownNames = new Map<string | symbol, string>(Object.entries(paths));

function named<Calls extends Record<Paths[keyof Paths], unknown>>(calls: Calls): Named<Calls> {
  const proxy: unknown = new Proxy(calls, {
    get: (target, name) => withPathIds(Reflect.get(target, ownNames.get(name) ?? name)),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the proxy's handler makes it so
  return proxy as Named<Calls>;
}

export interface Credentials {
  token: string | undefined;
  device: string | undefined;
  userAgent?: string | undefined;
}

/** @param spoken the language to be answered in */
export function callerHeaders(
  host: WebHost,
  { token, device, userAgent }: Credentials,
  spoken: LanguageCode = language.code,
): Record<string, string> {
  return {
    "x-request-id": host.peer.requestId,
    "umeed-language": spoken,
    "x-umeed-web-tier": host.webTierKey,
    "x-umeed-client-address": host.peer.address,
    ...(token ? { "x-auth-header": token } : {}),
    ...(device ? { "x-umeed-device": device } : {}),
    ...(userAgent ? { "x-umeed-user-agent": userAgent.slice(0, USER_AGENT_MAX) } : {}),
  };
}

export type Answer<R, S extends Spelling = Ours> =
  R extends ClientResponse<infer Body, infer Status> ? (Status extends 200 | 202 ? Spelled<Body, S> : never) : never;

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: ApiFailure };

export async function attempt<R extends ClientResponse<unknown>, S extends Spelling = Ours>(
  call: Promise<R>,
  names?: S,
): Promise<Outcome<Answer<R, S>>> {
  try {
    const response = await call;
    const body: unknown = await response.json().catch(unreadable);
    if (body === undefined) return { ok: false, failure: failureOf(Math.max(response.status, 500), body) };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's own types say what a success carries
    if (response.ok) return { ok: true, value: spelled(body, names) as Answer<R, S> };
    return { ok: false, failure: failureOf(response.status, body) };
  } catch {
    return { ok: false, failure: unreachable() };
  }
}

export async function load<R extends ClientResponse<unknown>, S extends Spelling = Ours>(
  call: Promise<R>,
  names?: S,
): Promise<Answer<R, S>> {
  return needed(await attempt(call, names));
}

/** @param say what the error page says of the failure's sentence */
export function needed<T>(outcome: Outcome<T>, say?: (sentence: string) => string): T {
  if (!outcome.ok) throw routeError(outcome.failure, say);
  return outcome.value;
}

export async function attemptFile(call: Promise<ClientResponse<unknown>>): Promise<Outcome<Response>> {
  try {
    const response = await call;
    if (!response.ok) return { ok: false, failure: failureOf(response.status, await response.json()) };
    const headers = new Headers({ "cache-control": "private, no-store" });
    for (const name of ["content-type", "content-disposition"]) headers.set(name, response.headers.get(name) ?? "");
    return { ok: true, value: new Response(await response.arrayBuffer(), { headers }) };
  } catch {
    return { ok: false, failure: unreachable() };
  }
}

type RegistrationRequest = Parameters<ApiClient["user"]["register"]["$post"]>[0];
type RegistrationCodeRequest = Parameters<ApiClient["user"]["register"]["code"]["$post"]>[0];
type RegistrationCheckRequest = Parameters<ApiClient["user"]["register"]["check"]["$post"]>[0];
export type RegistrationForm = RegistrationRequest["form"];

// These calls take a form or JSON, but the client's types ask for both.

export function postRegistration(api: ApiClient, form: RegistrationForm) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return api.user.register.$post({ form } as RegistrationRequest);
}

export function askForRegistrationCode(api: ApiClient, form: RegistrationCodeRequest["form"]) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return api.user.register.code.$post({ form } as RegistrationCodeRequest);
}

export function checkRegistration(api: ApiClient, form: Partial<RegistrationForm>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return api.user.register.check.$post({ form } as RegistrationCheckRequest);
}

type NewPostRequest = Parameters<ApiClient["forum"]["add"]["$post"]>[0];

/** As JSON, or with a picture as a form. */
export function sendPost(
  api: ApiClient,
  post: NewPostRequest["json"],
  picture: { image: File; alt: string } | null,
): ReturnType<ApiClient["forum"]["add"]["$post"]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (!picture) return api.forum.add.$post({ json: post } as NewPostRequest);
  const given = Object.entries({ ...post, ...picture }).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return api.forum.add.$post({ form: Object.fromEntries(given) } as NewPostRequest);
}

/** For a call that only checks: it takes a part of the body for which its types ask whole. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const partly = <T>(told: Partial<T>) => told as T;

export type Part<T> = { value: T; problem?: undefined } | { value?: undefined; problem: string };

export async function part<R extends ClientResponse<unknown>>(call: Promise<R>): Promise<Part<Answer<R>>> {
  return partOf(await attempt(call));
}

export function partOf<T>(outcome: Outcome<T>): Part<T> {
  return outcome.ok ? { value: outcome.value } : { problem: outcome.failure.sentence };
}

/** Of a proxy's page of its own, say; a body that breaks off is a server that can't be reached. */
function unreadable(error: unknown) {
  if (error instanceof SyntaxError) return undefined;
  throw error;
}

function unreachable() {
  return new ApiFailure(503, "unreachable", m.errorUnreachable());
}

function failureOf(status: number, body: unknown) {
  const { data: answer } = FailureJson.safeParse(body);
  if (!answer) return new ApiFailure(status, "failed", m.somethingWrong());
  const errors = answer.errors.map(({ msg, path }) => ({ msg, path: fieldName(path) }));
  return new ApiFailure(status, answer.code, answer.message, errors);
}

import { exchange, type Exchanged } from "./exchange.ts";

export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The JSON of the answer; empty when it is none. */
  body: Record<string, unknown>;
  text: string;
  /** What stands at a place of the body, such as `errors.0.msg`; undefined when nothing does. */
  at(place: string): unknown;
  /** The same where the test goes on with it as text, such as a token; fails when it is none. */
  textAt(place: string): string;
}

/** Calls the API of a running Umeed: `path` without `/api`; `body` is sent as JSON, a FormData as multipart. */
export async function callApi(
  address: string,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer> {
  const { token, body, headers = {} } = options;
  const isForm = body instanceof FormData;
  const form = isForm ? new Request(address, { method: "POST", body }) : undefined;
  const sent = form ? Buffer.from(await form.arrayBuffer()) : body === undefined ? undefined : JSON.stringify(body);
  const type = form ? form.headers.get("content-type") : sent === undefined ? null : "application/json";
  const answer = await exchange(
    `${address}/api${path}`,
    method,
    {
      // The server may close a kept connection in the moment that a call goes out on it.
      connection: "close",
      ...(type ? { "content-type": type } : {}),
      ...(token ? { "x-auth-header": token } : {}),
      ...headers,
    },
    sent,
  );
  return answerOf(answer);
}

/** The fields that a refusal names. */
export function pathsOf({ body }: Pick<Answer, "body">): string[] {
  const errors: { path: string }[] = Object(body).errors;
  return errors.map(({ path }) => path);
}

function answerOf({ status, headers: received, text }: Exchanged): Answer {
  const headers = new Headers(
    Object.entries(received).flatMap(([name, values]) => [values ?? []].flat().map((value) => [name, value] as const)),
  );
  const isJson = headers.get("content-type")?.startsWith("application/json");
  const body: Record<string, unknown> = isJson ? JSON.parse(text) : {};
  const at = (place: string) => place.split(".").reduce(within, body);
  return {
    status,
    headers,
    body,
    text,
    at,
    textAt(place) {
      const found = at(place);
      if (typeof found === "string") return found;
      throw new TypeError(`no text at ${place} of ${status} ${text}`);
    },
  };
}

function within(whole: unknown, key: string): unknown {
  return whole instanceof Object ? Object.entries(whole).find(([name]) => name === key)?.[1] : undefined;
}

import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { z } from "zod";

const Value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() });
const Attributes = z.array(z.object({ key: z.string(), value: Value }));
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              kind: z.number(),
              attributes: Attributes,
              status: z.object({ code: z.number(), message: z.string().optional() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface Span {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: "server" | "client" | "other";
  service: string;
  attributes: Record<string, string | number | undefined>;
  hasFailed: boolean;
}

/** A collector of traces: real OTLP over HTTP, keeps all that it is sent. */
export interface Collector {
  address: string;
  /** How often it was asked, and with what. */
  requests: IncomingHttpHeaders[];
  /** All bytes, as they came. */
  text: () => string;
  spans: () => Span[];
  stop: () => Promise<void>;
}

/** Starts one. @param answer what it does with what it is sent, else 200. */
export async function startCollector(
  answer: (response: ServerResponse) => void = (response) =>
    void response.setHeader("content-type", "application/json").end("{}"),
): Promise<Collector> {
  const requests: IncomingHttpHeaders[] = [];
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    // It stops while some are still being sent.
    const body = await text(request).catch(() => null);
    if (body === null) return;
    requests.push(request.headers);
    if (request.method === "POST" && request.url === "/v1/traces") bodies.push(body);
    answer(response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${bound instanceof Object ? bound.port : ""}`,
    requests,
    text: () => bodies.join("\n"),
    spans: () => bodies.flatMap(spansIn),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const FAILED = 2;

function spansIn(body: string): Span[] {
  return Sent.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)["service.name"]);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, kind, attributes, status }) => ({
        traceId,
        spanId,
        parentSpanId,
        name,
        kind: kind === 2 ? ("server" as const) : kind === 3 ? ("client" as const) : ("other" as const),
        service,
        attributes: valuesOf(attributes),
        hasFailed: status.code === FAILED,
      })),
    );
  });
}

function valuesOf(attributes: z.infer<typeof Attributes>) {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
}

import { setTimeout as pause } from "node:timers/promises";
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanOptions,
} from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import project from "../../package.json" with { type: "json" };
import type { Log } from "../log.ts";
import { collector } from "./collector.ts";
import type { Traces, TraceSettings } from "./traces.ts";

const LAST_SPANS_WITHIN_MS = 1_000;
const STATEMENT_MAX = 4_096;

/** Registers nothing globally, so that several can be in one process. */
export function openTelemetry(settings: TraceSettings, log: Log): Traces {
  const provider = new TracerProvider({
    // Not the default resource, which has the command line in it.
    resource: resourceFromAttributes({ "service.name": settings.serviceName, "service.version": project.version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: collector(settings, log) })],
    spanLimits: { attributeValueLengthLimit: STATEMENT_MAX },
  });
  const tracer = provider.getTracer("umeed");
  const contexts = new AsyncLocalStorageContextManager();
  const propagator = new W3CTraceContextPropagator();

  const within = async <T>(name: string, options: SpanOptions, parent: Context, act: (span: Span) => Promise<T>) => {
    const span = tracer.startSpan(name, options, parent);
    try {
      return await contexts.with(trace.setSpan(parent, span), () => act(span));
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  };

  return {
    serve({ method, requestId, traceparent }, answer) {
      const parent = traceparent
        ? propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
        : ROOT_CONTEXT;
      const attributes = { "http.request.method": method, "umeed.request_id": requestId };
      return within(method, { kind: SpanKind.SERVER, attributes }, parent, async (span) => {
        const told = await answer();
        if (told.route) span.updateName(`${method} ${told.route}`).setAttribute("http.route", told.route);
        setStatus(span, told.status);
        return told;
      });
    },

    async callApi(request, send) {
      const active = contexts.active();
      const parent = trace.getSpan(active);
      if (!parent) return send();
      const setTraceparent = (context: Context) => {
        const carrier: Record<string, string> = {};
        propagator.inject(context, carrier, defaultTextMapSetter);
        if (carrier.traceparent) request.headers.set("traceparent", carrier.traceparent);
      };
      // The API is also told of a trace that is not recorded, or it would begin one of its own.
      if (!parent.isRecording()) {
        setTraceparent(active);
        return send();
      }
      const attributes = { "http.request.method": request.method, "umeed.called": "api" };
      return within(`${request.method} API`, { kind: SpanKind.CLIENT, attributes }, active, async (span) => {
        setTraceparent(contexts.active());
        const response = await send();
        setStatus(span, response.status);
        return response;
      });
    },

    query({ system, sql, ms, error }) {
      const active = contexts.active();
      // What goes on after its request, such as a timer that it started, is no part of it.
      if (!trace.getSpan(active)?.isRecording()) return;
      const endTime = Date.now();
      const name = summaryOf(sql);
      const attributes = { "db.system.name": system, "db.query.text": sql, "db.query.summary": name };
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: endTime - ms }, active);
      if (error !== undefined) fail(span, error);
      span.end(endTime);
    },

    async stop() {
      // A collector that is away has been logged already.
      const sent = provider.shutdown().catch(() => {});
      await Promise.race([sent, pause(LAST_SPANS_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

function setStatus(span: Span, status: number) {
  span.setAttribute("http.response.status_code", status);
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Messages of errors can hold values: only the code goes out, or the kind. */
function fail(span: Span, error: unknown) {
  const { name, code = name } = error instanceof Error ? (error as NodeJS.ErrnoException) : { name: "unknown" };
  span.setAttribute("error.type", code).setStatus({ code: SpanStatusCode.ERROR });
}

const INNERMOST = /\([^()]*\)/g;

/** Such as `select post`: the table of the statement itself, not of one within it. */
function summaryOf(sql: string) {
  const [verb = "query"] = /[a-z]+/i.exec(sql) ?? [];
  let own = sql;
  for (let rest = own.replace(INNERMOST, ""); rest !== own; rest = own.replace(INNERMOST, "")) own = rest;
  const [, table] = /\b(?:from|into|update)\s+(?!as\b)"?([a-z]\w*)/i.exec(own) ?? [];
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase();
}

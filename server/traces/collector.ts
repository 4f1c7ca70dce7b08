import { ExportResultCode } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import type { SpanExporter } from "@opentelemetry/sdk-trace";
import type { Log } from "../log.ts";
import type { TraceSettings } from "./traces.ts";

const TIMEOUT_MS = 5_000;

/** Logs once when spans are lost, and once when they arrive again. */
export function collector({ endpoint, headers }: TraceSettings, log: Log): SpanExporter {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    headers,
    timeoutMillis: TIMEOUT_MS,
  });
  let isLost = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== ExportResultCode.SUCCESS;
        if (hasFailed && !isLost) log.warn({ err: result.error }, "traces can't be sent");
        if (!hasFailed && isLost) log.info("traces are sent again");
        isLost = hasFailed;
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}

import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Traces } from "../traces/traces.ts";
import { isWebTier } from "./caller.ts";
import type { ApiEnvironment } from "./environment.ts";

const STREAM = "/live";
const MIDDLEWARE = "/*";

/** An event stream stays open, so it has no trace. */
export function traced(traces: Traces, webTierKey: string): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    if (c.req.path === STREAM) return next();
    const asked = {
      method: c.req.method,
      requestId: c.env.requestId ?? "",
      traceparent: isWebTier(c, webTierKey) ? c.req.header("traceparent") : undefined,
    };
    await traces.serve(asked, async () => {
      await next();
      const route = routePath(c);
      return { status: c.res.status, route: route === MIDDLEWARE ? undefined : route };
    });
  };
}

import { createRoute as describe, OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import type { ApiEnvironment } from "./environment.ts";
import { checkBody } from "./bodies.ts";
import { answer } from "./failures.ts";

export function router() {
  return new OpenAPIHono<ApiEnvironment>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      const errors = result.error.issues.map(({ message, path }) => ({ msg: message, path: path.join(".") }));
      return answer(c, 400, errors[0]?.msg ?? "The request is not as it should be.", errors, "invalid");
    },
  });
}

interface Described {
  /** What generated clients call it. */
  operationId: string;
}

/** Permission is checked before the input is validated. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- With a parameter of its own the path stays a literal.
export function createRoute<Path extends string, Route extends RouteConfig & Described & { path: Path }>(
  route: Route,
  jsonMax?: number,
) {
  const { middleware = [] } = route;
  return describe({ ...route, middleware: [middleware, checkBody(route.request, jsonMax)].flat() });
}

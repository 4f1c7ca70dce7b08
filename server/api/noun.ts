import { createRoute as describe, OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import type { ApiEnvironment } from "./environment.ts";
import { checkBody } from "./bodies.ts";
import { answer } from "./failures.ts";

/** The routes of one noun of the contract. Input that doesn't fit its schema is answered with every message at once. */
export function noun() {
  return new OpenAPIHono<ApiEnvironment>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      const errors = result.error.issues.map(({ message, path }) => ({ msg: message, path: path.join(".") }));
      return answer(c, 400, errors[0]?.msg ?? "The request is not as it should be.", errors, "invalid");
    },
  });
}

/** One call of the contract. Who may make it is asked before anything of what was sent is looked at. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- With a parameter of its own the path stays a literal.
export function createRoute<Path extends string, Route extends RouteConfig & { path: Path }>(route: Route) {
  const { middleware = [] } = route;
  return describe({ ...route, middleware: [middleware, checkBody(route.request)].flat() });
}

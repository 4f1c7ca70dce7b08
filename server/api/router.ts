import { createRoute as describe, OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import type { ApiEnvironment } from "./environment.ts";
import { checkBody } from "./bodies.ts";
import { answerProblems } from "./failures.ts";

type Invalid = NonNullable<ConstructorParameters<typeof OpenAPIHono<ApiEnvironment>>[0]>["defaultHook"];

export function router(invalid: Invalid = problemsOfSchema) {
  return new OpenAPIHono<ApiEnvironment>({ defaultHook: invalid });
}

interface Described {
  operationId: string;
}

const problemsOfSchema: Invalid = (result, c) => {
  if (result.success) return undefined;
  return answerProblems(
    c,
    result.error.issues.map(({ message, path }) => ({ msg: message, path: path.join(".") })),
  );
};

/** Permission is checked before the input is validated. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- With a parameter of its own the path stays a literal.
export function createRoute<Path extends string, Route extends RouteConfig & Described & { path: Path }>(
  route: Route,
  jsonMax?: number,
) {
  const { middleware = [] } = route;
  return describe({ ...route, middleware: [middleware, checkBody(route.request, jsonMax)].flat() });
}

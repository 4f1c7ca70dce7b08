import type { TestUmeed } from "./umeed.ts";

/** A call as `openapi.json` describes it. */
export interface DescribedRoute {
  /** Such as `GET /week/{id}`. */
  name: string;
  method: string;
  /** With values of the right shape that nothing has. */
  path: string;
  /** The nouns that it is described under. */
  tags: unknown[];
  needsToken: boolean;
  /** Whether the description says that the body may be left out. */
  hasOptionalBody: boolean;
  bodyTypes: string[];
  /** Names of its body's fields. */
  fields: string[];
  /** Names of what its address may carry after the question mark. */
  parameters: string[];
}

/** Every call that the running API describes, so that a test over all of them can't forget a new one. */
export async function describedRoutes(umeed: TestUmeed): Promise<DescribedRoute[]> {
  const { body } = await umeed.call("GET", "/openapi.json");
  return entriesOf(body.paths).flatMap(([path, methods]) =>
    entriesOf(methods).map(([method, route]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueFor(name, route)),
      tags: Object.values(fieldsOf(fieldsOf(route).tags)),
      needsToken: needsToken(route),
      ...bodyOf(route),
      parameters: parametersOf(route),
    })),
  );
}

/** An empty alternative says that a token may be left out. */
function needsToken(route: unknown) {
  const { security } = fieldsOf(route);
  return Array.isArray(security) && security.every((one) => entriesOf(one).length > 0);
}

function bodyOf(route: unknown) {
  const { content: described, required } = fieldsOf(fieldsOf(route).requestBody);
  const content = fieldsOf(described);
  const schemas = Object.values(content).map((body) => fieldsOf(fieldsOf(body).schema));
  return {
    hasOptionalBody: required === false,
    bodyTypes: Object.keys(content),
    fields: [...new Set(schemas.flatMap(({ properties }) => Object.keys(fieldsOf(properties))))],
  };
}

/** Of a parameter with few values the first, else what nothing has. */
function valueFor(parameter: string, route: unknown): string {
  const { parameters } = fieldsOf(route);
  const described = Array.isArray(parameters) ? parameters.map(fieldsOf) : [];
  const { schema } = described.find(({ name, in: place }) => name === parameter && place === "path") ?? {};
  const { enum: values, type } = fieldsOf(schema);
  if (Array.isArray(values)) return String(values[0]);
  return type === "integer" ? "1" : "0".repeat(24);
}

function parametersOf(route: unknown) {
  const { parameters } = fieldsOf(route);
  if (!Array.isArray(parameters)) return [];
  return parameters.map(fieldsOf).flatMap(({ name, in: place }) => (place === "query" ? [String(name)] : []));
}

function entriesOf(value: unknown) {
  return Object.entries(fieldsOf(value));
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return value instanceof Object ? Object.fromEntries(Object.entries(value)) : {};
}

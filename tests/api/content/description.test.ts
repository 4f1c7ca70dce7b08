import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

/** The calls of the specification's section 7 that exist so far. */
const contract = [
  "GET /guidline/pagination",
  "GET /event",
  "GET /commonsymptom/pagination",
  "GET /city",
  "GET /article/latest/articles/v2",
  "GET /article/{id}",
  "GET /category",
  "GET /article/pagination/v2/category/{categoryId}",
  "GET /pregnancyinfo/user",
  "POST /pregnancyinfo/add",
  "POST /user/switchpregnancy",
  "POST /user/login/number-password",
  "POST /user/register",
  "GET /week",
  "GET /week/{id}",
  "GET /afterpregnancy",
  "GET /setting",
  "GET /user-review",
  "GET /tip/random",
  "GET /random",
  "PUT /user/update",
];
const needToken = ["GET /pregnancyinfo/user", "POST /pregnancyinfo/add", "POST /user/switchpregnancy"];

const content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }));
const operation = z.object({
  summary: z.string().min(3),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(["path", "query", "header"]),
        required: z.boolean().optional(),
        schema: z.unknown(),
      }),
    )
    .optional(),
  requestBody: z.object({ required: z.boolean().optional(), content }).optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/),
    z.object({ description: z.string().min(1), content: content.optional() }),
  ),
});
const methods = z.strictObject({
  get: operation.optional(),
  post: operation.optional(),
  put: operation.optional(),
  delete: operation.optional(),
});
const description = z.object({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.literal("/api") })),
  paths: z.record(z.string().startsWith("/"), methods),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: z.object({
      token: z.object({ type: z.literal("apiKey"), in: z.literal("header"), name: z.literal("x-auth-header") }),
      bearer: z.object({ type: z.literal("http"), scheme: z.literal("bearer") }),
    }),
  }),
});

let umeed: TestUmeed;
beforeAll(async () => {
  umeed = await startTestUmeed();
});
afterAll(() => umeed.stop());

async function read() {
  const answer = await umeed.call("GET", "/openapi.json");
  const { paths, components } = description.parse(answer.body);
  const calls = Object.entries(paths).flatMap(([path, found]) =>
    Object.entries(found).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, path, call })),
  );
  return { text: answer.text, calls, schemas: Object.keys(components.schemas) };
}

describe("openapi.json", () => {
  test("describes every call of the contract, in the shape of OpenAPI 3.1", async () => {
    const { calls } = await read();

    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(contract));
  });

  test("says which calls need a token, and that they answer 401 without", async () => {
    const { calls } = await read();
    const guarded = calls.filter(({ call }) => call.security !== undefined);

    expect(guarded.map(({ name }) => name)).toEqual(expect.arrayContaining(needToken));
    expect(guarded.filter(({ call }) => !call.responses["401"])).toEqual([]);
  });

  test("describes each parameter of a path", async () => {
    const { calls } = await read();

    for (const { path, call } of calls) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = call.parameters?.filter((parameter) => parameter.in === "path") ?? [];
      expect(described.map(({ name }) => name)).toEqual(named);
      expect(described.filter(({ required }) => !required)).toEqual([]);
    }
  });

  test("refers to no schema that it does not hold", async () => {
    const { text, schemas } = await read();
    const referred = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, place]) => place);

    expect(referred.length).toBeGreaterThan(5);
    expect(schemas.map((name) => `#/components/schemas/${name}`)).toEqual(
      expect.arrayContaining([...new Set(referred)]),
    );
  });

  test("describes no call that is not there", async () => {
    const { calls } = await read();
    const answerTo = async (name: string) => {
      const [method = "", path = ""] = name.replaceAll(/\{\w+\}/g, "5ea18d6b1b2cf8dee3e6190b").split(" ");
      return (await umeed.call(method, path)).at("message");
    };

    const answers = await Promise.all(calls.map(async ({ name }) => ({ name, message: await answerTo(name) })));

    expect(await answerTo("GET /no/such/call")).toBe("There is no such call.");
    expect(answers.filter(({ message }) => message === "There is no such call.")).toEqual([]);
  });
});

describe("the page for people", () => {
  test("shows every call and asks nothing of anybody else", async () => {
    const { calls } = await read();
    const { status, headers, text } = await umeed.call("GET", "/docs");

    expect(status).toBe(200);
    expect(headers.get("content-type")).toContain("text/html");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(text).not.toMatch(/<(script|link|img|iframe|style)\b|\b(src|action)=|url\(/i);
    expect([...text.matchAll(/href="([^"]*)"/g)].filter(([, to]) => !/^(#|openapi\.json$)/.test(to ?? ""))).toEqual([]);
    for (const { name, path } of calls) {
      expect(text).toContain(`${name.split(" ")[0]} <code>/api${path}</code>`);
    }
  });

  test("has a place for every link in it", async () => {
    const { text } = await umeed.call("GET", "/docs");
    const targets = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(targets));
  });
});

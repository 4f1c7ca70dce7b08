import { z } from "zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TAGS } from "../../../server/api/docs/tags.ts";
import { startTestUmeed, type TestUmeed } from "../../support/umeed.ts";

/** Calls of the specification's section 7. */
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
  "POST /socialform/add",
  "GET /socialform/v2/pagination",
  "POST /comment/add",
  "GET /comment/forum/{forumId}",
  "POST /chat/get",
  "POST /chat/add",
  "GET /chat/chatlist",
  "GET /user/pagination/api",
  "POST /user/forgot-password",
  "POST /user/reset-password",
  "DELETE /user/delete/{userId}",
];
const pictures = ["GET /uploads/{file}", "GET /pictures/{file}", "GET /pictures/share/{file}"];
/** What these answer depends on who asks. */
const readToken = [
  "GET /tip/random",
  "GET /event",
  "GET /socialform/v2/pagination",
  "GET /comment/forum/{forumId}",
  "GET /download",
  "POST /user/reset-password",
];
const needToken = ["GET /pregnancyinfo/user", "POST /pregnancyinfo/add", "POST /user/switchpregnancy"];

const content = z.record(z.string(), z.looseObject({ schema: z.record(z.string(), z.unknown()) }));
const operation = z.object({
  operationId: z.string().regex(/^[a-z][A-Za-z]{3,}$/),
  summary: z.string().min(3),
  tags: z.array(z.string()).length(1),
  servers: z.array(z.object({ url: z.string() })).optional(),
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
  tags: z.array(z.object({ name: z.string(), description: z.string().min(8) })),
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
  const { paths, components, tags } = description.parse(answer.body);
  const calls = Object.entries(paths).flatMap(([path, found]) =>
    Object.entries(found).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, path, call })),
  );
  return { text: answer.text, calls, schemas: Object.keys(components.schemas), tags: tags.map(({ name }) => name) };
}

describe("openapi.json", () => {
  test("describes every call of the contract, in the shape of OpenAPI 3.1", async () => {
    const { calls } = await read();

    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining([...contract, ...pictures]));
  });

  test("says which calls need a token, and that they answer 401 without", async () => {
    const { calls } = await read();
    const guarded = calls.filter(({ call }) => call.security?.every((one) => Object.keys(one).length > 0));

    expect(guarded.map(({ name }) => name)).toEqual(expect.arrayContaining(needToken));
    expect(guarded.filter(({ call }) => !call.responses["401"])).toEqual([]);
  });

  test("says which calls read a token where there is one, and need none", async () => {
    const { calls } = await read();
    const reading = calls.filter(({ call }) => call.security?.some((one) => Object.keys(one).length === 0));

    expect(reading.map(({ name }) => name)).toEqual(expect.arrayContaining(readToken));
    expect(reading.map(({ call }) => call.security)).toEqual(reading.map(() => [{ token: [] }, { bearer: [] }, {}]));
    const answers = await Promise.all(
      reading.filter(({ name }) => name.startsWith("GET ")).map(async ({ path }) => umeed.call("GET", path)),
    );
    expect(answers.filter(({ status }) => status === 401)).toEqual([]);
  });

  test("gives every call a name of its own", async () => {
    const { calls } = await read();
    const names = calls.map(({ call }) => call.operationId);

    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(["listPosts", "likePost", "likeComment", "acceptRequest"]));
  });

  test("groups calls under nouns that it explains, and explains no other", async () => {
    const { calls, tags } = await read();

    expect(new Set(calls.map(({ call }) => call.tags[0]))).toEqual(new Set(tags));
    expect(tags).toEqual(Object.keys(TAGS));
  });

  test("tells closed sets, what older apps send, files of forms and the call at the root of the host", async () => {
    const { calls } = await read();
    const callNamed = (wanted: string) => calls.find(({ name }) => name === wanted)?.call;
    const form = (wanted: string) => callNamed(wanted)?.requestBody?.content["multipart/form-data"];
    const json = (wanted: string) => callNamed(wanted)?.requestBody?.content["application/json"];

    expect(form("POST /user/register")).toHaveProperty("schema.properties.gender.enum", ["FEMALE", "MALE"]);
    expect(json("PUT /pregnancyinfo/{id}")).toHaveProperty("schema.properties.embryoAgeDays.enum", [3, 5, null]);
    expect(json("POST /socialform/add")).toHaveProperty("schema.properties.uploadingTime.type", "number");
    expect(json("POST /comment/add")).toHaveProperty("schema.properties.createdDate.type", "string");
    for (const name of ["PUT /user/update", "POST /content/picture"]) {
      expect(form(name)).toHaveProperty("schema.properties.image.format", "binary");
      expect(form(name)).toHaveProperty("encoding.image.contentType", "image/jpeg, image/png, image/webp");
    }
    expect(callNamed("PUT /user/update")?.servers?.map(({ url }) => url)).toEqual(["/api", "/"]);
  });

  test("says of what may be null that it is null or a schema, not both at once", async () => {
    const { text } = await read();

    expect(text).not.toContain('"type":["object","null"]}]');
    expect(text).toContain('{"anyOf":[{"$ref":"#/components/schemas/Source"},{"type":"null"}]}');
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

  test("speaks of members, authors and moderators, not of 'her'", async () => {
    const { text } = await read();
    const words = [...text.matchAll(/"(?:summary|description)":"((?:[^"\\]|\\.)*)"/g)].map(([, said = ""]) => said);

    expect(words.length).toBeGreaterThan(200);
    expect(words.filter((said) => /\b(?:she|hers?|herself)\b/i.test(said))).toEqual([]);
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

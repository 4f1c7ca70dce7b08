import type { OpenAPIHono } from "@hono/zod-openapi";
import { LANGUAGE_CODES, LANGUAGE_HEADER } from "../../contract/languages.ts";
import type { ApiEnvironment } from "../environment.ts";
import { TAGS } from "./tags.ts";

export type Description = ReturnType<OpenAPIHono<ApiEnvironment>["getOpenAPI31Document"]>;

const ABOUT = `
What the web pages use and mobile apps share.

**Signing in.** \`POST /user/register\` and \`POST /user/login/number-password\` answer a token. Send it in \`x-auth-header\`
or as a Bearer token. A call that names 'None' beside these two reads a token where there is one, and needs none.

**Answers.** Most lists are in \`data\`; those in pages also say \`page\`, \`total\` and \`totalPages\`. Anything else than a
2xx is a failure: \`errors\` says of each field what is wrong, \`message\` the first of it, \`code\` which kind of failure it is.
429 and 503 say in \`Retry-After\` when to try again.

**Values.** Ids are text. Names that end in \`Time\` are epoch milliseconds, days are \`YYYY-MM-DD\`, HTML is
safe to show as it is. Paths of pictures begin behind the base of the API. Fields may be added: an app passes over
those that it does not know.

**Languages.** \`${LANGUAGE_HEADER}\` says in which of ${LANGUAGE_CODES.join(", ")} the words of an answer are to be. Without it the
member's choice counts (\`PUT /user/language\`), then \`Accept-Language\`, and without these the answer is in English.
\`Content-Language\` says which it is. A text that nobody has translated yet comes in English, and says so in \`textLanguage\`.
\`isUnreviewed\` marks a translation about health that no clinician has read; an operator may have the English text given in its place.
The field \`lang\` of some calls is a longitude.
`.trim();

const LANGUAGE = {
  name: LANGUAGE_HEADER,
  in: "header",
  required: false,
  description: "The language of the answer",
  schema: { type: "string", enum: LANGUAGE_CODES },
};

export function describing(api: OpenAPIHono<ApiEnvironment>) {
  let described: Description | undefined;
  return (appName: string): Description => {
    const { info, ...rest } = (described ??= describe(api));
    const contact = { name: `Those who run ${appName}` };
    return { ...rest, info: { ...info, title: `${appName} API`, contact } };
  };
}

function describe(api: OpenAPIHono<ApiEnvironment>) {
  const { openAPIRegistry: registry } = api;
  registry.registerComponent("securitySchemes", "token", { type: "apiKey", in: "header", name: "x-auth-header" });
  registry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" });
  const description = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "",
      version: "1",
      description: ABOUT,
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [{ url: "/api" }],
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  });
  for (const call of Object.values(description.paths ?? {}).flatMap((calls) => Object.values(calls))) {
    requireBody(call);
    Object.assign(call, { parameters: [...(call.parameters ?? []), LANGUAGE] });
  }
  return description;
}

/** A route that takes a form or JSON leaves `required` out, or its body would have to be both. */
function requireBody({ requestBody }: { requestBody?: object }) {
  if (requestBody && !("required" in requestBody)) Object.assign(requestBody, { required: true });
}

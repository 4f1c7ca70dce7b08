import type { OpenAPIHono } from "@hono/zod-openapi";
import { html } from "hono/html";
import type { ApiEnvironment } from "./environment.ts";
import { router } from "./router.ts";

type Document = ReturnType<OpenAPIHono<ApiEnvironment>["getOpenAPI31Document"]>;

export function docs(table: OpenAPIHono<ApiEnvironment>) {
  let described: Document | undefined;
  const describe = () => {
    table.openAPIRegistry.registerComponent("securitySchemes", "token", {
      type: "apiKey",
      in: "header",
      name: "x-auth-header",
    });
    table.openAPIRegistry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" });
    return table.getOpenAPI31Document({
      openapi: "3.1.0",
      info: {
        title: "",
        version: "1",
        description: "What the web pages use and mobile apps share. Sign in, then send the token in x-auth-header.",
      },
      servers: [{ url: "/api" }],
    });
  };
  const description = (appName: string): Document => {
    const { info, ...rest } = (described ??= describe());
    return { ...rest, info: { ...info, title: `${appName} API` } };
  };
  return router()
    .get("/openapi.json", (c) => c.json(description(c.var.app.name)))
    .get("/docs", (c) => {
      c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
      return c.html(page(description(c.var.app.name)));
    });
}

function page({ info, paths = {}, components }: Document) {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, route]) => ({ path, method: method.toUpperCase(), route })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${info.title}</title>
      </head>
      <body>
        <h1>${info.title}</h1>
        <p>${info.description} The same for programs: <a href="openapi.json">openapi.json</a>.</p>
        <ul>
          ${routes.map(({ path, method }) => html`<li><a href="#${anchor(method, path)}">${method} ${path}</a></li>`)}
        </ul>
        ${routes.map(
          ({ path, method, route }) => html`
            <h2 id="${anchor(method, path)}">${method} <code>/api${path}</code></h2>
            <p>${route.summary}${route.security ? ". Needs a token" : ""}.</p>
            ${
              route.parameters
                ? html`<h3>Parameters</h3>
                    ${code(route.parameters)}`
                : ""
            }
            ${
              route.requestBody
                ? html`<h3>Body</h3>
                    ${code(contentOf(route.requestBody))}`
                : ""
            }
            ${Object.entries(route.responses ?? {}).map(
              ([status, answer]) => html`
                <details>
                  <summary>${status}: ${descriptionOf(answer)}</summary>
                  ${code(contentOf(answer))}
                </details>
              `,
            )}
          `,
        )}
        <h2 id="schemas">Schemas</h2>
        ${Object.entries(components?.schemas ?? {}).map(
          ([name, schema]) =>
            html`<h3>${name}</h3>
              ${code(schema)}`,
        )}
      </body>
    </html>`;
}

function anchor(method: string, path: string) {
  return `${method}-${path}`.replaceAll(/[^\w]+/g, "-").toLowerCase();
}

function code(value: unknown) {
  return html`<pre><code>${JSON.stringify(value, null, 2)}</code></pre>`;
}

function contentOf(part: unknown) {
  return part instanceof Object && "content" in part ? part.content : part;
}

function descriptionOf(part: unknown) {
  return part instanceof Object && "description" in part ? String(part.description) : "";
}

import { html } from "hono/html";
import type { Description } from "./description.ts";
import { TAGS } from "./tags.ts";

/** Redoc puts its own page in place of the list, which is for readers without script. */
export function referencePage({ info, paths = {} }: Description) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, call })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title}</title>
        <link rel="icon" href="data:," />
        <style>
          body {
            margin: 0;
            font-family: sans-serif;
          }
          main {
            max-width: 60rem;
            padding: 1rem;
            line-height: 1.5;
          }
        </style>
        <script src="docs/redoc.js" defer></script>
      </head>
      <body>
        <redoc spec-url="openapi.json">
          <main>
            <h1>${info.title}</h1>
            <p>All of it, for programs: <a href="openapi.json">openapi.json</a>.</p>
            ${Object.entries(TAGS).map(
              ([tag, about]) => html`
                <h2>${tag}</h2>
                <p>${about}</p>
                <ul>
                  ${calls
                    .filter(({ call }) => call.tags?.[0] === tag)
                    .map(({ name, call }) => html`<li><code>${name}</code>: ${call.summary}</li>`)}
                </ul>
              `,
            )}
          </main>
        </redoc>
      </body>
    </html>`;
}

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "../environment.ts";
import { router } from "../router.ts";
import { describing } from "./description.ts";
import { referencePage } from "./reference-page.ts";

/** Redoc writes its own `<style>`, and searches in a worker made from text. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src blob:",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export function docs(api: OpenAPIHono<ApiEnvironment>) {
  const description = describing(api);
  return router()
    .get("/openapi.json", (c) => c.json(description(c.var.app.name)))
    .get("/docs", (c) => {
      c.header("Content-Security-Policy", POLICY);
      return c.html(referencePage(description(c.var.app.name)));
    })
    .get("/docs/redoc.js", async (c) => {
      c.header("Content-Type", "text/javascript; charset=utf-8");
      c.header("Cache-Control", "public, max-age=86400");
      return c.body(await readFile(fileURLToPath(import.meta.resolve("redoc/bundles/redoc.standalone.js"))));
    });
}

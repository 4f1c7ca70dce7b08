import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { startApplication } from "../../server/application.ts";
import { readConfig } from "../../server/config.ts";
import { FIRST_LANGUAGE, languageOf } from "../../server/contract/languages.ts";
import type { WebHost } from "../../server/http/pages.ts";
import { Visitor } from "../web/visitor.ts";

/**
 * A React Router page of the same markup from constant data: our own build's signed-in home, whose loaders give what
 * they gave once to a real member, and which has no middleware, no session, no API and no database behind it.
 */
export async function routerPage(): Promise<(request: Request) => Promise<Response>> {
  const entry = pathToFileURL(join(import.meta.dirname, "../../build/server/index.js")).href;
  const build: ServerBuild = await import(entry);
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const modules = new Map(routes.map(({ id, module }) => [id, module]));
  // What a request gave last: the home's routes and no others, since nothing else is opened after it.
  const given = new Map<string, unknown>();
  for (const route of routes) {
    const { loader } = route.module;
    if (typeof loader !== "function") continue;
    route.module = {
      ...route.module,
      loader: async (args) => {
        const answer: unknown = await loader(args);
        given.set(route.id, answer);
        return answer;
      },
    };
  }
  await visitHome(() => given.clear());
  for (const route of routes) {
    const { middleware: _none, ...module } = modules.get(route.id) ?? route.module;
    route.module = given.has(route.id) ? { ...module, loader: () => given.get(route.id) } : module;
  }

  const handle = createRequestHandler(build, "production");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what our own entry exports beside React Router's
  const web = build.entry.module as typeof build.entry.module & {
    createRequestContext(host: Partial<WebHost>): RouterContextProvider;
  };
  const host: Partial<WebHost> = {
    peer: { address: "127.0.0.1", requestId: crypto.randomUUID() },
    languages: [languageOf(FIRST_LANGUAGE)],
    reportError(error) {
      throw error;
    },
  };
  return (request) => handle(request, withoutSession(web.createRequestContext(host)));
}

/** Our own entry asks for the session, which a middleware would have read. */
function withoutSession(context: RouterContextProvider) {
  const known = context.get.bind(context);
  return Object.assign(context, {
    get(of: Parameters<typeof known>[0]) {
      try {
        return known(of);
      } catch {
        return new Map();
      }
    },
  });
}

/** Opens the home of the sample member once, in this very process. */
async function visitHome(begin: () => void) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), "umeed-rung-"));
  const application = await startApplication(readConfig({ DATA_DIR, PORT: "0", LOG_LEVEL: "silent" }));
  const member = new Visitor(application.address);
  await member.post("/login", { ...application.sample, intent: "login" });
  await member.get("/");
  begin();
  const { text } = await member.get("/");
  await application.stop();
  await rm(DATA_DIR, { recursive: true, force: true });
  if (!text.includes('href="/account"')) throw new Error("the sample member's home did not open");
}

import { renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { alternates } from "./alternates.ts";
import { keptHtml } from "./light/kept-html.ts";
import { KeptPage } from "./components/kept-page.tsx";
import { LightPages } from "./components/light-pages.tsx";
import { RequestFactsProvider } from "./components/request-facts.tsx";
import { typedWords } from "./forms/typed-words.ts";
import { hostContext } from "./host.ts";
import { sentForm } from "./middleware/form-body.ts";
import { inOneAnswer, withStyles } from "./light/one-answer.ts";
import { dateAndTime } from "./format/dates.ts";
import { isLight, isToKeep } from "./middleware/light-pages.ts";
import { timeZoneOf } from "./middleware/reader-zone.ts";
import { hasStylesInside } from "./middleware/page-form.ts";
import { allowStyles, getNonce } from "./middleware/security-headers.ts";
import { isSignedIn } from "./middleware/session.ts";
import stylesheet from "./styles/umeed.css?url";

export { createRequestContext } from "./host.ts";
export { areOfNobody } from "./middleware/light-pages.ts";
export { formOf } from "./middleware/page-form.ts";
export { refusalPage } from "./refusal-page.tsx";

/**
 * Answers with the whole page, as the framework's own file does for bots: the beginning of a stream has data in hidden
 * elements, which text browsers show. Loaders return settled data, so nothing waits, and React writes a string for 0.8 of
 * what a stream costs. No stream is then left for `@react-router/node`, which the build alone requires.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { isShared, peer } = context.get(hostContext);
  const isInside = hasStylesInside(request.headers, { isSignedIn: isSignedIn(context) });
  if (isShared) headers.append("Vary", "Sec-Fetch-Site");
  if (!isLight(context)) {
    // Browsers request the style sheet before the HTML is complete.
    if (!isInside) headers.append("Link", `<${stylesheet}>; rel=preload; as=style`);
    for (const link of alternates(request, routerContext, context)) headers.append("Link", link);
  }
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const nonce = getNonce(context);
  await readData(routerContext);
  const page = renderToString(
    <RequestFactsProvider
      value={{
        requestId: isShared ? "" : peer.requestId,
        isSignedIn: isSignedIn(context),
        words: typedWords(sentForm(context) ?? []),
      }}
    >
      <LightPages value={isLight(context)}>
        <KeptPage value={isToKeep(context) ? dateAndTime(Date.now(), timeZoneOf(context)) : ""}>
          <ServerRouter context={withItsRoutes(routerContext)} url={request.url} nonce={nonce} />
        </KeptPage>
      </LightPages>
    </RequestFactsProvider>,
  );
  const html = `<!DOCTYPE html>${page}`;
  if (!isLight(context) && !isInside) return new Response(scriptsLast(html), { status, headers });
  const whole = isLight(context)
    ? await inOneAnswer(isToKeep(context) ? keptHtml(html) : html)
    : await withStyles(scriptsLast(html));
  allowStyles(context, whole.styleSource);
  return new Response(whole.html, { status, headers });
}

/** Reads the data of the page, for which the router would wait while it renders. */
async function readData({ serverHandoffStream, renderMeta }: EntryContext) {
  if (!serverHandoffStream || !renderMeta) return;
  const decoder = new TextDecoder();
  const read = (result: { done: boolean; value: string }) => Object.assign(Promise.resolve(), { result });
  const pieces: ReturnType<typeof read>[] = [];
  for await (const piece of serverHandoffStream)
    pieces.push(read({ done: false, value: decoder.decode(piece, { stream: true }) }));
  pieces.push(read({ done: true, value: "" }));
  renderMeta.streamCache = Object.fromEntries(pieces.entries());
}

/** The router builds every route that it is given for each page: about two hundred, where a page needs only a few. */
function withItsRoutes(routerContext: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = routerContext;
  const routes = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]);
  return { ...routerContext, manifest: { ...manifest, routes: Object.fromEntries(routes) } };
}

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/** Beside React's script preloads the style sheet would load too late on a slow network for the budget of LCP. */
function scriptsLast(html: string) {
  // The preamble of React's own reloading must run before any module.
  if (import.meta.env.DEV) return html;
  const files = new Set<string>();
  const rest = html.replaceAll(preload, (_link, file: string) => {
    files.add(file);
    return "";
  });
  const imports = Array.from(files, (file) => `import "${file}";`).join("");
  return rest.replace(/<script [^>]*type="module"[^>]*>/, `$&${imports}`);
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const host = context.get(hostContext);
  host.reportError(error, host.peer);
};

import { createServer, type RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";
import { routerPage } from "./router-page.ts";

/** `node rung.ts <name>`: one rung of the ladder, a server that does one thing more than the rung below it. */
const page = "x".repeat(20 * 1024);
const headers = { "Content-Type": "text/html; charset=utf-8" };

const rungs: Record<string, () => RequestListener | Promise<RequestListener>> = {
  constant: () => (_incoming, outgoing) => {
    outgoing.writeHead(200, { ...headers, "Content-Length": page.length });
    outgoing.end(page);
  },
  adaptor: () => getRequestListener(() => new Response(page, { headers }), { overrideGlobalObjects: false }),
  react: () => (_incoming, outgoing) => {
    const html = renderToString(h(Cards));
    outgoing.writeHead(200, { ...headers, "Content-Length": Buffer.byteLength(html) });
    outgoing.end(html);
  },
  router: async () => {
    const answer = await routerPage();
    return getRequestListener(answer, { overrideGlobalObjects: false });
  },
};

/** Thirty cards of what a list page shows. */
function Cards() {
  const cards = Array.from({ length: 30 }, (_, index) =>
    h(
      "li",
      { key: index, className: "card" },
      h("img", { src: `/api/pictures/${index}.svg`, alt: "", width: 96, height: 96 }),
      h("h2", null, h("a", { href: `/article/${index}` }, `What helps in week ${index}`)),
      h(
        "p",
        null,
        "A short text of two lines or so, as a card has it, so that there is something to escape & to join.",
      ),
      h(
        "p",
        { className: "quiet" },
        h("time", { dateTime: "2026-03-12" }, "12 Mar, 2026"),
        " · ",
        h("span", null, "4 min"),
      ),
    ),
  );
  return h("main", null, h("h1", null, "Articles"), h("ul", { className: "cards" }, cards));
}

const listener = await rungs[process.argv[2] ?? ""]?.();
if (!listener) throw new Error(`no rung ${process.argv[2]}; there are ${Object.keys(rungs).join(", ")}`);
const server = createServer(listener);
server.listen(0, "127.0.0.1", () => {
  const bound = server.address();
  console.log(`answers on http://127.0.0.1:${bound instanceof Object ? bound.port : ""}`);
});
process.once("SIGTERM", () => process.exit(0));

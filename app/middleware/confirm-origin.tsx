import { randomBytes } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { href, type MiddlewareFunction } from "react-router";
import stylesheet from "../styles/umeed.css?url";
import { isOfUnknownSender, sentFromElsewhere } from "./cross-origin.ts";
import { preferencesCookie } from "./preferences-cookie.ts";

/** The field repeats the value of our own cookie, which another site can't read. */
const PROOF = "asked";
const TEN_MINUTES = 600;

export const confirmOrigin: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  if (!isOfUnknownSender(request)) return next();
  const form = await request.clone().formData();
  const fields = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  if (new URL(request.url).pathname.endsWith(".data") || fields.length < [...form].length) throw sentFromElsewhere();

  const cookie = preferencesCookie(context, "asked", TEN_MINUTES);
  const proof: unknown = await cookie.parse(request.headers.get("cookie"));
  if (typeof proof === "string" && form.get(PROOF) === proof) return next();

  const fresh = randomBytes(16).toString("base64url");
  const carried = fields.filter(([name]) => name !== PROOF);
  const page = <Question to={url.pathname + url.search} fields={[...carried, [PROOF, fresh]]} />;
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
    status: 403,
    headers: { "Content-Type": "text/html; charset=utf-8", "Set-Cookie": await cookie.serialize(fresh) },
  });
};

function Question({ to, fields }: { to: string; fields: [string, string][] }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Send this form?</title>
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        <main className="page narrow">
          <h1>Send this form?</h1>
          <p className="lead">Nothing was done yet: your browser does not say from which page the form came.</p>
          <p>If you have just filled it in here, send it.</p>
          <form method="post" action={to}>
            {fields.map(([name, value]) => (
              <input type="hidden" key={`${name}=${value}`} name={name} value={value} />
            ))}
            <button className="button main">Send</button>
          </form>
          <p>
            <a href={href("/")}>Home</a>
          </p>
        </main>
      </body>
    </html>
  );
}

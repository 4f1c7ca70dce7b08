import { randomBytes } from "node:crypto";
import { href, type MiddlewareFunction } from "react-router";
import { barePage } from "../components/bare-page.tsx";
import { isOfUnknownSender, sentFromElsewhere } from "./cross-origin.ts";
import { preferencesCookie } from "./preferences-cookie.ts";
import { pagePath } from "../language.ts";
import { m } from "../messages/m.ts";

/** The field repeats the value of our own cookie, which another site can't read. */
const PROOF = "asked";
const TEN_MINUTES = 600;

export const confirmOrigin: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  if (!isOfUnknownSender(request)) return next();
  // Script would say where it stands.
  if (new URL(request.url).pathname.endsWith(".data")) throw sentFromElsewhere();
  const form = await request.formData();

  const cookie = preferencesCookie(context, "asked", TEN_MINUTES);
  const proof: unknown = await cookie.parse(request.headers.get("cookie"));
  if (typeof proof === "string" && form.get(PROOF) === proof) return next();

  const fresh = randomBytes(16).toString("base64url");
  const content = <Question to={url.pathname + url.search} {...carriedOn(form)} proof={fresh} />;
  return new Response(barePage({ title: m.confirmTitle(), name: undefined, content }), {
    status: 403,
    headers: { "Content-Type": "text/html; charset=utf-8", "Set-Cookie": await cookie.serialize(fresh) },
  });
};

interface Carried {
  fields: [string, string][];
  /** A page can't fill a file field, so these are chosen again. */
  files: string[];
}

function carriedOn(form: FormData): Carried {
  const carried: Carried = { fields: [], files: [] };
  for (const [name, value] of form) {
    if (typeof value !== "string") {
      if (value.size > 0) carried.files.push(name);
    } else if (name !== PROOF) carried.fields.push([name, value]);
  }
  return carried;
}

function Question({ to, fields, files, proof }: Carried & { to: string; proof: string }) {
  return (
    <>
      <p className="lead">{m.confirmNothingYet()}</p>
      <p>{m.confirmIfFilledIn()}</p>
      <form method="post" action={to} encType={files.length > 0 ? "multipart/form-data" : undefined}>
        {[...fields, [PROOF, proof]].map(([name, value]) => (
          <input type="hidden" key={`${name}=${value}`} name={name} value={value} />
        ))}
        {files.map((name) => (
          <div className="field" key={name}>
            <label htmlFor={name}>{m.confirmFileAgain()}</label>
            <input type="file" id={name} name={name} />
          </div>
        ))}
        <button className="button main">{m.send()}</button>
      </form>
      <p>
        <a href={pagePath(href("/"))}>{m.placeHome()}</a>
      </p>
    </>
  );
}

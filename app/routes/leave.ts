import { href, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../api/client.ts";
import { longDate } from "../format/dates.ts";
import { nowIn } from "../format/today.ts";
import { hostContext } from "../host.ts";
import { dropAllDrafts, keepForNextSignIn, wordsOf } from "../middleware/draft.ts";
import { timeZoneOf } from "../middleware/reader-zone.ts";
import { safePath } from "../middleware/safe-path.ts";
import { isDraftCookie } from "../middleware/sealed-drafts.ts";
import { getSession } from "../middleware/session.ts";
import { dropRegistration } from "./registration/registration-draft.ts";
import type { Route } from "./+types/leave.ts";
import { ownCookie } from "../middleware/own-cookie.ts";
import { language } from "../language.ts";
import { m } from "../messages/m.ts";

/** Somebody may be watching her screen: after this the page no longer waits for the server. */
const TIMEOUT_MS = 1_000;

export async function action({ request, context }: Route.ActionArgs) {
  const isOwnPhone = !getSession(context).get("isSharedPhone");
  const isOver = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref());
  if (isOwnPhone) await Promise.race([keepTyped(request, context), isOver]);
  else dropAllDrafts(context);
  dropRegistration(context);
  await Promise.race([attempt(getApi(context).user.logout.$post()), isOver]);
  // Not "cache": browsers search all of it before they go on, and no personal page is stored there.
  const headers = new Headers({ "Clear-Site-Data": '"storage"', "Cache-Control": "no-store" });
  for (const name of ownCookies(request)) {
    // Drafts may stay: they are sealed, and only their owner gets them back.
    if (!isOwnPhone || !isDraftCookie(name)) headers.append("Set-Cookie", endOf(name, context));
  }
  return redirect(href("/leave"), { status: 303, headers });
}

async function keepTyped(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await request.formData();
  const address = form.get("address");
  const fields = wordsOf(form);
  if (typeof address !== "string" || fields.every(([, text]) => text.trim() === "")) return;
  const outcome = await attempt(getApi(context).user.me.$get());
  if (outcome.ok) keepForNextSignIn(context, outcome.value.data.id, safePath(address, request), fields);
}

export function loader({ context }: Route.LoaderArgs) {
  const html = page(longDate(nowIn(timeZoneOf(context)).date));
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function page(date: string) {
  return `<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${m.today()}</title>
  </head>
  <body>
    <main>
      <h1>${m.today()}</h1>
      <p>${date}</p>
    </main>
  </body>
</html>
`;
}

function ownCookies(request: Request) {
  const names = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.split("=")[0]?.trim() ?? "");
  return names.filter((name) => /^(__Host-)?umeed(-[\w-]+)?$/.test(name));
}

function endOf(name: string, context: Readonly<RouterContextProvider>) {
  return ownCookie(name, "", { maxAge: 0, isSecure: context.get(hostContext).isSecure });
}

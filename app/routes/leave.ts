import { href, redirect, type RouterContextProvider } from "react-router";
import { attempt, getApi } from "../api/client.ts";
import { nowIn } from "../format/today.ts";
import { hostContext } from "../host.ts";
import { timeZoneOf } from "../middleware/reader-zone.ts";
import type { Route } from "./+types/leave.ts";

/** Somebody may be watching her screen: after this the page no longer waits for the server. */
const TIMEOUT_MS = 1_000;

export async function action({ request, context }: Route.ActionArgs) {
  const ended = attempt(getApi(context).user.logout.$post());
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS).unref())]);
  // Not "cache": browsers search all of it before they go on, and no personal page is stored there.
  const headers = new Headers({ "Clear-Site-Data": '"storage"', "Cache-Control": "no-store" });
  for (const name of ownCookies(request)) headers.append("Set-Cookie", endOf(name, context));
  return redirect(href("/leave"), { status: 303, headers });
}

export function loader({ context }: Route.LoaderArgs) {
  const today = new Date(`${nowIn(timeZoneOf(context)).date}T00:00:00Z`);
  const html = page(new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeZone: "UTC" }).format(today));
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function page(date: string) {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>Today</title>
  </head>
  <body>
    <main>
      <h1>Today</h1>
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
  return `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${context.get(hostContext).isSecure ? "; Secure" : ""}`;
}

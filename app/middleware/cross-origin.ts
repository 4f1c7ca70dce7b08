import { data, type MiddlewareFunction } from "react-router";
import { m } from "../messages/m.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** React Router's own check skips resource routes and accepts a missing Origin, so this runs before it. */
export const crossOrigin: MiddlewareFunction<Response> = ({ request }, next) => {
  if (SAFE.has(request.method) || isOurs(request) || isOfUnknownSender(request)) return next();
  throw sentFromElsewhere();
};

/** Lynx sends none of these headers when the address has a query. */
export function isOfUnknownSender({ method, headers }: Request) {
  return !SAFE.has(method) && !["sec-fetch-site", "origin", "referer"].some((name) => headers.has(name));
}

export function sentFromElsewhere() {
  return data({ message: m.formFromElsewhere() }, { status: 403 });
}

function isOurs({ headers, url }: Request) {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const sender = headers.get("origin") ?? headers.get("referer");
  return sender !== null && URL.canParse(sender) && new URL(sender).origin === new URL(url).origin;
}

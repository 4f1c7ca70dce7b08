import { data, type MiddlewareFunction } from "react-router";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site makes her browser send. React Router's own check leaves out resource routes and lets a
 * missing Origin pass, so this stands before every unsafe request: `Sec-Fetch-Site` where it is sent, else `Origin`,
 * else, from text browsers, `Referer`. Of a form that comes with none of them `unknownSender` asks.
 */
export const crossOrigin: MiddlewareFunction<Response> = ({ request }, next) => {
  if (SAFE.has(request.method) || isOurs(request) || isOfUnknownSender(request)) return next();
  throw sentFromElsewhere();
};

/** A form that does not say on which page it stood: lynx keeps that to itself where the address has a query. */
export function isOfUnknownSender({ method, headers }: Request) {
  return !SAFE.has(method) && !["sec-fetch-site", "origin", "referer"].some((name) => headers.has(name));
}

export function sentFromElsewhere() {
  return data({ message: "This form was sent from another site, so nothing was done." }, { status: 403 });
}

function isOurs({ headers, url }: Request) {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const sender = headers.get("origin") ?? headers.get("referer");
  return sender !== null && URL.canParse(sender) && new URL(sender).origin === new URL(url).origin;
}

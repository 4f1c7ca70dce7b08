import { data, type MiddlewareFunction } from "react-router";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another site makes her browser send. React Router's own check leaves out resource routes and lets a
 * missing Origin pass, so this stands before every unsafe request: `Sec-Fetch-Site` where it is sent, else `Origin`,
 * else, from text browsers, `Referer`.
 */
export const crossOrigin: MiddlewareFunction<Response> = ({ request }, next) => {
  if (SAFE.has(request.method) || isOurs(request)) return next();
  throw data({ message: "This form was sent from another site, so nothing was done." }, { status: 403 });
};

function isOurs({ headers, url }: Request) {
  const site = headers.get("sec-fetch-site");
  if (site) return site === "same-origin";
  const sender = headers.get("origin") ?? headers.get("referer");
  return sender !== null && URL.canParse(sender) && new URL(sender).origin === new URL(url).origin;
}

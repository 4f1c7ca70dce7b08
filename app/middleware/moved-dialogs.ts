import { redirect, type MiddlewareFunction } from "react-router";

const NAME = /^[a-z]+(-[a-z]+)*$/;

/** Leads from the addresses that dialogs had once, such as `/account?dialog=profile`, to those of their routes: `/account/profile`. */
export const movedDialogs: MiddlewareFunction<Response> = ({ request, url }, next) => {
  const name = url.searchParams.get("dialog");
  if (name === null || !NAME.test(name)) return next();
  const query = new URLSearchParams(url.searchParams);
  query.delete("dialog");
  const path = `${url.pathname === "/" ? "" : url.pathname}/${name}`;
  // A form of a page that was open before keeps its method.
  throw redirect(query.size > 0 ? `${path}?${query}` : path, request.method === "GET" ? 301 : 308);
};

import { redirect, type MiddlewareFunction } from "react-router";

const NAME = /^[a-z]+(-[a-z]+)*$/;

export const movedDialogs: MiddlewareFunction<Response> = ({ request, url }, next) => {
  const name = url.searchParams.get("dialog");
  if (name === null || !NAME.test(name)) return next();
  // Two slashes at the start would be another host's address.
  const page = url.pathname.replace(/^\/+/, "/");
  throw moved(request, url, "dialog", `${page === "/" ? "" : page}/${name}`);
};

export function movedParameter(name: string, addressOf: (value: string) => string): MiddlewareFunction<Response> {
  return ({ request, url }, next) => {
    const value = url.searchParams.get(name);
    if (!value) return next();
    throw moved(request, url, name, addressOf(value));
  };
}

function moved(request: Request, url: URL, parameter: string, path: string) {
  const query = new URLSearchParams(url.searchParams);
  query.delete(parameter);
  return redirect(query.size > 0 ? `${path}?${query}` : path, request.method === "GET" ? 301 : 308);
}

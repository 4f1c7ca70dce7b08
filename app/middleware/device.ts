import { type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { preferencesCookie } from "./preferences-cookie.ts";

const YEAR_SECONDS = 31_536_000;

/** A random name given at the first form; limits count by it, and it proves a device that the member has used. */
export async function readDevice(request: Request, context: Readonly<RouterContextProvider>) {
  const device: unknown = await cookieFor(context).parse(request.headers.get("cookie"));
  return typeof device === "string" ? device : undefined;
}

export const nameDevice: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  if (!(await readDevice(request, context))) {
    response.headers.append("Set-Cookie", await cookieFor(context).serialize(crypto.randomUUID()));
  }
  return response;
};

function cookieFor(context: Readonly<RouterContextProvider>) {
  return preferencesCookie(context, "device", YEAR_SECONDS);
}

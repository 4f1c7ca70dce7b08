import { href, redirect, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { storeMembersDraft } from "./draft.ts";
import { getMember } from "./member.ts";
import { pagePath, routerPath } from "../language.ts";

export const requireAccount: MiddlewareFunction<Response> = ({ context, url }, next) =>
  getMember(context) ? next() : signInFirst(context, url);

export function signInFirst(context: Readonly<RouterContextProvider>, { pathname, search }: URL): never {
  storeMembersDraft(context);
  throw redirect(`${pagePath(href("/login"))}?${new URLSearchParams({ next: routerPath(pathname) + search })}`, 303);
}

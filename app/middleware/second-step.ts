import { href, redirect, type MiddlewareFunction } from "react-router";
import { attempt, getApi } from "../api/client.ts";
import { storeDraft } from "./draft.ts";
import { getMember } from "./member.ts";
import { pagePath, routerPath } from "../language.ts";

/** An act in /admin an hour after the last code needs the next one, and what was typed is kept meanwhile. */
export const secondStep: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const path = routerPath(url.pathname);
  const isAdmin = `${path}/`.startsWith(`${href("/admin")}/`);
  if (!isAdmin || (getMember(context)?.role ?? "member") === "member") return next();
  const outcome = await attempt(getApi(context).user["second-factor"].$get());
  if (!outcome.ok) return next();
  const { isOn, isRequired, isFresh } = outcome.value.data;
  const isAct = request.method === "POST";
  const isMissing = isRequired && !isOn;
  if (!isMissing && !(isAct && isOn && !isFresh)) return next();
  if (isAct) storeDraft(context);
  const query = new URLSearchParams({ next: path + url.search });
  throw redirect(pagePath(isMissing ? href("/account/second-factor") : `${href("/second-step")}?${query}`), 303);
};

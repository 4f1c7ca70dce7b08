import { href, redirect, type MiddlewareFunction } from "react-router";
import { attempt, getApi } from "../api/client.ts";
import { storeDraft } from "./draft.ts";
import { getMember } from "./member.ts";

/** An act in /admin an hour after the last code leads to a page for the next one, and what was typed is kept. */
export const secondStep: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const isAct = request.method === "POST" && url.pathname.startsWith(`${href("/admin")}/`);
  if (!isAct || (getMember(context)?.role ?? "member") === "member") return next();
  const outcome = await attempt(getApi(context).user["second-factor"].$get());
  if (!outcome.ok || !outcome.value.data.isOn || outcome.value.data.isFresh) return next();
  storeDraft(context);
  const query = new URLSearchParams({ next: url.pathname + url.search });
  throw redirect(`${href("/second-step")}?${query}`, 303);
};

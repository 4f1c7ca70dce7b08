import { createContext, href, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { apiContext, attempt, createApiClient, type ApiClient, type Outcome } from "../api/client.ts";
import { routeError } from "../api/failure.ts";
import type { Member, MemberNews, Today } from "../api/types.ts";
import { hostContext } from "../host.ts";
import { readDevice } from "./device.ts";
import { seal, unseal } from "./sealing.ts";
import { getSession } from "./session.ts";
import { routerPath } from "../language.ts";

const LAST_MEMBER = "last member";

const memberContext = createContext<Member | null>(null);

const newsContext = createContext<MemberNews | null>(null);
const noNews: MemberNews = { conversations: { unread: 0, lastEvent: 0 }, notifications: 0 };

export function getMember(context: Readonly<RouterContextProvider>) {
  return context.get(memberContext);
}

/** @returns the id of who is signed in, or else of who was last in this browser. */
export function lastMember(context: Readonly<RouterContextProvider>): string | null {
  const sealed = getSession(context).get("lastMember");
  const member = getMember(context);
  if (member || !sealed) return member?.id ?? null;
  try {
    return unseal(sealed, LAST_MEMBER, context);
  } catch {
    return null;
  }
}

export function signedInMember(context: Readonly<RouterContextProvider>): Member {
  const member = getMember(context);
  if (!member) throw new Error("A route for members alone has no requireAccount.");
  return member;
}

/** How much she has not read: as the page began, or after what a form did. None when that can't be had. */
export async function memberNews(context: Readonly<RouterContextProvider>): Promise<MemberNews> {
  const known = context.get(newsContext);
  if (known) return known;
  const outcome = await attempt(context.get(apiContext).user.me.news.$get({ query: {} }));
  return outcome.ok ? outcome.value.data : noNews;
}

const todayContext = createContext<Today | null>(null);

/** What came with who she is; null where it was not asked for, or did not come. */
export function todayWithMember(context: Readonly<RouterContextProvider>): Today | null {
  return context.get(todayContext);
}

const isReading = ({ method }: Request) => method === "GET" || method === "HEAD";

export const memberMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const host = context.get(hostContext);
  const session = getSession(context);
  const token = session.get("token");
  // Decrypting the device cookie is slow, and only writes are counted by device.
  const device = isReading(request) ? undefined : await readDevice(request, context);
  const userAgent = isReading(request) ? undefined : (request.headers.get("user-agent") ?? undefined);
  const api = createApiClient(host, { token, device, userAgent });
  context.set(apiContext, api);
  if (!token || routerPath(url.pathname) === href("/leave")) return next();

  const isHome = routerPath(url.pathname) === href("/");
  const outcome = await (isReading(request) ? memberWithNews(api, context, isHome) : memberAlone(api));
  if (outcome.ok) {
    context.set(memberContext, outcome.value);
    if (!session.has("lastMember")) session.set("lastMember", seal(outcome.value.id, LAST_MEMBER, context));
  } else if (outcome.failure.status === 401) {
    session.unset("token");
    context.set(apiContext, createApiClient(host, { token: undefined, device, userAgent }));
  } else {
    throw routeError(outcome.failure);
  }
  return next();
};

/** One call for what each page needs, and the home besides. Where that fails, the page goes on without the news. */
async function memberWithNews(
  api: ApiClient,
  context: Readonly<RouterContextProvider>,
  isHome: boolean,
): Promise<Outcome<Member>> {
  const outcome = await attempt(api.user.me.news.$get({ query: isHome ? { today: "true" } : {} }));
  if (!outcome.ok && outcome.failure.status !== 401) {
    context.set(newsContext, noNews);
    return memberAlone(api);
  }
  if (!outcome.ok) return outcome;
  const { member, today = null, ...news } = outcome.value.data;
  context.set(todayContext, today);
  context.set(newsContext, news);
  return { ok: true, value: member };
}

async function memberAlone(api: ApiClient): Promise<Outcome<Member>> {
  const outcome = await attempt(api.user.me.$get());
  return outcome.ok ? { ok: true, value: outcome.value.data } : outcome;
}

import {
  createContext,
  createCookieSessionStorage,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { createSessionMiddleware } from "remix-utils/middleware/session";
import type { Outcome } from "../api/client.ts";
import { hostContext } from "../host.ts";
import { isRedirect } from "./is-redirect.ts";
import { signedCookie } from "./signed-cookie.ts";

const DAY_SECONDS = 86_400;

export interface Toast {
  id: string;
  kind: "status" | "alert";
  message: string;
}

export interface SessionData {
  token: string;
  isSharedPhone: boolean;
  /** Of which sign-in a member said that this phone is theirs: see `own-phone.ts`. */
  ownPhone: string;
  /** Who signed in here last, sealed: whoever signs in next on a shared phone is not given what that member typed. */
  lastMember: string;
  toast: WaitingToast;
}

interface WaitingToast extends Toast {
  isSent?: boolean;
}

/** By what makes them differ: several sites of one process have secrets of their own. */
const storages = new Map<string, ReturnType<typeof createStorage>>();

export const [sessionMiddleware, getSession] = createSessionMiddleware<SessionData>(
  (_request, context) => {
    const { isSecure, cookieSecret } = context.get(hostContext);
    const key = `${isSecure} ${cookieSecret}`;
    const storage = storages.get(key) ?? createStorage(isSecure, cookieSecret);
    storages.set(key, storage);
    return storage;
  },
  (before, after) => JSON.stringify(before) !== JSON.stringify(after),
);

export function isSignedIn(context: Readonly<RouterContextProvider>): boolean {
  return getSession(context).has("token");
}

export function forgetSession(context: Readonly<RouterContextProvider>) {
  const session = getSession(context);
  if (session.get("isSharedPhone")) session.unset("lastMember");
  session.unset("token");
  session.unset("isSharedPhone");
  session.unset("ownPhone");
}

export function flash(context: Readonly<RouterContextProvider>, toast: Omit<Toast, "id">) {
  getSession(context).set("toast", { ...toast, id: crypto.randomUUID() });
}

/** What was done, in the words of `done`, or why it was not. */
export function flashOutcome<T>(
  context: Readonly<RouterContextProvider>,
  outcome: Outcome<T>,
  done: (value: T) => string,
) {
  flash(
    context,
    outcome.ok
      ? { kind: "status", message: done(outcome.value) }
      : { kind: "alert", message: outcome.failure.sentence },
  );
}

const takenContext = createContext<WaitingToast | null>(null);

/** The loader that takes a toast runs beside the one that redirects, whose page has nothing to show it on. */
export const toastOfRedirect: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const taken = context.get(takenContext);
  const session = getSession(context);
  const isNewer = session.has("toast") && session.get("toast")?.id !== taken?.id;
  if (taken && isRedirect(response.status) && !isNewer) session.set("toast", taken);
  return response;
};

/** Kept until the next request, which shows it again when the script did not load (`enhance/missing-scripts.ts`). */
export function takeToast({ url, headers }: Request, context: Readonly<RouterContextProvider>): Toast | null {
  const session = getSession(context);
  const waiting = session.get("toast");
  if (!waiting) return null;
  context.set(takenContext, waiting);
  const { isSent = false, ...toast } = waiting;
  const isForScript = new URL(url).pathname.endsWith(".data");
  if (isForScript && !isSent) {
    session.set("toast", { ...toast, isSent: true });
    return toast;
  }
  session.unset("toast");
  const isAskedAgain = headers.get("cookie")?.includes("umeed-again=1") ?? false;
  return !isSent || (isAskedAgain && !isForScript) ? toast : null;
}

function createStorage(isSecure: boolean, secret: string) {
  const storage = createCookieSessionStorage<SessionData>({
    cookie: signedCookie(isSecure ? "__Host-umeed" : "umeed", secret, {
      httpOnly: true,
      secure: isSecure,
      sameSite: "lax",
      path: "/",
    }),
  });
  return {
    ...storage,
    commitSession: ((session) =>
      storage.commitSession(
        session,
        session.get("isSharedPhone") ? {} : { maxAge: 30 * DAY_SECONDS },
      )) satisfies typeof storage.commitSession,
  };
}

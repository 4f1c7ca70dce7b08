import { createCookieSessionStorage, type RouterContextProvider } from "react-router";
import { createSessionMiddleware } from "remix-utils/middleware/session";
import { hostContext } from "../host.ts";

const DAY_SECONDS = 86_400;

export interface Toast {
  /** Tells two toasts of the same words apart. */
  id: string;
  kind: "status" | "alert";
  message: string;
}

export interface SessionData {
  token: string;
  /** She said that this is not her phone: the cookie ends with the browser. */
  isSharedPhone: boolean;
  toast: WaitingToast;
}

interface WaitingToast extends Toast {
  /** It went to a page's script, which may not have come to show it. */
  isSent?: boolean;
}

const storages = new Map<boolean, ReturnType<typeof createStorage>>();

/** The web session: one httpOnly cookie with the token, and a message for the next page. */
export const [sessionMiddleware, getSession] = createSessionMiddleware<SessionData>(
  (_request, context) => {
    const { isSecure, cookieSecret } = context.get(hostContext);
    const storage = storages.get(isSecure) ?? createStorage(isSecure, cookieSecret);
    storages.set(isSecure, storage);
    return storage;
  },
  (before, after) => JSON.stringify(before) !== JSON.stringify(after),
);

/** From now on nobody is signed in on this browser. */
export function forgetSession(context: Readonly<RouterContextProvider>) {
  const session = getSession(context);
  session.unset("token");
  session.unset("isSharedPhone");
}

/** Shows a message once, on the page that comes next. */
export function flash(context: Readonly<RouterContextProvider>, toast: Omit<Toast, "id">) {
  getSession(context).set("toast", { ...toast, id: crypto.randomUUID() });
}

/**
 * The message for this page. One that went to script is kept for the next request: when the page says that its script
 * did not come (`enhance/missing-scripts.ts`), the document shows it.
 */
export function takeToast({ url, headers }: Request, context: Readonly<RouterContextProvider>): Toast | null {
  const session = getSession(context);
  const waiting = session.get("toast");
  if (!waiting) return null;
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
    cookie: {
      name: isSecure ? "__Host-umeed" : "umeed",
      httpOnly: true,
      secure: isSecure,
      sameSite: "lax",
      path: "/",
      secrets: [secret],
    },
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

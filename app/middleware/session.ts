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
}

export interface FlashData {
  toast: Toast;
}

const storages = new Map<boolean, ReturnType<typeof createStorage>>();

/** The web session: one httpOnly cookie with the token, and a message for the next page. */
export const [sessionMiddleware, getSession] = createSessionMiddleware<SessionData, FlashData>(
  (_request, context) => {
    const { isSecure, cookieSecret } = context.get(hostContext);
    const storage = storages.get(isSecure) ?? createStorage(isSecure, cookieSecret);
    storages.set(isSecure, storage);
    return storage;
  },
  (before, after) => JSON.stringify(before) !== JSON.stringify(after),
);

/** Shows a message once, on the page that comes next. */
export function flash(context: Readonly<RouterContextProvider>, toast: Omit<Toast, "id">) {
  getSession(context).flash("toast", { ...toast, id: crypto.randomUUID() });
}

function createStorage(isSecure: boolean, secret: string) {
  const storage = createCookieSessionStorage<SessionData, FlashData>({
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

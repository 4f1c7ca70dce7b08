import { hasLeft } from "./leaving.ts";
import { scope } from "./worker-scope.ts";

/** As the server seals it: it names neither her nor this site. */
interface Notice {
  title: string;
  language: string;
  path: string;
  tag: string;
}

export async function showNotice(data: { json: () => unknown } | null): Promise<void> {
  const notice = noticeIn(data);
  if (!notice || (await hasLeft())) return;
  const { title, language: lang, path, tag } = notice;
  await scope.registration.showNotification(title, { lang, dir: "auto", tag, data: path });
}

export async function openNotice(notification: Notification): Promise<void> {
  notification.close();
  const { data: path }: { data: unknown } = notification;
  const { href, origin } = new URL(typeof path === "string" ? path : "/", scope.location.origin);
  if (origin !== scope.location.origin) return;
  const pages = await scope.clients.matchAll({ includeUncontrolled: true });
  const open = pages.find(({ url }) => url === href);
  await (open?.focus ? open.focus() : scope.clients.openWindow(href));
}

export async function endNotices(): Promise<void> {
  const { pushManager } = scope.registration;
  const subscription = await (pushManager as PushManager | undefined)?.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of await scope.registration.getNotifications()) shown.close();
}

function noticeIn(data: { json: () => unknown } | null): Notice | null {
  try {
    const given = data?.json();
    return isNotice(given) ? given : null;
  } catch {
    return null;
  }
}

function isNotice(given: unknown): given is Notice {
  return given instanceof Object && "title" in given && "path" in given && "tag" in given && "language" in given;
}

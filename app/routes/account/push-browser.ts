import { WORKER } from "../../offline/addresses.ts";

/** What this browser says: only a tap may ask it to allow notifications. */
export type PushHere = "unable" | "denied" | "off" | "on";

export async function pushHere(): Promise<PushHere> {
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isAble) return "unable";
  if (Notification.permission === "denied") return "denied";
  return (await subscriptionHere()) ? "on" : "off";
}

/** Call within a tap. @returns null where she, or the browser, did not allow it. */
export async function subscribe(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One of before may have been made with another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return made.toJSON();
}

export async function unsubscribe(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

async function subscriptionHere() {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

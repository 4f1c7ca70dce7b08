import { WORKER } from "./addresses.ts";
import { countVisit, InstallHint, isOffered } from "./install-hint.ts";
import { KeepOffline } from "./keep-element.ts";

const { offline } = document.documentElement.dataset;

if (offline && "serviceWorker" in navigator) {
  customElements.define("keep-offline", KeepOffline);
  if (offline === "on") countVisit(localStorage, Date.now());
  if (isOffered(localStorage)) customElements.define("install-hint", InstallHint);
  void begin(navigator.serviceWorker).catch(() => {});
}

async function begin(workers: ServiceWorkerContainer) {
  await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
  await workers.register(WORKER);
  const { active } = await workers.ready;
  active?.postMessage("idle", {});
}

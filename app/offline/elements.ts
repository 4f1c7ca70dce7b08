import type { OfflineData } from "./page-data.ts";

export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, ...content: (string | Node)[]) {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

export function offlineData(): OfflineData {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The same build wrote it.
  return JSON.parse(document.getElementById("offline-data")?.textContent ?? "{}") as OfflineData;
}

import { element, offlineData } from "../elements.ts";
import { linkWithDate } from "../kept-list.ts";
import { OWN_PAGES, ownPageAt } from "./addresses.ts";
import type { PinTyped, Unlocking } from "./pin.ts";
import { copiesIn, forgetOwn, isTooOld, ownCache, recordIn, stopOwn } from "./record.ts";

/** Her own pages, where this phone keeps them. */
export async function showOwn(): Promise<void> {
  const section = document.getElementById("own");
  const form = document.getElementById("own-pin");
  if (!section || !form) return;
  const pages = await ownPages();
  section.hidden = pages.length === 0;
  form.hidden = !(await recordIn(await ownCache()))?.seal;
  document
    .getElementById("own-list")
    ?.replaceChildren(...pages.map((page) => element("li", linkWithDate(page, "short"))));
}

export function actOnOwn() {
  document.getElementById("own-remove")?.addEventListener("click", () => void stopOwn().then(showOwn));
  const form = document.getElementById("own-pin");
  const pin = form?.querySelector("input");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    if (pin?.value) void openBy(pin);
  });
}

async function openBy(input: HTMLInputElement) {
  const { words } = offlineData();
  say(words.pinOpening);
  const how = await typed(input.value);
  input.value = "";
  if (how === "open" && ownPageAt(location.pathname)) return location.reload();
  say(how === "open" ? "" : how === "wrong" ? words.pinWrong : words.pinRemoved);
  if (how === "wrong") return input.focus();
  if (how === "removed") return showOwn();
  if (input.form) input.form.hidden = true;
  document.querySelector<HTMLElement>("#own-list a")?.focus();
}

function say(words: string) {
  document.getElementById("own-said")?.replaceChildren(words);
}

/** The worker opens the seal: it is what gives the pages. */
async function typed(pin: string): Promise<Unlocking> {
  const worker = navigator.serviceWorker.controller ?? (await navigator.serviceWorker.ready).active;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<Unlocking>((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<Unlocking>) => resolve(data));
  });
  port1.start();
  worker?.postMessage({ pin } satisfies PinTyped, [port2]);
  return answer;
}

async function ownPages() {
  const cache = await ownCache();
  const copies = cache ? await copiesIn(cache) : [];
  if (copies.some(({ keptAt }) => isTooOld(keptAt, Date.now()))) {
    await forgetOwn();
    return [];
  }
  return OWN_PAGES.flatMap((page) => {
    const copy = copies.find(({ path }) => ownPageAt(path) === page);
    return copy ? [{ address: copy.path, title: offlineData().own[page], keptAt: copy.keptAt }] : [];
  });
}

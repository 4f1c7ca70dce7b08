import { element, offlineData } from "../elements.ts";
import { linkWithDate } from "../kept-list.ts";
import { OWN_PAGES, ownPageAt } from "./addresses.ts";
import type { PinTyped, Unlocking } from "./pin.ts";
import { copiesIn, forgetOwn, isTooOld, ownCache, recordIn, stopOwn } from "./record.ts";

export async function showOwn(): Promise<void> {
  const [section, sealed, who] = ["own", "own-pin", "own-who"].map((id) => document.getElementById(id));
  if (!section || !sealed || !who) return;
  const pages = await ownPages();
  const isSealed = Boolean((await recordIn(await ownCache()))?.seal);
  if (isSealed) askPin(sealed);
  sealed.hidden = !isSealed;
  who.hidden = isSealed;
  document
    .getElementById("own-list")
    ?.replaceChildren(...pages.map((page) => element("li", linkWithDate(page, "short"))));
  section.hidden = pages.length === 0;
}

export function removeOwnByTap() {
  document.getElementById("own-remove")?.addEventListener("click", () => void stopOwn().then(showOwn));
}

function askPin(place: HTMLElement) {
  const pin = place.querySelector("input");
  if (!pin || pin.form) return;
  const form = element("form", ...place.childNodes);
  place.append(form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (pin.value) void openBy(pin);
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
  input.form?.parentElement?.toggleAttribute("hidden", true);
  document.querySelector<HTMLElement>("#own-list a")?.focus();
}

function say(words: string) {
  document.getElementById("own-said")?.replaceChildren(words);
}

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

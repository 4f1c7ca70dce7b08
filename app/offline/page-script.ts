import { WORKER } from "./addresses.ts";
import { showAdvice, showAsked } from "./danger-check.ts";
import { removeAllByTap, showKept } from "./kept-list.ts";
import { removeOwnByTap, showOwn } from "./own/list.ts";

/* Runs in the page `/offline`, also where the worker gives it in place of a page that did not come. */

const isInPlace = !document.documentElement.dataset["address"]?.endsWith(location.pathname);
const notice = document.getElementById("no-network");
if (isInPlace && notice) {
  notice.hidden = false;
  notice.querySelector("a")?.setAttribute("href", location.pathname + location.search);
}

for (const form of document.querySelectorAll("form")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    showAdvice(form);
  });
}
showAsked(new URLSearchParams(location.search));

if ("caches" in window) {
  removeAllByTap();
  removeOwnByTap();
  void showKept().catch(() => {});
  void showOwn().catch(() => {});
}
if (document.documentElement.dataset["offline"]) {
  window.addEventListener("load", () => void navigator.serviceWorker?.register(WORKER).catch(() => {}));
}

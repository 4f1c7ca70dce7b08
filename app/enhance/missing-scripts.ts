import { createPath, type DataRouter } from "react-router";
import { pagePath } from "../language.ts";

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter;
  }
}

/** When a script can't be fetched, the router itself would reload the page that is being left. */
export function loadWithoutScript() {
  window.navigation?.addEventListener("navigate", (event) => {
    const next = window.__reactRouterDataRouter?.state.navigation.location;
    if (event.navigationType !== "reload" || !next) return;
    event.preventDefault();
    // `takeToast` reads this cookie and shows again the toast that this page can no longer show.
    document.cookie = "umeed-again=1; path=/; max-age=60; samesite=lax";
    window.location.assign(pagePath(createPath(next)));
  });
}

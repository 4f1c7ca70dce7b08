import { createPath, type DataRouter } from "react-router";

declare global {
  interface Window {
    /** The router of the page, once it runs. */
    __reactRouterDataRouter?: DataRouter;
  }
}

/**
 * Loads the next page as a document when its script cannot be fetched: a new version was deployed, or the connection
 * broke. The router then reloads the page that she is leaving, which does not say that her form was taken. A browser
 * that cannot tell of a reload before it happens does the same as the router.
 */
export function loadWithoutScript() {
  window.navigation?.addEventListener("navigate", (event) => {
    const next = window.__reactRouterDataRouter?.state.navigation.location;
    if (event.navigationType !== "reload" || !next) return;
    event.preventDefault();
    // The message for the next page went to this one's script, which can't show it any more: see `takeToast`.
    document.cookie = "umeed-again=1; path=/; max-age=60; samesite=lax";
    window.location.assign(createPath(next));
  });
}

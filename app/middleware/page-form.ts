import type { FormHeaders, PageForm } from "../../server/contract/page-form.ts";
import { wantsLightPages } from "./light-pages.ts";

export function formOf({ cookie, saveData, site }: FormHeaders): PageForm {
  if (wantsLightPages({ cookie, saveData })) return "light";
  return isFromElsewhere(site) ? "first" : "usual";
}

/** A member's browser that has our worker has had a page before, and the style sheet with it. */
export function hasStylesInside(headers: Headers, { isSignedIn }: { isSignedIn: boolean }) {
  const hasWorker = headers.has("service-worker-navigation-preload");
  return isFromElsewhere(headers.get("sec-fetch-site")) && !(isSignedIn && hasWorker);
}

function isFromElsewhere(site: unknown) {
  return site === "none" || site === "cross-site" || site === "same-site";
}

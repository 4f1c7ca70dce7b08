import type { FormHeaders, PageForm } from "../../server/contract/page-form.ts";
import { wantsLightPages } from "./light-pages.ts";

export function formOf({ cookie, saveData, site }: FormHeaders): PageForm {
  if (wantsLightPages({ cookie, saveData })) return "light";
  return isFromElsewhere(site) ? "first" : "usual";
}

export function isFromElsewhere(site: unknown) {
  return site === "none" || site === "cross-site" || site === "same-site";
}

import { useMatches, useRouteLoaderData } from "react-router";
import { isLanguage, type LanguageCode } from "../server/contract/languages.ts";
import type { loader } from "./root.tsx";

const unknown = {
  name: "",
  tagline: "",
  operatorName: null,
  operatorContact: null,
  appStoreUrl: null,
  playStoreUrl: null,
  emergencyNumber: "",
  helplineNumber: "",
  takesPostPictures: false,
  banner: null,
};

const none: LanguageCode[] = [];

export function useApp() {
  return useRouteLoaderData<typeof loader>("root")?.app ?? unknown;
}

export function useOrigin(): string {
  return useRouteLoaderData<typeof loader>("root")?.origin ?? "";
}

export function useIsMember(): boolean {
  return Boolean(useRouteLoaderData<typeof loader>("root")?.member);
}

export function useIsModerator(): boolean {
  const role = useRouteLoaderData<typeof loader>("root")?.member?.role;
  return role === "moderator" || role === "administrator";
}

/** Codes of the languages in which this page is too. */
export function useOtherLanguages() {
  return useRouteLoaderData<typeof loader>("root")?.otherLanguages ?? none;
}

/** Of the text that this page is, where it is another than the page's: `textLanguage` of what its route loaded. */
export function useTextLanguage(): LanguageCode | undefined {
  return textLanguageIn(useMatches().at(-1)?.loaderData);
}

export function textLanguageIn(loaded: unknown): LanguageCode | undefined {
  if (!(loaded instanceof Object) || !("textLanguage" in loaded)) return undefined;
  return isLanguage(loaded.textLanguage) ? loaded.textLanguage : undefined;
}

import { useRouteLoaderData } from "react-router";
import type { loader } from "./root.tsx";

const unknown = {
  name: "",
  tagline: "",
  appStoreUrl: null,
  playStoreUrl: null,
  emergencyNumber: "",
  helplineNumber: "",
  banner: null,
};

/** The operator's settings that pages show. */
export function useApp() {
  return useRouteLoaderData<typeof loader>("root")?.app ?? unknown;
}

/** Scheme, host and port of this site, for absolute addresses. */
export function useOrigin(): string {
  return useRouteLoaderData<typeof loader>("root")?.origin ?? "";
}

/** Whether a member is signed in. */
export function useIsMember(): boolean {
  return Boolean(useRouteLoaderData<typeof loader>("root")?.member);
}

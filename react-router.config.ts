import type { Config } from "@react-router/dev/config";
import { pageLanguage } from "./app/bundle/page-language.ts";

export default {
  basename: pageLanguage.prefix || "/",
  buildDirectory: `build${pageLanguage.prefix}`,
  // Over a first load and two taps 'lazy' takes as many bytes (−3 to +0.4 %) and up to two requests more, on the way to a page.
  routeDiscovery: { mode: "initial" },
  // A route stays one file: on a slow network a second request costs more than the bytes it could spare.
  splitRouteModules: false,
  // Its own check answers a bare 400 and leaves resource routes out; `app/middleware/cross-origin.ts` decides alone.
  allowedActionOrigins: ["**"],
} satisfies Config;

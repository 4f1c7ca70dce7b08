import type { Config } from "@react-router/dev/config";

export default {
  // All routes are known from the first load: no request for a manifest as she goes.
  routeDiscovery: { mode: "initial" },
  // A route stays one file: on a slow network a second request costs more than the bytes it could spare.
  splitRouteModules: false,
  // Its own check answers a bare 400 and leaves resource routes out; `app/middleware/cross-origin.ts` decides alone.
  allowedActionOrigins: ["**"],
} satisfies Config;

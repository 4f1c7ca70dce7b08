import type { Plugin } from "vite";
import routerConfig from "../../react-router.config.ts";

const library = "/react-router/dist/production/lib/";
const nothing = "() => undefined";
const isNeverCalled = "undefined";

/** Files of the router that our settings never reach, with what stands for their exports. */
const unused: Record<string, Record<string, string>> = {
  // Fetches routes as she goes; `routeDiscovery` is 'initial'.
  "dom/ssr/fog-of-war.js": {
    isFogOfWarEnabled: "() => false",
    getPatchRoutesOnNavigationFunction: nothing,
    useFogOFWarDiscovery: nothing,
    getManifestPath: isNeverCalled,
    getPartialManifest: isNeverCalled,
    getPathsWithAncestors: isNeverCalled,
    handleClientVersionMismatch: isNeverCalled,
  },
  // Lets observers watch the router; `HydratedRouter` is given none.
  "router/instrumentation.js": {
    consumeInstrumentationClientResultMetaReceiver: nothing,
    getRouteInstrumentationUpdates: isNeverCalled,
    instrumentClientSideRouter: isNeverCalled,
    instrumentHandler: isNeverCalled,
    instrumentationResultMetaContext: isNeverCalled,
  },
};

/**
 * Leaves them out of the browser's build: 2 KB less for every first visit. The build fails when the router no longer
 * has them or asks more of them.
 */
export function withoutUnusedRouterParts(): Plugin {
  if (routerConfig.routeDiscovery.mode !== "initial") throw new Error("routeDiscovery needs the router's fog-of-war");
  const missing = new Set(Object.keys(unused));
  return {
    name: "without-unused-router-parts",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const [, file = ""] = id.split(library);
      const standIns = unused[file];
      if (!standIns) return undefined;
      missing.delete(file);
      return Object.entries(standIns)
        .map(([name, value]) => `export const ${name} = ${value};`)
        .join("\n");
    },
    generateBundle() {
      if (missing.size > 0) this.error(`the router has no ${[...missing].join()} to leave out`);
    },
  };
}

import { forgetAll } from "./caches.ts";
import { scope } from "./worker-scope.ts";

/** In place of the worker where an operator keeps nothing on phones: one that is there already goes, with all it kept. */
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => event.waitUntil(forgetAll().then(() => scope.registration.unregister())));

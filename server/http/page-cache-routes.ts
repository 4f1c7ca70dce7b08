import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PageHandle } from "../../app/host.ts";

/** Tells the addresses whose route says (`handle`) that its page is the same for all visitors. */
export function sharedRoutesOf({ routes, basename }: ServerBuild): (path: string) => boolean {
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, index, caseSensitive, module } = route;
      const own = { path, caseSensitive, handle: module.handle };
      return [index ? { ...own, index } : { ...own, children: childrenOf(id) }];
    });
  const table = childrenOf(undefined);

  return (path) => {
    // What a client navigation asks for is a page's data, not a page.
    if (path.endsWith(".data")) return false;
    const matches = matchRoutes(table, path, basename) ?? [];
    return isShared(matches.at(-1)?.route.handle);
  };
}

function isShared(handle: unknown): handle is PageHandle {
  return handle instanceof Object && "isShared" in handle && handle.isShared === true;
}

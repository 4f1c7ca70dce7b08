import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PageHandle } from "../../app/host.ts";

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
    // `.data` requests of client navigations ask for data, not for a page.
    if (path.endsWith(".data")) return false;
    const matches = matchRoutes(table, path, basename) ?? [];
    return isShared(matches.at(-1)?.route.handle);
  };
}

function isShared(handle: unknown): handle is PageHandle {
  return handle instanceof Object && "isShared" in handle && handle.isShared === true;
}

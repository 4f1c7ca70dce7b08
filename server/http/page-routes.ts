import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { PageHandle } from "../../app/host.ts";

const DATA = ".data";

export interface PageRoutes {
  isShared: (path: string) => boolean;
  patternOf: (path: string) => string | undefined;
}

export function pageRoutesOf({ routes, basename }: ServerBuild): PageRoutes {
  const childrenOf = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, index, caseSensitive, module } = route;
      const own = { path, caseSensitive, handle: module.handle };
      return [index ? { ...own, index } : { ...own, children: childrenOf(id) }];
    });
  const table = childrenOf(undefined);
  const matchesOf = (path: string) => matchRoutes(table, path, basename) ?? [];

  return {
    // `.data` requests of client navigations ask for data, not for a page.
    isShared: (path) => !path.endsWith(DATA) && isShared(matchesOf(path).at(-1)?.route.handle),
    patternOf(path) {
      const isForData = path.endsWith(DATA);
      const page = isForData ? path.slice(0, -DATA.length).replace(/\/_$/, "") || "/" : path;
      const matches = matchesOf(page);
      const parts = matches.flatMap(({ route }) => route.path?.split("/").filter(Boolean) ?? []);
      return matches.length === 0 ? undefined : `/${parts.join("/")}${isForData ? DATA : ""}`;
    },
  };
}

function isShared(handle: unknown): handle is PageHandle {
  return handle instanceof Object && "isShared" in handle && handle.isShared === true;
}

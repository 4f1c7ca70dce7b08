import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";

interface PageRoute {
  /** The whole path. */
  path: string;
  file: string;
  /** It is shown over the page of the route that it is under. */
  isDialog: boolean;
}

/** Every route of the pages that has a path. */
export const pageRoutes = routesIn(routes, null);

function routesIn(entries: RouteConfigEntry[], parent: string | null): PageRoute[] {
  return entries.flatMap(({ path: own, file, children = [] }) => {
    const path = [parent === "/" ? null : parent, own].filter(Boolean).join("/");
    const under = routesIn(children, path);
    return own === undefined ? under : [{ path, file, isDialog: parent !== null }, ...under];
  });
}

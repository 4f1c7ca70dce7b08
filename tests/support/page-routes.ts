import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";

interface PageRoute {
  /** The whole path. */
  path: string;
  file: string;
  /** It is shown over the page of the route that it is under, however its address was opened. */
  isDialog: boolean;
}

/** Dialogs only over the list from which they were opened by a script. */
const pagesOfTheirOwn = new Set(["routes/guidelines/guideline.tsx", "routes/events/event.tsx"]);

/** Every route of the pages that has a path. */
export const pageRoutes = routesIn(routes, null);

function routesIn(entries: RouteConfigEntry[], parent: string | null): PageRoute[] {
  return entries.flatMap(({ path: own, file, children = [] }) => {
    const path = [parent === "/" ? null : parent, own].filter(Boolean).join("/");
    const under = routesIn(children, path);
    return own === undefined
      ? under
      : [{ path, file, isDialog: parent !== null && !pagesOfTheirOwn.has(file) }, ...under];
  });
}

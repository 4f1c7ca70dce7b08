import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import routeConfig from "../../../app/routes.ts";
import { placeOfPath, routesByPlace } from "../../../server/http/routes-by-place.ts";

type Routes = ServerBuild["routes"];
type Configured = Exclude<typeof routeConfig, Promise<unknown>>[number];

/** As the build has them. */
function built(configured: Configured[], parentId?: string): Routes {
  return Object.assign(
    {},
    ...configured.map(({ id, file, path, index, children = [] }) => {
      const own = id ?? file.replace(/\.tsx?$/, "");
      return { [own]: { id: own, parentId, path, index, module: {} }, ...built(children, own) };
    }),
  );
}

const root = { id: "root", path: "", module: {} };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what matching reads of them
const routes = { root, ...built(await Promise.resolve(routeConfig), "root") } as unknown as Routes;
const byPlace = routesByPlace(routes);

function treeOf(some: Routes, parentId?: string): RouteObject[] {
  return Object.values(some).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: treeOf(some, id) }];
  });
}

const matchedIn = (some: Routes, path: string) => matchRoutes(treeOf(some), path)?.map(({ route }) => route.id);

const addresses = Object.keys(routes).map((id) => {
  const line: string[] = [];
  for (let at: string | undefined = id; at !== undefined; at = routes[at]?.parentId)
    line.unshift(routes[at]?.path ?? "");
  return `/${line.join("/")}`.replaceAll(/\/+/g, "/").replaceAll(/:\w+/g, "some").replace("*", "no/such/page");
});

test.each([...new Set(addresses)])("%s is answered by the route of all routes", (address) => {
  const few = byPlace.get(placeOfPath(address)) ?? routes;
  expect(matchedIn(few, address)).toEqual(matchedIn(routes, address));
});

test("a place has few of the routes", () => {
  expect(byPlace.size).toBeGreaterThan(30);
  for (const place of ["", "login", "weeks"])
    expect(Object.keys(byPlace.get(place) ?? routes).length).toBeLessThan(Object.keys(routes).length / 5);
});

test.each([
  ["/", ""],
  ["/_.data", ""],
  [".data", ""],
  ["/forum", "forum"],
  ["/FORUM/details", "forum"],
  ["/forum.data", "forum"],
  ["/forum/details.data", "forum"],
])("%s begins with '%s'", (path, place) => {
  expect(placeOfPath(path)).toBe(place);
});

test.each(["//forum", "/*", "/f%6Frum", "/no-such-page"])("%s may match any route", (path) => {
  expect(byPlace.has(placeOfPath(path))).toBe(false);
});

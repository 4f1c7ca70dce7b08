import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/**
 * The routes of a build by the first part of the addresses that they match, in lower case: "" for the home. React Router
 * tries each route that it has, twice for a page. An address that begins with anything else may match any route.
 */
export function routesByPlace(routes: Routes): Map<string, Routes> {
  const lines = Object.keys(routes).map((id) => {
    const line = lineOf(routes, id);
    return { id, line, place: placeOf(line.map((id) => routes[id]?.path ?? "").join("/")) };
  });
  const routesOf = (wanted: string) => {
    const kept = new Set(lines.flatMap(({ line, place }) => (place === wanted || place === ANY ? line : [])));
    // In the order of the build, which decides between routes that match alike.
    return Object.fromEntries(lines.filter(({ id }) => kept.has(id)).map(({ id }) => [id, routes[id]]));
  };
  const places = new Set(lines.map(({ place }) => place).filter((place) => place !== ANY));
  return new Map(Array.from(places, (place) => [place, routesOf(place)]));
}

/** @returns the first part of the address of a page or of its data; no place's of one that is written in no usual way */
export function placeOfPath(path: string): string {
  const [, first = "", ...rest] = path.split("/");
  if (first === "" && rest.length > 0) return ANY;
  return first.replace(/^_?\.data$|\.data$/, "").toLowerCase();
}

const ANY = "*";

/** Of a pattern. */
function placeOf(pattern: string): string {
  const first = pattern.split("/").find(Boolean) ?? "";
  return /[:*?]/.test(first) ? ANY : first.toLowerCase();
}

/** The ids of a route and those above it, its own last. */
function lineOf(routes: Routes, id: string): string[] {
  const { parentId } = routes[id] ?? {};
  return [...(parentId === undefined ? [] : lineOf(routes, parentId)), id];
}

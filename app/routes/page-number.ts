import { data } from "react-router";

/**
 * The page that `?page=` asks for: 1 when it asks for none.
 * @throws a 404 for what is no page number.
 */
export function pageNumber(request: Request): number {
  const asked = new URL(request.url).searchParams.get("page") ?? "1";
  if (!/^[1-9]\d{0,5}$/.test(asked)) throw noSuchPage();
  return Number(asked);
}

/** @throws a 404 when the list ends before this page; an empty list has a first page. */
export function refuseBeyond(page: number, totalPages: number) {
  if (page > Math.max(1, totalPages)) throw noSuchPage();
}

function noSuchPage() {
  return data({ message: "The list has no such page. Go back to its first page." }, { status: 404 });
}

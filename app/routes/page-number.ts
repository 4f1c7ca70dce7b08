import { data } from "react-router";
import { m } from "../messages/m.ts";

/** 1 when the address has none. @throws a 404 for an invalid number. */
export function pageNumber(request: Request): number {
  const asked = new URL(request.url).searchParams.get("page") ?? "1";
  if (!/^[1-9]\d{0,5}$/.test(asked)) throw noSuchPage();
  return Number(asked);
}

export function refuseBeyond(page: number, totalPages: number) {
  if (page > Math.max(1, totalPages)) throw noSuchPage();
}

function noSuchPage() {
  return data({ message: m.pageNone() }, { status: 404 });
}

import { useLocation, useResolvedPath } from "react-router";

export type Subject = { post: string } | { comment: string };

export function pageAddress(pathname: string, query: URLSearchParams): string {
  const own = pageQuery(query);
  return own.size > 0 ? `${pathname}?${own}` : pathname;
}

export function pageQuery(query: URLSearchParams | string): URLSearchParams {
  const own = new URLSearchParams(query);
  own.delete("post");
  own.delete("comment");
  return own;
}

export const pathBeneath = (dialog: string) => dialog.slice(0, dialog.lastIndexOf("/"));

/** @param page `..` from a dialog over the page */
export function usePageAddress(page: "." | ".." = "."): string {
  const { pathname } = useResolvedPath(page);
  const { search } = useLocation();
  return pageAddress(pathname, new URLSearchParams(search));
}

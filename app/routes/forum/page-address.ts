import { useLocation, useResolvedPath } from "react-router";

/** A post or comment, by its id, as an address or a form names it. */
export type Subject = { post: string } | { comment: string };

/** The address of a list or thread without the post or comment that a dialog over it is about. */
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

/** The address of the page itself. @param page `..` from a dialog over it */
export function usePageAddress(page: "." | ".." = "."): string {
  const { pathname } = useResolvedPath(page);
  const { search } = useLocation();
  return pageAddress(pathname, new URLSearchParams(search));
}

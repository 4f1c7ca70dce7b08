import { parsePath, useLocation, useResolvedPath } from "react-router";
import { Link } from "./link.tsx";
import { Icon } from "../icons/icon.tsx";
import { m } from "../messages/m.ts";

interface Props {
  page: number;
  totalPages: number;
  label: string;
  address?: string;
}

export function Pagination({ page, totalPages, label, address }: Props) {
  // The page's own path, even when another route's dialog is open over it.
  const { pathname: path } = useResolvedPath(".");
  const here = { pathname: path, search: useLocation().search };
  const { pathname, search } = address === undefined ? here : parsePath(address);
  if (totalPages <= 1) return null;
  const addressOf = (number: number) => {
    const query = new URLSearchParams(search);
    query.set("page", String(number));
    query.delete("dialog");
    query.delete("at");
    return `${pathname}?${query}`;
  };
  return (
    <nav className="pagination" aria-label={m.pagesOf({ list: label })}>
      {page > 1 ? (
        <Link className="button plain" to={addressOf(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          {m.pagePrevious()}
        </Link>
      ) : (
        <span className="button plain" aria-disabled="true">
          <Icon name="chevron-left" />
          {m.pagePrevious()}
        </span>
      )}{" "}
      <span>{m.pageOf({ page, total: totalPages })}</span>{" "}
      {page < totalPages ? (
        <Link className="button plain" to={addressOf(page + 1)} rel="next">
          {m.pageNext()}
          <Icon name="chevron-right" />
        </Link>
      ) : (
        <span className="button plain" aria-disabled="true">
          {m.pageNext()}
          <Icon name="chevron-right" />
        </span>
      )}
    </nav>
  );
}

import { Link, parsePath, useLocation, useResolvedPath } from "react-router";
import { Icon } from "../icons/icon.tsx";

interface Props {
  page: number;
  totalPages: number;
  /** What the pages are of, for whom hears them read. */
  label: string;
  /** Of the list, where it is not the page's own. */
  address?: string;
}

/** Numbered pages by `?page=`: Previous is off on the first, Next on the last; other parts of the address stay. */
export function Pagination({ page, totalPages, label, address }: Props) {
  // The page's own path, though a dialog of another is open over it.
  const { pathname: path } = useResolvedPath(".");
  const here = { pathname: path, search: useLocation().search };
  const { pathname, search } = address === undefined ? here : parsePath(address);
  if (totalPages <= 1) return null;
  const addressOf = (number: number) => {
    const query = new URLSearchParams(search);
    query.set("page", String(number));
    // What is open over this page is not open over the next.
    query.delete("dialog");
    query.delete("at");
    return `${pathname}?${query}`;
  };
  return (
    <nav className="pagination" aria-label={`Pages: ${label}`}>
      {page > 1 ? (
        <Link className="button plain" to={addressOf(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          Previous
        </Link>
      ) : (
        <span className="button plain" aria-disabled="true">
          <Icon name="chevron-left" />
          Previous
        </span>
      )}{" "}
      <span>
        Page {page} of {totalPages}
      </span>{" "}
      {page < totalPages ? (
        <Link className="button plain" to={addressOf(page + 1)} rel="next">
          Next
          <Icon name="chevron-right" />
        </Link>
      ) : (
        <span className="button plain" aria-disabled="true">
          Next
          <Icon name="chevron-right" />
        </span>
      )}
    </nav>
  );
}

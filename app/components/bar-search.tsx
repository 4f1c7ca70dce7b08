import { Form, href, Link, useLocation } from "react-router";
import { SEARCH_MAX } from "../../server/contract/search-limit.ts";
import { Icon } from "../icons/icon.tsx";

/** A field where the bar has room for it, else a link to the page that has one. */
export function BarSearch() {
  const { pathname } = useLocation();
  const page = href("/search");
  const isHere = pathname === page;
  return (
    <>
      <Link className={isHere ? "tool" : "tool to-search"} to={page} aria-current={isHere ? "page" : undefined}>
        <Icon name="search" /> <span className="visually-hidden">Search</span>
      </Link>{" "}
      {isHere ? null : (
        <Form className="bar-search" role="search" action={page}>
          <input
            type="search"
            name="q"
            aria-label="Search everything"
            placeholder="Search"
            maxLength={SEARCH_MAX}
            dir="auto"
            // A shared computer would offer it to the next reader.
            autoComplete="off"
          />
          <button className="tool">
            <Icon name="search" /> <span className="visually-hidden">Search everything</span>
          </button>
        </Form>
      )}
    </>
  );
}

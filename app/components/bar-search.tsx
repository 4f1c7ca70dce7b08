import { Form, href, useLocation } from "react-router";
import { Link } from "./link.tsx";
import { useHydrated } from "remix-utils/use-hydrated";
import { SEARCH_MAX } from "../../server/contract/search-limit.ts";
import { Icon } from "../icons/icon.tsx";
import { m } from "../messages/m.ts";

/** A field where the bar has room for it, else a link to the page that has one: text browsers would read both. */
export function BarSearch() {
  const { pathname } = useLocation();
  const page = href("/search");
  const isHere = pathname === page;
  const hasField = useHydrated() && !isHere;
  return (
    <>
      <Link className={hasField ? "tool to-search" : "tool"} to={page} aria-current={isHere ? "page" : undefined}>
        <Icon name="search" /> <span className="visually-hidden">{m.placeSearch()}</span>
      </Link>{" "}
      {hasField ? (
        <Form className="bar-search" role="search" aria-label={m.searchEverything()} action={page}>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            aria-label={m.searchEverythingField()}
            placeholder={m.placeSearch()}
            maxLength={SEARCH_MAX}
            dir="auto"
            // A shared computer would offer it to the next reader.
            autoComplete="off"
          />
        </Form>
      ) : null}
    </>
  );
}

import { href, NavLink } from "react-router";
import { Icon } from "../icons/icon.tsx";

export function SearchLink() {
  return (
    <NavLink className="search-link" to={href("/search")}>
      <Icon name="search" /> <span>Search</span>
    </NavLink>
  );
}

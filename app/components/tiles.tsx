import { Fragment } from "react";
import { Link } from "react-router";
import { Icon } from "../icons/icon.tsx";
import { tilePlaces } from "./places.ts";

/** Links to what has no place at the foot of a phone. */
export function Tiles() {
  return (
    <section className="more-to-read" aria-labelledby="more-to-read">
      <h2 id="more-to-read">More to read</h2>
      <nav className="tiles" aria-labelledby="more-to-read">
        {tilePlaces.map(({ name, to, icon }) => (
          <Fragment key={to}>
            <Link to={to}>
              <Icon name={icon} />
              {name}
            </Link>{" "}
          </Fragment>
        ))}
      </nav>
    </section>
  );
}

import { Fragment } from "react";
import { Link } from "./link.tsx";
import { Icon } from "../icons/icon.tsx";
import { tilePlaces } from "./places.ts";
import { m } from "../messages/m.ts";

/** Links to what has no place at the foot of a phone. @param exploreTo the weeks that fit the reader */
export function Tiles({ exploreTo }: { exploreTo?: string }) {
  return (
    <section className="more-to-read" aria-labelledby="more-to-read">
      <div className="section-head">
        <h2 id="more-to-read">{m.tilesMoreToRead()}</h2>
        {exploreTo ? (
          <Link to={exploreTo} viewTransition>
            {m.exploreNow()}
          </Link>
        ) : null}
      </div>
      <nav className="tiles" aria-labelledby="more-to-read">
        {tilePlaces.map(({ name, to, icon }) => (
          <Fragment key={to}>
            <Link to={to} viewTransition>
              <Icon name={icon} />
              {name}
            </Link>{" "}
          </Fragment>
        ))}
      </nav>
    </section>
  );
}

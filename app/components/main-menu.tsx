import { Fragment, useRef, type ReactNode } from "react";
import { href, useLocation } from "react-router";
import { Link } from "./link.tsx";
import { useClosing } from "../enhance/close-details.ts";
import { Icon } from "../icons/icon.tsx";
import { Avatar } from "./avatar.tsx";
import { Badge } from "./badge.tsx";
import {
  areaOf,
  communityGroup,
  dangerPlace,
  forumPlace,
  learnGroup,
  planGroup,
  readingPlaceOf,
  todayOf,
  type Place,
  type PlaceGroup,
  type Reader,
} from "./places.ts";
import { m } from "../messages/m.ts";

export interface MenuMember extends NonNullable<Reader> {
  fullName: string;
  image: string | null;
  /** What waits in /admin for who has a role. */
  waiting: number;
}

/** Five links at the foot of a phone; on a wide window the same list as words and groups. */
export function MainMenu({ member }: { member: MenuMember | null }) {
  const area = areaOf(useLocation().pathname);
  return (
    // Not a list: a text browser would give each link a line of its own.
    <nav className="places" aria-label={m.menuMain()}>
      <PlaceLink place={todayOf(member)} isHere={area === "today"} />{" "}
      <PlaceLink place={readingPlaceOf(member)} isHere={area === "learn"} className="phone" />{" "}
      <Group group={learnGroup(member)} isHere={area === "learn"} />{" "}
      <Group group={planGroup} isHere={area === "plan"} />{" "}
      <Group group={communityGroup(member)} isHere={area === "forum" || area === "about"} />{" "}
      <PlaceLink place={dangerPlace} isHere={area === "danger"} className="alarming" />{" "}
      <PlaceLink place={forumPlace} isHere={area === "forum"} className="phone" />{" "}
      {member ? (
        <PlaceLink
          place={{ name: m.placeMe(), to: href("/account"), icon: "user-round" }}
          isHere={area === "me"}
          className="me"
          picture={member.fullName ? <Avatar name={member.fullName} image={member.image} size={40} /> : null}
        >
          <Badge count={member.waiting} what={m.menuToReview()} />
        </PlaceLink>
      ) : (
        <PlaceLink
          place={{ name: m.login(), to: href("/login"), icon: "user-round" }}
          isHere={area === "me"}
          className="log-in"
        />
      )}
    </nav>
  );
}

interface PlaceLinkProps {
  place: Place;
  isHere: boolean;
  className?: string;
  picture?: ReactNode;
  children?: ReactNode;
}

function PlaceLink({ place: { name, to, icon }, isHere, className, picture, children }: PlaceLinkProps) {
  return (
    <Link className={className} to={to} viewTransition aria-current={useCurrent(to, isHere)}>
      <span className="place-mark">
        <Icon name={icon} />
      </span>
      {picture}
      <span>{name}</span>
      {children}
    </Link>
  );
}

function Group({ group: { name, places }, isHere }: { group: PlaceGroup; isHere: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  return (
    <details name="menu" ref={details}>
      <summary data-here={isHere || undefined}>
        {name} <Icon name="chevron-down" />
      </summary>{" "}
      {/* With script the page changes beneath an open group. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <span className="group" onClick={() => details.current?.removeAttribute("open")}>
        {places.map((place) => (
          <Fragment key={place.to}>
            <GroupLink {...place} />{" "}
          </Fragment>
        ))}
      </span>
    </details>
  );
}

function GroupLink({ name, to, icon }: Place) {
  return (
    <Link to={to} viewTransition aria-current={useCurrent(to, false)}>
      <Icon name={icon} />
      {name}
    </Link>
  );
}

/** `page` for the page itself, `true` for the place that it belongs to. */
function useCurrent(to: string, isHere: boolean) {
  const { pathname } = useLocation();
  if (pathname === to) return "page";
  return isHere ? "true" : undefined;
}

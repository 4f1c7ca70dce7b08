import { useEffect, useRef, type RefObject } from "react";
import { href, NavLink, useLocation, useNavigate } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { useNews, type News } from "../enhance/live.ts";
import { Icon } from "../icons/icon.tsx";
import { Avatar } from "./avatar.tsx";
import { LeaveForm } from "./leave-form.tsx";
import { SearchLink } from "./search-link.tsx";

interface Props {
  /** The menu on a phone is a sheet opened by `#menu`, so it needs no script and Back closes it. */
  app: { name: string } | undefined;
  member: { fullName: string; image: string | null; news: News; notifications: number } | null;
  isInert: boolean;
}

export function SiteHeader({ app, member, isInert }: Props) {
  const { hash } = useLocation();
  const burger = useRef<HTMLAnchorElement>(null);
  useEscape(hash === "#menu", burger);
  const news = useNews();
  const unread = (news.lastEvent ? news : member?.news)?.unread ?? 0;
  // Browsers go on matching `:target` after a client navigation.
  const isLeft = useHydrated() && hash !== "#menu";
  return (
    <header className="site-header" inert={isInert}>
      <a className="brand" href={href("/")}>
        <Icon name="brand" />
        <span>{app?.name ?? "Home"}</span>
      </a>{" "}
      {member ? <LeaveForm /> : null}{" "}
      <NavLink className="danger-link" to={href("/danger-signs")}>
        <Icon name="circle-alert" />
        Danger signs
      </NavLink>{" "}
      {member ? (
        <NavLink className="chat" to={href("/messages")}>
          <Icon name="message-circle" /> <span className="visually-hidden">Messages</span>
          <Badge count={unread} />
        </NavLink>
      ) : null}{" "}
      <a className="burger" href="#menu" ref={burger}>
        <Icon name="menu" />
        Menu
      </a>{" "}
      <nav id="menu" aria-label="Main" data-left={isLeft || undefined}>
        {/* Not a list: a text browser would give each link a line of its own. */}
        <div className="places">
          <NavLink to={href("/")} end>
            Home
          </NavLink>{" "}
          <NavLink to={href("/articles")}>Article</NavLink> <NavLink to={href("/forum")}>Social Forum</NavLink>{" "}
          <NavLink to={href("/about")}>About us</NavLink> <SearchLink />{" "}
          {member ? (
            <>
              <NavLink className="bell" to={href("/notifications")}>
                <Icon name="bell" /> <span>Notifications</span>
                <Badge count={member.notifications} />
              </NavLink>{" "}
              <NavLink to={href("/account")}>
                {member.fullName ? <Avatar name={member.fullName} image={member.image} size={40} /> : null}{" "}
                <span>Account</span>
              </NavLink>
            </>
          ) : (
            <>
              <NavLink to={href("/login")}>Login</NavLink>{" "}
              <NavLink className="sign-up" to={href("/register")}>
                Signup
              </NavLink>
            </>
          )}
        </div>{" "}
        {/* At its end, since a text browser shows the menu open. */}
        <a className="burger-close" href="#content">
          <Icon name="x" />
          Close the menu
        </a>
      </nav>
    </header>
  );
}

function Badge({ count }: { count: number }) {
  return count > 0 ? (
    <>
      {" "}
      <span className="badge">
        {count > 99 ? "99+" : count}
        <span className="visually-hidden"> new</span>
      </span>
    </>
  ) : null;
}

function useEscape(isOpen: boolean, burger: RefObject<HTMLAnchorElement | null>) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      void navigate({ search: location.search, hash: "" }, { replace: true, preventScrollReset: true });
      burger.current?.focus();
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [isOpen, burger, navigate]);
}

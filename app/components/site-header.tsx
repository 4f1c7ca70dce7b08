import { href, useLocation } from "react-router";
import { Link } from "./link.tsx";
import { useNews, type News } from "../enhance/live.ts";
import { Icon } from "../icons/icon.tsx";
import { Badge } from "./badge.tsx";
import { BarSearch } from "./bar-search.tsx";
import { LanguageBar } from "./language-bar.tsx";
import { LeaveForm } from "./leave-form.tsx";
import { MainMenu, type MenuMember } from "./main-menu.tsx";
import { pagePath } from "../language.ts";
import { m } from "../messages/m.ts";

interface Props {
  app: { name: string } | undefined;
  member: (MenuMember & { news: News; notifications: number }) | null;
  isInert: boolean;
}

export function SiteHeader({ app, member, isInert }: Props) {
  const { pathname } = useLocation();
  const news = useNews();
  const unread = (news.lastEvent ? news : member?.news)?.unread ?? 0;
  const current = (place: string) => (pathname.startsWith(place) ? "page" : undefined);
  return (
    <header className="site-header" inert={isInert}>
      <a className="brand" href={pagePath(href("/"))}>
        <Icon name="brand" />
        <span>{app?.name ?? m.placeHome()}</span>
      </a>{" "}
      <MainMenu member={member} /> <BarSearch />{" "}
      {member ? (
        <>
          <Link className="tool chat" to={href("/messages")} aria-current={current(href("/messages"))}>
            <Icon name="message-circle" /> <span className="visually-hidden">{m.placeMessages()}</span>
            <Badge count={unread} what={m.badgeNew()} />
          </Link>{" "}
          <Link className="tool bell" to={href("/notifications")} aria-current={current(href("/notifications"))}>
            <Icon name="bell" /> <span className="visually-hidden">{m.placeNotifications()}</span>
            <Badge count={member.notifications} what={m.badgeNew()} />
          </Link>{" "}
          <LeaveForm />
        </>
      ) : (
        <>
          <LanguageBar />{" "}
          <Link className="button small sign-up" to={href("/register")}>
            {m.placeSignup()}
          </Link>
        </>
      )}
    </header>
  );
}

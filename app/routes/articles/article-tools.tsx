import { Form, href, Link, useLocation } from "react-router";
import { keptOn } from "../../components/kept-page.tsx";
import { Share } from "../../enhance/share.tsx";
import { Icon } from "../../icons/icon.tsx";
import { m } from "../../messages/m.ts";

interface Props {
  title: string;
  address: string;
  /** Null for a visitor. */
  isSaved: boolean | null;
}

export function ArticleTools({ title, address, isSaved }: Props) {
  const { pathname } = useLocation();
  if (import.meta.env.SSR && keptOn()) return null;
  return (
    <div className="tools">
      {isSaved === null ? (
        <Link to={`${href("/login")}?${new URLSearchParams({ next: pathname })}`}>
          <Icon name="bookmark" />
          {m.save()}
        </Link>
      ) : (
        <Form method="post" preventScrollReset>
          <button type="submit" name="intent" value={isSaved ? "unsave" : "save"} aria-pressed={isSaved}>
            <Icon name={isSaved ? "bookmark-check" : "bookmark"} />
            {isSaved ? m.saved() : m.save()}
          </button>
        </Form>
      )}{" "}
      <Share title={title} address={address} />
    </div>
  );
}

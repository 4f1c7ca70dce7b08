import { Form, href, Link, useLocation } from "react-router";
import { Share } from "../../enhance/share.tsx";
import { Icon } from "../../icons/icon.tsx";

interface Props {
  title: string;
  address: string;
  /** Null for a visitor. */
  isSaved: boolean | null;
}

export function ArticleTools({ title, address, isSaved }: Props) {
  const { pathname } = useLocation();
  return (
    <div className="tools">
      {isSaved === null ? (
        <Link to={`${href("/login")}?${new URLSearchParams({ next: pathname })}`}>
          <Icon name="bookmark" />
          Save
        </Link>
      ) : (
        <Form method="post" preventScrollReset>
          <button type="submit" name="intent" value={isSaved ? "unsave" : "save"} aria-pressed={isSaved}>
            <Icon name={isSaved ? "bookmark-check" : "bookmark"} />
            {isSaved ? "Saved" : "Save"}
          </button>
        </Form>
      )}{" "}
      <Share title={title} address={address} />
    </div>
  );
}

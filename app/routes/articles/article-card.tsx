import { href, Link } from "react-router";
import { Cover } from "../../components/cover.tsx";
import { readingTime } from "../../format/reading-time.ts";
import { shorten } from "../../format/shorten.ts";
import type { ArticleCard as Card } from "../../api/types.ts";

interface Props {
  article: Card;
  titleMax?: number;
  heading?: "h2" | "h3";
  isSeenFirst?: boolean;
  /** A card stays one on a phone, what is listed becomes a row there. */
  place?: "row" | "listed" | "card";
}

/** The title comes first for screen readers; the styles show the picture before it. */
export function ArticleCard({
  article,
  titleMax,
  heading: Heading = "h3",
  isSeenFirst = false,
  place = "listed",
}: Props) {
  const { id, title, url, category, words } = article;
  return (
    <li className="card article-card">
      <div>
        <Heading>
          <Link to={href("/article/:id", { id })} viewTransition>
            {titleMax ? shorten(title, titleMax) : title}
          </Link>
        </Heading>
        <p className="hint">
          {category.name} · {readingTime(words)}
        </p>
      </div>
      <Cover path={url} place={place} isSeenFirst={isSeenFirst} />
    </li>
  );
}

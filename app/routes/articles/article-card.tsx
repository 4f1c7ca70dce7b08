import { href, Link } from "react-router";
import { Cover } from "../../components/cover.tsx";
import { shorten } from "../../format/shorten.ts";
import type { ArticleCard as Card } from "../../api/types.ts";
import { TextIn } from "../../components/text-in.tsx";
import { CategoryAndTime } from "./category-and-time.tsx";

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
  const { id, title, url, category, words, textLanguage } = article;
  return (
    <li className="card article-card">
      <div>
        <Heading>
          <Link to={href("/article/:id", { id })} viewTransition>
            <TextIn language={textLanguage}>{titleMax ? shorten(title, titleMax) : title}</TextIn>
          </Link>
        </Heading>
        <p className="hint">
          <CategoryAndTime category={category} words={words} />
        </p>
      </div>
      <Cover path={url} place={place} isSeenFirst={isSeenFirst} />
    </li>
  );
}

import { Cover } from "../../components/cover.tsx";
import { ArticleLink } from "./article-link.tsx";
import { CategoryAndTime } from "./category-and-time.tsx";
import type { ShownArticle } from "./shown-article.ts";

interface Props {
  article: ShownArticle;
  heading?: "h2" | "h3";
  /** A card stays one on a phone, what is listed becomes a row there. */
  place?: "row" | "listed" | "card";
}

/** The title comes first for screen readers; the styles show the picture before it. */
export function ArticleCard({ article, heading: Heading = "h3", place = "listed" }: Props) {
  const { url, category, words } = article;
  return (
    <li className="card article-card">
      <div>
        <Heading>
          <ArticleLink article={article} />
        </Heading>
        <p className="hint">
          <CategoryAndTime category={category} words={words} />
        </p>
      </div>
      <Cover path={url} place={place} />
    </li>
  );
}

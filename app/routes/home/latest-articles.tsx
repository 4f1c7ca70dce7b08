import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import { SnapRow } from "../../components/snap-row.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { PictureSheet } from "../../components/picture-sheet.tsx";
import { ArticleCard } from "../articles/article-card.tsx";
import type { ShownArticle } from "../articles/shown-article.ts";
import { m } from "../../messages/m.ts";

const AUTOPLAY_MS = 3_000;

type Props = { latest: { list: ShownArticle[]; problem?: undefined } | { list?: undefined; problem: string } };

export function LatestArticles({ latest }: Props) {
  if (latest.problem !== undefined) return <PartProblem lead={m.homeArticlesNotLoaded()} problem={latest.problem} />;
  if (latest.list.length === 0) return null;
  return (
    <section aria-labelledby="latest">
      <div className="section-head">
        <h2 id="latest">{m.homeLatestArticles()}</h2>
        <Link to={href("/articles")}>{m.viewAll()}</Link>
      </div>
      <PictureSheet paths={latest.list.map(({ url }) => url)}>
        <SnapRow label={m.homeLatestArticles()} autoplay={AUTOPLAY_MS}>
          {latest.list.map((article) => (
            <ArticleCard key={article.id} article={article} place="card" />
          ))}
        </SnapRow>
      </PictureSheet>
    </section>
  );
}

import { href } from "react-router";
import { Link } from "../../components/link.tsx";
import type { WeeklyArticle } from "../../api/types.ts";
import { PartProblem } from "../../components/part-problem.tsx";
import { ArticleRow } from "../articles/article-row.tsx";
import { CategoryAndTime } from "../articles/category-and-time.tsx";
import { readingTime } from "../../format/reading-time.ts";
import { m } from "../../messages/m.ts";

type ChosenArticle = Pick<WeeklyArticle, "id" | "title" | "url" | "words" | "category" | "fits" | "textLanguage">;

type Props = { article: { chosen: ChosenArticle | null; problem?: undefined } | { problem: string } };

export function WeekArticle({ article }: Props) {
  if (article.problem === undefined && article.chosen === null) return null;
  return (
    <section aria-labelledby="latest">
      <div className="section-head">
        <h2 id="latest">{m.homeLatestArticles()}</h2>
        <Link to={href("/articles")}>{m.viewAll()}</Link>
      </div>
      {article.problem === undefined && article.chosen ? (
        <div className="card article-rows">
          <ArticleRow article={article.chosen} hint={<Hint article={article.chosen} />} />
        </div>
      ) : null}
      {article.problem === undefined ? null : (
        <PartProblem lead={m.homeArticlesNotLoaded()} problem={article.problem} />
      )}
    </section>
  );
}

function Hint({ article: { fits, category, words } }: { article: ChosenArticle }) {
  if (fits === "week") return `${m.homeForYourWeek()}\u00A0· ${readingTime(words)}`;
  return <CategoryAndTime category={category} words={words} />;
}

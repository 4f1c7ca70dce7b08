import { href, Link } from "react-router";
import { PictureSheet } from "../../components/picture-sheet.tsx";
import type { WeekView } from "./week-view.ts";
import { m } from "../../messages/m.ts";
import { ArticleRow } from "../articles/article-row.tsx";
import { CategoryAndTime } from "../articles/category-and-time.tsx";

export function WeekArticles({ articles }: Pick<WeekView, "articles">) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="articles">
      <div className="section-head">
        <h2 id="articles">{m.weekForThis()}</h2>
        <Link to={href("/articles")}>{m.viewAll()}</Link>
      </div>
      <PictureSheet paths={articles.map(({ url }) => url)}>
        <ul className="card article-rows">
          {articles.map(({ category, words, ...article }) => (
            <ArticleRow
              key={article.id}
              as="li"
              article={article}
              hint={<CategoryAndTime category={category} words={words} />}
            />
          ))}
        </ul>
      </PictureSheet>
    </section>
  );
}

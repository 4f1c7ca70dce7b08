import { href, Link } from "react-router";
import { Cover } from "../../components/cover.tsx";
import { PictureSheet } from "../../components/picture-sheet.tsx";
import type { WeekView } from "./week-view.ts";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";
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
        <ul className="week-articles card">
          {articles.map(({ id, title, url, category, words, textLanguage }) => (
            <li key={id} className="article-row">
              <div>
                <h3>
                  <Link to={href("/article/:id", { id })} viewTransition>
                    <TextIn language={textLanguage}>{title}</TextIn>
                  </Link>
                </h3>
                <p className="quiet">
                  <CategoryAndTime category={category} words={words} />
                </p>
              </div>
              <Cover path={url} place="row" />
            </li>
          ))}
        </ul>
      </PictureSheet>
    </section>
  );
}

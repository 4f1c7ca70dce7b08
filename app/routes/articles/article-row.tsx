import type { ReactNode } from "react";
import type { ArticleCard } from "../../api/types.ts";
import { Cover } from "../../components/cover.tsx";
import { ArticleLink } from "./article-link.tsx";

interface Props {
  article: Pick<ArticleCard, "id" | "title" | "url" | "textLanguage">;
  /** What stands below the title: why it is here, or how long it takes. */
  hint: ReactNode;
  as?: "article" | "li";
}

export function ArticleRow({ article, hint, as: Element = "article" }: Props) {
  return (
    <Element className="article-card">
      <div>
        <h3>
          <ArticleLink article={article} />
        </h3>
        <p className="hint">{hint}</p>
      </div>
      <Cover path={article.url} place="row" />
    </Element>
  );
}

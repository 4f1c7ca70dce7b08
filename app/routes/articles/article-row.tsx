import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { ArticleCard } from "../../api/types.ts";
import { Cover } from "../../components/cover.tsx";
import { TextIn } from "../../components/text-in.tsx";

interface Props {
  article: Pick<ArticleCard, "id" | "title" | "url" | "textLanguage">;
  /** What stands below the title: why it is here, or how long it takes. */
  hint: ReactNode;
  /** Of a list; alone it is a card. */
  as?: "article" | "li";
}

export function ArticleRow({ article: { id, title, url, textLanguage }, hint, as: Element = "article" }: Props) {
  return (
    <Element className={Element === "li" ? "article-row" : "card article-row"}>
      <div>
        <h3>
          <Link to={href("/article/:id", { id })} viewTransition>
            <TextIn language={textLanguage}>{title}</TextIn>
          </Link>
        </h3>
        <p className="quiet">{hint}</p>
      </div>
      <Cover path={url} place="row" />
    </Element>
  );
}

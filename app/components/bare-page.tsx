import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { href } from "react-router";
import { Icon, spriteAddress } from "../icons/icon.tsx";
import stylesheet from "../styles/umeed.css?url";
import { language, pagePath } from "../language.ts";
import { m } from "../messages/m.ts";

interface Bare {
  title: string;
  /** Of the site; undefined while nobody knows it. */
  name: string | undefined;
  content: ReactNode;
}

/** A page without the router, and so without script, of what was refused before there was one. */
export function barePage({ title, name, content }: Bare): string {
  const page = (
    <html lang={language.code} dir={language.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href={spriteAddress} type="image/svg+xml" />
        <link rel="stylesheet" href={stylesheet} />
      </head>
      <body>
        {name === undefined ? null : (
          <header className="site-header">
            <a className="brand" href={pagePath(href("/"))}>
              <Icon name="brand" />
              <span>{name}</span>
            </a>{" "}
            <a className="tool" href={pagePath(href("/search"))}>
              <Icon name="search" /> <span className="visually-hidden">{m.placeSearch()}</span>
            </a>
          </header>
        )}
        <main className="page narrow">
          <h1>{title}</h1>
          {content}
        </main>
        {name === undefined ? null : (
          <footer className="site-footer">
            <nav aria-label={m.footerLabel()}>
              <a className="all-pages" href={pagePath(href("/all-pages"))}>
                {m.placeAllPages()}
              </a>
            </nav>
          </footer>
        )}
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

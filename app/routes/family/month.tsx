import { href, Link } from "react-router";
import { SourceList } from "../../components/source-list.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";
import { BackLink } from "../../enhance/back-link.tsx";
import { Listen } from "../../enhance/listen.tsx";
import { Share } from "../../enhance/share.tsx";
import { Html } from "../../format/html.tsx";
import { Icon } from "../../icons/icon.tsx";
import { pagePath } from "../../language.ts";
import { m } from "../../messages/m.ts";
import { useOrigin } from "../../use-app.ts";
import { WhenToCall } from "../weeks/when-to-call.tsx";
import type { Route } from "./+types/family.ts";

interface Props {
  month: NonNullable<Route.ComponentProps["loaderData"]["chosen"]>;
}

export function Month({ month }: Props) {
  const { key, title, summary, description, signs, previous, next, sources, review, textLanguage, isUnreviewed } =
    month;
  return (
    <div className="page article">
      <BackLink to={href("/family")}>{m.familyAllMonths()}</BackLink>
      <article>
        <p className="category">{m.placeFamily()}</p>
        <Listen />
        <TextIn as="h1" language={textLanguage}>
          {title}
        </TextIn>
        <TextIn as="p" className="lead" language={textLanguage}>
          {summary}
        </TextIn>
        <TranslationNote textLanguage={textLanguage} isUnreviewed={isUnreviewed} />
        <Html html={description} className="prose" language={textLanguage} />
        <WhenToCall html="" signs={signs} language={undefined} heading="h2" />
        <div className="tools">
          <Share title={title} address={useOrigin() + pagePath(addressOf(key))} />
        </div>
        <nav className="neighbours" aria-label={m.familyOtherMonths()}>
          {previous ? (
            <Link className="button" rel="prev" to={addressOf(previous.key)}>
              <Icon name="chevron-left" />
              <TextIn language={previous.textLanguage}>{previous.title}</TextIn>
            </Link>
          ) : null}{" "}
          {next ? (
            <Link className="button" rel="next" to={addressOf(next.key)}>
              <TextIn language={next.textLanguage}>{next.title}</TextIn>
              <Icon name="chevron-right" />
            </Link>
          ) : null}
        </nav>
      </article>
      <div className="beside">
        <SourceList sources={sources} review={review} />
      </div>
    </div>
  );
}

export function addressOf(key: string) {
  return `${href("/family")}?id=${key}`;
}

import { data, href, Link } from "react-router";
import { Pagination } from "../../components/pagination.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { formatDate } from "../../format/dates.ts";
import { pageTitle } from "../../format/title.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { PageHandle } from "../../host.ts";
import type { Route } from "./+types/citations.ts";
import { byPublisher, type Publisher } from "./by-publisher.ts";
import { ContentPage } from "./content-page.tsx";
import { contentRecord, languageOfField } from "./load-content.ts";
import { SourceLink } from "../../components/source-link.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { m } from "../../messages/m.ts";

const PER_PAGE = 40;

export const handle: PageHandle = { isShared: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const record = await contentRecord(context);
  const { citation, updatedOn, sources } = record;
  const publishers = byPublisher(sources);
  const asked = new URL(request.url).searchParams.get("publisher");
  const chosen = publishers.find(({ name }) => name === asked) ?? null;
  if (asked !== null && !chosen) throw data({ message: m.citationsUnknown() }, { status: 404 });
  const totalPages = Math.ceil((chosen?.sources.length ?? 0) / PER_PAGE);
  refuseBeyond(page, totalPages);
  return {
    html: chosen ? "" : citation,
    updatedOn: updatedOn["citation"] ?? null,
    textLanguage: chosen ? undefined : languageOfField(record, "citation"),
    count: sources.length,
    publishers: chosen ? [] : publishers.map(({ sources: own, ...rest }) => ({ ...rest, count: own.length })),
    chosen: chosen && { ...chosen, sources: chosen.sources.slice((page - 1) * PER_PAGE, page * PER_PAGE) },
    page,
    totalPages,
  };
}

export default function Citations({ loaderData }: Route.ComponentProps) {
  const { html, updatedOn, textLanguage, count, publishers, chosen, page, totalPages } = loaderData;
  if (chosen) {
    return (
      <ContentPage title={m.placeCitations()} html={html} updatedOn={updatedOn} textLanguage={textLanguage}>
        <p>
          <Link to={`${href("/citations")}#sources`}>{m.citationsAllPublishers()}</Link>
        </p>
        <OfPublisher {...chosen} />
        <Pagination page={page} totalPages={totalPages} label={m.sources()} />
      </ContentPage>
    );
  }
  return (
    <ContentPage
      title={m.placeCitations()}
      html={html}
      updatedOn={updatedOn}
      textLanguage={textLanguage}
      lead={
        <p>
          <a href="#sources">{m.citationsSeeAll({ count })}</a>
        </p>
      }
    >
      <section aria-labelledby="sources">
        <h2 id="sources">{m.citationsByPublisher()}</h2>
        <RowList isWide>
          {publishers.map(({ name, isOurName, count: own }) => (
            <Row
              key={name}
              to={`${href("/citations")}?${new URLSearchParams({ publisher: name })}`}
              title={isOurName ? name : <TextIn language="en">{name}</TextIn>}
              value={own}
            />
          ))}
        </RowList>
      </section>
    </ContentPage>
  );
}

function OfPublisher({ name, isOurName, sources }: Publisher) {
  return (
    <section className="sources" aria-labelledby="sources">
      <h2 id="sources">{isOurName ? name : <TextIn language="en">{name}</TextIn>}</h2>
      <ul>
        {sources.map(({ title, url, checked, texts }) => (
          <li key={url}>
            <SourceLink to={url} language="en">
              {title}
            </SourceLink>
            <span className="quiet">
              {" "}
              {checked
                ? m.citationsChecked({ date: formatDate(checked), count: texts })
                : m.citationsNoDate({ count: texts })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placeCitations(), m.citationsDescription());
}

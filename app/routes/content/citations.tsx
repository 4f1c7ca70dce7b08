import { Pagination } from "../../components/pagination.tsx";
import { formatDate } from "../../format/dates.ts";
import { pageTitle } from "../../format/title.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { PageHandle } from "../../host.ts";
import type { Route } from "./+types/citations.ts";
import { byPublisher, type Publisher } from "./by-publisher.ts";
import { ContentPage } from "./content-page.tsx";
import { contentRecord } from "./load-content.ts";

const PER_PAGE = 40;

export const handle: PageHandle = { isShared: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const data = await contentRecord(context);
  const totalPages = Math.ceil(data.sources.length / PER_PAGE);
  refuseBeyond(page, totalPages);
  return {
    html: data.citation,
    updatedOn: data.updatedOn["citation"] ?? null,
    count: data.sources.length,
    publishers: byPublisher(data.sources, { from: (page - 1) * PER_PAGE, count: PER_PAGE }),
    page,
    totalPages,
  };
}

export default function Citations({ loaderData }: Route.ComponentProps) {
  const { html, updatedOn, count, publishers, page, totalPages } = loaderData;
  return (
    <ContentPage title="Citations" html={html} updatedOn={updatedOn}>
      <section className="sources" aria-labelledby="sources">
        <h2 id="sources">Sources by publisher</h2>
        <p className="quiet">
          {count} sources. Under each you see when we last checked it, and how many of our texts rest on it.
        </p>
        {publishers.map((publisher) => (
          <OfPublisher key={publisher.name} {...publisher} />
        ))}
      </section>
      <Pagination page={page} totalPages={totalPages} label="Sources" />
    </ContentPage>
  );
}

function OfPublisher({ name, count, isContinued, sources }: Publisher) {
  return (
    <details>
      <summary>
        <h3>
          {name} ({count}){isContinued ? ", continued" : null}
        </h3>
      </summary>
      <ul>
        {sources.map(({ title, url, checked, texts }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title}
            </a>
            <span className="quiet">
              {" "}
              {checked ? `Checked ${formatDate(checked)}` : "No date recorded"},{" "}
              {texts === 1 ? "1 text" : `${texts} texts`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Citations", "The public sources behind every week and every tip.");
}

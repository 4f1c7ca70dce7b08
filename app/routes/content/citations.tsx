import { Pagination } from "../../components/pagination.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { pageTitle } from "../../format/title.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { PageHandle } from "../../host.ts";
import type { Route } from "./+types/citations.ts";
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
    sources: data.sources.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    page,
    totalPages,
  };
}

export default function Citations({ loaderData }: Route.ComponentProps) {
  const { html, updatedOn, sources, page, totalPages } = loaderData;
  return (
    <ContentPage title="Citations" html={html} updatedOn={updatedOn}>
      <SourceList sources={sources} />
      <Pagination page={page} totalPages={totalPages} label="Sources" />
    </ContentPage>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Citations", "The public sources behind every week and every tip.");
}

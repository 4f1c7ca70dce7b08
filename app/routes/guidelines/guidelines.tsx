import { href } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { PictureSheet } from "../../components/picture-sheet.tsx";
import { Picture } from "../../components/picture.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { movedParameter } from "../../middleware/moved-dialogs.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/guidelines.ts";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";

export const handle: PageHandle = { isShared: true };

export const middleware: Route.MiddlewareFunction[] = [
  movedParameter("guideline", (id) => href("/guidelines/:id", { id })),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const list = await load(
    getApi(context).guidelines.pagination.$get({ query: { page: String(page), limit: "9", cards: "true" } }),
  );
  refuseBeyond(page, list.totalPages);
  return { guidelines: list.data, page, totalPages: list.totalPages };
}

export default function Guidelines({ loaderData: { guidelines, page, totalPages } }: Route.ComponentProps) {
  return (
    <PageUnderDialogs className="page guidelines">
      <h1>{m.placeGuidelines()}</h1>
      <p>{m.guidelinesLead()}</p>
      <PictureSheet paths={guidelines.map(({ imageUrl }) => imageUrl)}>
        <RowList isWide>
          {guidelines.map(({ id, title, summary, imageUrl, textLanguage }) => (
            <Row
              key={id}
              to={addressOf(id, page)}
              title={<TextIn language={textLanguage}>{title}</TextIn>}
              heading="h2"
              hint={<TextIn language={textLanguage}>{summary}</TextIn>}
              picture={<Picture path={imageUrl} size="small" />}
              preventScrollReset
            />
          ))}
        </RowList>
      </PictureSheet>
      <Pagination page={page} totalPages={totalPages} label={m.placeGuidelines()} />
    </PageUnderDialogs>
  );
}

function addressOf(id: string, page: number) {
  const address = href("/guidelines/:id", { id });
  return page > 1 ? `${address}?page=${page}` : address;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placeGuidelines(), m.guidelinesDescription());
}

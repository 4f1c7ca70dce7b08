import { Fragment } from "react";
import { href, Link, useLocation } from "react-router";
import type { GuidelineStage } from "../../../server/contract/guidelines/stages.ts";
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

const stages: { value: GuidelineStage; name: string }[] = [
  { value: "pregnancy", name: m.whoPregnant() },
  { value: "birth", name: m.guidelinesBirth() },
  { value: "afterBirth", name: m.afterBirth() },
  { value: "baby", name: m.baby() },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const asked = new URL(request.url).searchParams.get("stage");
  const stage = stages.find(({ value }) => value === asked)?.value;
  const list = await load(
    getApi(context).guidelines.pagination.$get({
      query: { page: String(page), limit: "9", cards: "true", ...(stage ? { stage } : {}) },
    }),
  );
  refuseBeyond(page, list.totalPages);
  return { guidelines: list.data, stage, page, totalPages: list.totalPages };
}

export default function Guidelines({ loaderData: { guidelines, stage, page, totalPages } }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <PageUnderDialogs className="page guidelines">
      <h1>{m.placeGuidelines()}</h1>
      <p>{m.guidelinesLead()}</p>
      <nav className="chips" aria-label={m.whoItIsAbout()}>
        {[{ value: undefined, name: m.all() }, ...stages].map(({ value, name }) => (
          <Fragment key={name}>
            <Link
              className="chip"
              to={value ? `${href("/guidelines")}?stage=${value}` : href("/guidelines")}
              aria-current={value === stage ? "page" : undefined}
            >
              {name}
            </Link>{" "}
          </Fragment>
        ))}
      </nav>
      <PictureSheet paths={guidelines.map(({ imageUrl }) => imageUrl)}>
        <RowList isWide>
          {guidelines.map(({ id, title, summary, imageUrl, textLanguage }) => (
            <Row
              key={id}
              to={href("/guidelines/:id", { id }) + search}
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

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placeGuidelines(), m.guidelinesDescription());
}

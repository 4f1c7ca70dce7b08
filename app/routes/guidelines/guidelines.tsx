import { href, useLocation } from "react-router";
import { GUIDELINE_STAGES, type GuidelineStage } from "../../../server/contract/guidelines/stages.ts";
import { getApi, load } from "../../api/client.ts";
import { Chips } from "../../components/list-links.tsx";
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
  const asked = new URL(request.url).searchParams.get("stage");
  const stage = GUIDELINE_STAGES.find((one) => one === asked);
  const list = await load(
    getApi(context).guidelines.pagination.$get({
      query: { page: String(page), limit: "9", cards: "true", ...(stage ? { stage } : {}) },
    }),
  );
  refuseBeyond(page, list.totalPages);
  return { guidelines: list.data, stage, page, totalPages: list.totalPages };
}

const names: Record<GuidelineStage, string> = {
  pregnancy: m.whoPregnant(),
  birth: m.guidelinesBirth(),
  afterBirth: m.afterBirth(),
  baby: m.baby(),
};

export default function Guidelines({ loaderData: { guidelines, stage, page, totalPages } }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <PageUnderDialogs className="page guidelines">
      <h1>{m.placeGuidelines()}</h1>
      <p>{m.guidelinesLead()}</p>
      <Chips
        label={m.whoItIsAbout()}
        lists={[
          { to: href("/guidelines"), name: m.all(), isShown: stage === undefined },
          ...GUIDELINE_STAGES.map((one) => ({
            to: `${href("/guidelines")}?stage=${one}`,
            name: names[one],
            isShown: one === stage,
          })),
        ]}
      />
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

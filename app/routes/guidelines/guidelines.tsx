import { href } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { TopicList } from "../../components/topic-list.tsx";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { movedParameter } from "../../middleware/moved-dialogs.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/guidelines.ts";

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
    <PageUnderDialogs className="page">
      <h1>Guidelines</h1>
      <p className="lead">What health organisations recommend, and what it means for you.</p>
      <TopicList
        topics={guidelines.map(({ id, ...guideline }) => ({
          ...guideline,
          id,
          to: addressOf(id, page),
          isOnTop: true,
        }))}
      />
      <Pagination page={page} totalPages={totalPages} label="Guidelines" />
    </PageUnderDialogs>
  );
}

function addressOf(id: string, page: number) {
  const address = href("/guidelines/:id", { id });
  return page > 1 ? `${address}?page=${page}` : address;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Guidelines", "What WHO and others recommend, in plain words.");
}

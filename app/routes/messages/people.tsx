import { SEARCH_MAX } from "../../../server/contract/search-limit.ts";
import { getApi, load } from "../../api/client.ts";
import { useIsLight } from "../../components/light-pages.tsx";
import { pageTitle } from "../../format/title.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/people.ts";
import { ConversationsPane } from "./conversations-pane.tsx";
import { PeopleView } from "./people-view.tsx";
import { m } from "../../messages/m.ts";

const PER_PAGE = "5";
/** This view does not depend on events. */
const NEVER_OLD = Number.MAX_SAFE_INTEGER;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const search = (url.searchParams.get("search") ?? "").slice(0, SEARCH_MAX);
  const list = await load(
    getApi(context).user.pagination.api.$get({ query: { page: String(page), limit: PER_PAGE, searchTerm: search } }),
  );
  refuseBeyond(page, list.totalPages);
  return {
    view: "people" as const,
    lastEvent: NEVER_OLD,
    people: list.data,
    search,
    page,
    totalPages: list.totalPages,
  };
}

export default function People({ loaderData }: Route.ComponentProps) {
  const isLight = useIsLight();
  return (
    <div className={isLight ? "messages conversation-page" : "messages conversation-page two-panes"}>
      <div className="page list">
        <PeopleView data={loaderData} Title="h1" />
      </div>
      <ConversationsPane />
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.messageNew());
}

import { data, href, Link } from "react-router";
import { CONTENT_KINDS, kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import { SEARCH_MAX } from "../../../../server/contract/search-limit.ts";
import { getApi, load } from "../../../api/client.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ListLinks } from "../../../components/list-links.tsx";
import { Pagination } from "../../../components/pagination.tsx";
import { SearchForm } from "../../../components/search-form.tsx";
import { pageTitle } from "../../../format/title.ts";
import { readIntent } from "../../../forms/intent.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../../page-number.ts";
import type { Route } from "./+types/list.ts";
import { actOn, BULK_ACTS, chosenIn } from "./bulk.ts";
import { BulkAnswer } from "./bulk-result.tsx";
import { ContentTable } from "./content-table.tsx";
import { kindOf } from "./kinds.ts";
import { listedItem } from "./listed-item.ts";

const PAGE_SIZE = 30;

const waiting = [
  { show: "check", label: "To check" },
  { show: "drafts", label: "Drafts" },
  { show: "scheduled", label: "Scheduled" },
  { show: "due", label: "Sources to check again" },
  { show: "newer", label: "Updated by Umeed" },
  { show: "discarded", label: "Bin" },
] as const;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

const SORTS = ["title", "newest", "longestUnchecked"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const { searchParams } = new URL(request.url);
  const shown = waiting.find(({ show }) => show === searchParams.get("show"));
  const named = kindOf(searchParams.get("kind"));
  if (searchParams.has("kind") && !named) throw data({ message: "There is no such list." }, { status: 404 });
  const kind = shown ? named : (named ?? "article");
  const search = searchParams.get("search")?.trim().slice(0, SEARCH_MAX) ?? "";
  const usual = shown?.show === "due" ? "longestUnchecked" : shown ? "newest" : "title";
  const sort = SORTS.find((each) => each === searchParams.get("sort")) ?? usual;
  const api = getApi(context).content;
  const show = shown?.show ?? ("all" as const);
  const query = { page: String(page), limit: String(PAGE_SIZE), search, show, sort };
  const [list, numbers] = await Promise.all([
    load(api.$get({ query: kind ? { ...query, kind } : query })),
    load(api.waiting.$get({ query: {} })),
  ]);
  refuseBeyond(page, list.totalPages);
  return {
    items: list.data.map((item) => listedItem(item, context)),
    heading: shown?.label ?? kindsOfContent[kind ?? "article"].name,
    waiting: waiting
      .map(({ show, label }) => ({ show, label, count: numbers.data[show] }))
      .filter(({ show, count }) => count > 0 || show === shown?.show),
    isOpen: !shown && kind !== undefined && kindsOfContent[kind].isOpen,
    kind: kind ?? null,
    show: shown?.show ?? null,
    sort,
    page,
    totalPages: list.totalPages,
    search,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const act = readIntent(form, BULK_ACTS);
  // Others than editors find no list, and nothing of it to act on.
  await load(getApi(context).content.waiting.$get({ query: {} }));
  const chosen = chosenIn(form);
  return data({ result: await actOn(context, act, chosen) }, { status: chosen.length === 0 ? 400 : 200 });
}

export default function ContentList({ loaderData, actionData }: Route.ComponentProps) {
  const { items, heading, waiting, isOpen, kind, show, sort, page, totalPages, search } = loaderData;
  const result = actionData?.result ?? null;
  const here = href("/admin/content");
  const kept = { ...(kind ? { kind } : {}), ...(show ? { show } : {}), ...(search ? { search } : {}) };
  return (
    <AdminArea>
      <div className="section-head">
        <h1>{heading}</h1>
        {isOpen && kind ? (
          <Link className="button main" to={href("/admin/content/:kind/new", { kind })}>
            New {kindsOfContent[kind].one}
          </Link>
        ) : null}
      </div>
      {result ? <BulkAnswer result={result} /> : null}
      <Lists kind={kind} show={show} waiting={waiting} />
      <SearchForm
        action={here}
        label="Title"
        search={search}
        kept={{ ...(kind ? { kind } : {}), ...(show ? { show } : {}) }}
      />
      {items.length > 0 ? (
        <ContentTable
          label={heading}
          items={items}
          isMixed={show !== null}
          isToCheck={show === "check"}
          sort={sort}
          sortedBy={(sort) => `${here}?${new URLSearchParams({ ...kept, sort })}`}
          bulk={show === "check" ? null : { canPublish: show === "drafts" }}
        />
      ) : (
        <EmptyState title={search ? "No titles found" : "Nothing here"}>
          {search ? <Link to={kind ? `${here}?kind=${kind}` : here}>Show all</Link> : "Nothing to do here."}
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label={heading} />
    </AdminArea>
  );
}

interface ListsProps {
  kind: ContentKind | null;
  show: string | null;
  waiting: { show: string; label: string; count: number }[];
}

/** Kinds of text, and below them what waits in any kind. */
function Lists({ kind, show, waiting }: ListsProps) {
  const here = href("/admin/content");
  return (
    <>
      <ListLinks
        label="Kinds of content"
        lists={CONTENT_KINDS.map((each) => ({
          to: `${here}?kind=${each}`,
          name: kindsOfContent[each].name,
          isShown: !show && each === kind,
        }))}
      />
      <ListLinks
        label="What waits"
        lists={waiting.map((each) => ({
          to: `${here}?show=${each.show}`,
          name: `${each.label} (${each.count})`,
          isShown: each.show === show,
        }))}
      />
    </>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Content");
}

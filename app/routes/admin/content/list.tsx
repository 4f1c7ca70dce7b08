import { data, href, Link } from "react-router";
import { CONTENT_KINDS, kindsOfContent, type ContentKind } from "../../../../server/contract/content/kinds.ts";
import { SEARCH_MAX } from "../../../../server/contract/search-limit.ts";
import { getApi, load } from "../../../api/client.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Pagination } from "../../../components/pagination.tsx";
import { SearchForm } from "../../../components/search-form.tsx";
import { pageTitle } from "../../../format/title.ts";
import { hostContext } from "../../../host.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../../page-number.ts";
import type { Route } from "./+types/list.ts";
import { kindOf } from "./kinds.ts";
import { stateInWords } from "./state.ts";

const PAGE_SIZE = 30;

const waiting = [
  { show: "check", label: "To check" },
  { show: "drafts", label: "Drafts" },
  { show: "scheduled", label: "To be published" },
  { show: "due", label: "Due for another check" },
  { show: "newer", label: "Shipped text has changed" },
  { show: "discarded", label: "Thrown away" },
] as const;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const { searchParams } = new URL(request.url);
  const shown = waiting.find(({ show }) => show === searchParams.get("show"));
  const named = kindOf(searchParams.get("kind"));
  if (searchParams.has("kind") && !named) throw data({ message: "There is no such list." }, { status: 404 });
  const kind = shown ? named : (named ?? "article");
  const search = searchParams.get("search")?.trim().slice(0, SEARCH_MAX) ?? "";
  const api = getApi(context).content;
  const show = shown?.show ?? ("all" as const);
  const query = { page: String(page), limit: String(PAGE_SIZE), search, show };
  const [list, numbers] = await Promise.all([
    load(api.$get({ query: kind ? { ...query, kind } : query })),
    load(api.waiting.$get()),
  ]);
  refuseBeyond(page, list.totalPages);
  const { timeZone } = context.get(hostContext);
  return {
    items: list.data.map((item) => ({
      kind: item.kind,
      key: item.key,
      title: item.title,
      state: stateInWords(item, timeZone),
      isUnread: shown?.show === "due" && item.checkedOn === null,
    })),
    heading: shown?.label ?? kindsOfContent[kind ?? "article"].name,
    waiting: waiting.map(({ show, label }) => ({ show, label, count: numbers.data[show] })),
    isOpen: !shown && kind !== undefined && kindsOfContent[kind].isOpen,
    kind: kind ?? null,
    show: shown?.show ?? null,
    page,
    totalPages: list.totalPages,
    search,
  };
}

export default function ContentList({ loaderData }: Route.ComponentProps) {
  const { items, heading, waiting, isOpen, kind, show, page, totalPages, search } = loaderData;
  const here = href("/admin/content");
  return (
    <AdminArea>
      <h1>{heading}</h1>
      <Lists kind={kind} show={show} waiting={waiting} />
      <SearchForm
        action={here}
        label="Title"
        search={search}
        kept={{ ...(kind ? { kind } : {}), ...(show ? { show } : {}) }}
      />
      {isOpen && kind ? (
        <p>
          <Link className="button" to={href("/admin/content/:kind/new", { kind })}>
            New {kindsOfContent[kind].one}
          </Link>
        </p>
      ) : null}
      {items.length > 0 ? (
        <ul className="cases">
          {items.map(({ kind, key, title, state, isUnread }) => (
            <li key={`${kind}/${key}`}>
              <h2>
                <Link
                  to={href(show === "check" ? "/admin/content/:kind/:key/check" : "/admin/content/:kind/:key", {
                    kind,
                    key,
                  })}
                >
                  <bdi>{title}</bdi>
                </Link>
              </h2>
              <p className="quiet">
                {show ? `${capital(kindsOfContent[kind].one)}. ` : null}
                {state}
                {isUnread ? " None of its sources was read yet." : null}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState title={search ? "Nothing has this in its title" : "Nothing here"}>
          {search ? (
            <Link to={kind ? `${here}?kind=${kind}` : here}>All of them</Link>
          ) : (
            "What waits here comes by itself."
          )}
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

function Lists({ kind, show, waiting }: ListsProps) {
  const here = href("/admin/content");
  return (
    <nav aria-label="What there is to edit">
      <ul className="admin-lists">
        {CONTENT_KINDS.map((each) => (
          <li key={each}>
            <Link to={`${here}?kind=${each}`} aria-current={!show && each === kind ? "page" : undefined}>
              {kindsOfContent[each].name}
            </Link>
          </li>
        ))}
        {waiting.map((each) => (
          <li key={each.show}>
            <Link to={`${here}?show=${each.show}`} aria-current={each.show === show ? "page" : undefined}>
              {each.label} ({each.count})
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function capital(word: string) {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Content");
}

import { href, Link } from "react-router";
import { COUNTED_AT_MOST } from "../../../../server/contract/member/limits.ts";
import { SEARCH_MAX } from "../../../../server/contract/search-limit.ts";
import { getApi, load } from "../../../api/client.ts";
import type { FoundMember } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { byTime, DataTable, type Column } from "../../../components/data-table.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ListLinks } from "../../../components/list-links.tsx";
import { Pagination } from "../../../components/pagination.tsx";
import { SearchForm } from "../../../components/search-form.tsx";
import { momentOf, type Moment } from "../../../format/relative-time.ts";
import { pageTitle } from "../../../format/title.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../../page-number.ts";
import type { Route } from "./+types/members.ts";
import { NobodyCalled } from "./nobody-called.tsx";
import { roleInWords, SAMPLE } from "./roles.ts";

const PAGE = "20";

const lists = [
  { show: "all", label: "All", query: {} },
  { show: "moderators", label: "Moderators", query: { role: "moderator" } },
  { show: "editors", label: "Editors", query: { role: "editor" } },
  { show: "administrators", label: "Administrators", query: { role: "administrator" } },
  { show: "suspended", label: "Suspended", query: { suspended: "true" } },
] as const;

const empty = {
  all: "New members appear here.",
  moderators: "Nobody is a moderator. Open a member to change the role.",
  editors: "Nobody is an editor. Open a member to change the role.",
  administrators: "Nobody is an administrator.",
  suspended: "Nobody is suspended.",
};

const SORTS = ["newest", "oldest", "name"] as const;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const search = url.searchParams.get("search")?.trim().slice(0, SEARCH_MAX) ?? "";
  const { show, query } = lists.find((each) => each.show === url.searchParams.get("show")) ?? lists[0];
  const sort = SORTS.find((each) => each === url.searchParams.get("sort")) ?? (search ? "name" : "newest");
  const paging = { page: String(page), limit: PAGE, search, sort };
  const list = await load(getApi(context).member.$get({ query: { ...paging, ...query } }));
  refuseBeyond(page, list.totalPages);
  const timeZone = timeZoneOf(context);
  return {
    members: list.data.map((member) => ({
      ...member,
      since: momentOf(member.createdTime, timeZone),
      isSuspended: (member.suspendedUntilTime ?? 0) > Date.now(),
    })),
    page,
    totalPages: list.totalPages,
    search,
    show,
    sort,
    total: list.total,
  };
}

export default function Members({
  loaderData: { members, page, totalPages, search, show, sort, total },
}: Route.ComponentProps) {
  const kept = { ...(show === "all" ? {} : { show }), ...(search ? { search } : {}) };
  return (
    <AdminArea>
      <h1>Members</h1>
      <SearchForm
        action={href("/admin/members")}
        label="Name or phone number"
        search={search}
        kept={show === "all" ? {} : { show }}
      />
      <ListLinks
        label="Which members"
        lists={lists.map((each) => ({
          to: `${href("/admin/members")}${each.show === "all" ? "" : `?show=${each.show}`}`,
          name: each.show === show && !search ? `${each.label} (${totalInWords(total)})` : each.label,
          isShown: each.show === show,
        }))}
      />
      {members.length > 0 ? (
        <DataTable
          label="Members"
          rows={members}
          keyOf={({ id }) => id}
          columns={columnsOf(sort, (by) => `${href("/admin/members")}?${new URLSearchParams({ ...kept, sort: by })}`)}
        />
      ) : (
        <EmptyState title={search ? "Nobody found" : "No members here"}>
          {search ? (
            <>
              <NobodyCalled search={search} />{" "}
            </>
          ) : (
            `${empty[show]} `
          )}
          {search || show !== "all" ? <Link to={href("/admin/members")}>All members</Link> : null}
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label="Members" />
    </AdminArea>
  );
}

function totalInWords(total: number) {
  return total < COUNTED_AT_MOST ? String(total) : `${COUNTED_AT_MOST.toLocaleString("en")} or more`;
}

type Listed = FoundMember & { since: Moment; isSuspended: boolean };

function columnsOf(sort: string, sortedBy: (sort: string) => string): [Column<Listed>, ...Column<Listed>[]] {
  return [
    {
      name: "Name",
      ...(sort === "name" ? { order: "ascending" as const } : { sort: sortedBy("name") }),
      cell: ({ id, fullName }) => (
        <Link to={href("/admin/members/:id", { id })}>
          <bdi>{fullName}</bdi>
        </Link>
      ),
    },
    { name: "Phone number", isPlain: true, cell: ({ phoneNumber }) => <span className="number">{phoneNumber}</span> },
    { name: "Role", isPlain: true, cell: marksOf },
    {
      name: "Registered",
      ...byTime(sort, sortedBy),
      cell: ({ since }) => <time dateTime={since.dateTime}>{since.label}</time>,
    },
  ];
}

function marksOf({ role, isSuspended, isSample }: Listed) {
  const marks = [
    ...(role === "member" ? [] : [roleInWords[role]]),
    ...(isSuspended ? ["Suspended"] : []),
    ...(isSample ? [SAMPLE] : []),
  ];
  return marks.length > 0 ? marks.join(", ") : null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Members");
}

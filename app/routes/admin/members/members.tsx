import { href, Link } from "react-router";
import { SEARCH_MAX } from "../../../../server/contract/search-limit.ts";
import { getApi, load } from "../../../api/client.ts";
import type { FoundMember } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Pagination } from "../../../components/pagination.tsx";
import { SearchForm } from "../../../components/search-form.tsx";
import { momentOf, type Moment } from "../../../format/relative-time.ts";
import { pageTitle } from "../../../format/title.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../../page-number.ts";
import type { Route } from "./+types/members.ts";
import { roleInWords } from "./roles.ts";

const PAGE = "20";

const lists = [
  { show: "all", label: "All", query: {} },
  { show: "moderators", label: "Moderators", query: { role: "moderator" } },
  { show: "editors", label: "Editors", query: { role: "editor" } },
  { show: "administrators", label: "Administrators", query: { role: "administrator" } },
  { show: "suspended", label: "Suspended", query: { suspended: "true" } },
] as const;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const search = url.searchParams.get("search")?.trim().slice(0, SEARCH_MAX) ?? "";
  const { show, query } = lists.find((each) => each.show === url.searchParams.get("show")) ?? lists[0];
  const paging = { page: String(page), limit: PAGE, search };
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
    total: list.total,
  };
}

export default function Members({
  loaderData: { members, page, totalPages, search, show, total },
}: Route.ComponentProps) {
  return (
    <AdminArea>
      <h1>Members</h1>
      <SearchForm
        action={href("/admin/members")}
        label="Name or phone number"
        search={search}
        kept={show === "all" ? {} : { show }}
      />
      <nav aria-label="Which members">
        <ul className="admin-lists">
          {lists.map((each) => (
            <li key={each.show}>
              <Link
                to={`${href("/admin/members")}${each.show === "all" ? "" : `?show=${each.show}`}`}
                aria-current={each.show === show ? "page" : undefined}
              >
                {each.label}
                {each.show === show && !search ? ` (${total})` : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {members.length > 0 ? (
        <ul className="cases">
          {members.map((member) => (
            <MemberCard key={member.id} member={member} />
          ))}
        </ul>
      ) : (
        <EmptyState title={search ? "Nobody has this name or number" : "Nobody here"}>
          {search ? <Link to={href("/admin/members")}>The newest members</Link> : "Who registers comes here."}
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label="Members" />
    </AdminArea>
  );
}

function MemberCard({ member }: { member: FoundMember & { since: Moment; isSuspended: boolean } }) {
  const { id, fullName, phoneNumber, role, isSample, isSuspended, since } = member;
  return (
    <li className="card">
      <h2>
        <Link to={href("/admin/members/:id", { id })}>
          <bdi>{fullName}</bdi>
        </Link>
      </h2>
      <p className="quiet">
        {phoneNumber} · {role === "member" ? null : `${roleInWords[role]} · `}
        {isSuspended ? "Suspended · " : null}
        {isSample ? "A sample · " : null}
        registered <time dateTime={since.dateTime}>{since.label}</time>
      </p>
    </li>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Members");
}

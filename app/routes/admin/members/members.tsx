import { href, Link } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import type { FoundMember } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Pagination } from "../../../components/pagination.tsx";
import { SearchForm } from "../../../components/search-form.tsx";
import { momentOf, type Moment } from "../../../format/relative-time.ts";
import { pageTitle } from "../../../format/title.ts";
import { hostContext } from "../../../host.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../../page-number.ts";
import type { Route } from "./+types/members.ts";
import { roleInWords } from "./roles.ts";

const PAGE = "20";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const search = url.searchParams.get("search")?.trim() ?? "";
  const list = await load(getApi(context).member.$get({ query: { page: String(page), limit: PAGE, search } }));
  refuseBeyond(page, list.totalPages);
  const { timeZone } = context.get(hostContext);
  return {
    members: list.data.map((member) => ({
      ...member,
      since: momentOf(member.createdTime, timeZone),
      isSuspended: (member.suspendedUntilTime ?? 0) > Date.now(),
    })),
    page,
    totalPages: list.totalPages,
    search,
  };
}

export default function Members({ loaderData: { members, page, totalPages, search } }: Route.ComponentProps) {
  return (
    <AdminArea>
      <h1>Members</h1>
      <SearchForm action={href("/admin/members")} label="Name or phone number" search={search} />
      {members.length > 0 ? (
        <ul className="cases">
          {members.map((member) => (
            <MemberCard key={member._id} member={member} />
          ))}
        </ul>
      ) : (
        <EmptyState title={search ? "Nobody has this name or number" : "Nobody has registered yet"}>
          {search ? <Link to={href("/admin/members")}>The newest members</Link> : "Who registers comes here."}
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label="Members" />
    </AdminArea>
  );
}

function MemberCard({ member }: { member: FoundMember & { since: Moment; isSuspended: boolean } }) {
  const { _id, fullName, phoneNumber, role, isSample, isSuspended, since } = member;
  return (
    <li className="card">
      <h2>
        <Link to={href("/admin/members/:id", { id: _id })}>
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

import { Form, href, Link } from "react-router";
import { SEARCH_MAX } from "../../../../server/contract/search-limit.ts";
import { TIME_ORDERS, type TimeOrder } from "../../../../server/contract/orders.ts";
import { getApi, load } from "../../../api/client.ts";
import type { LoggedAct } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { byTime, DataTable, type Column } from "../../../components/data-table.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Pagination } from "../../../components/pagination.tsx";
import { dayAndSecond } from "../../../format/day-and-time.ts";
import type { Moment } from "../../../format/relative-time.ts";
import { shorten } from "../../../format/shorten.ts";
import { pageTitle } from "../../../format/title.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../../page-number.ts";
import type { Route } from "./+types/log.ts";
import { ActSubject } from "./act-subject.tsx";
import { NobodyCalled } from "../members/nobody-called.tsx";
import { actInWords, isAct } from "./acts.ts";
import { Reason } from "./reason.tsx";

const PAGE = "20";
const KIND_MAX = 40;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const asked = url.searchParams.get("act") ?? "";
  const act = isAct(asked) ? asked : "";
  const member = url.searchParams.get("member")?.trim().slice(0, SEARCH_MAX) ?? "";
  const sort = TIME_ORDERS.find((each) => each === url.searchParams.get("sort")) ?? "newest";
  const api = getApi(context);
  const [list, found] = await Promise.all([
    load(api.act.$get({ query: { page: String(page), limit: PAGE, act, member, sort } })),
    member ? load(api.member.$get({ query: { page: "1", limit: "1", search: member } })) : null,
  ]);
  refuseBeyond(page, list.totalPages);
  const timeZone = timeZoneOf(context);
  return {
    acts: list.data.map((done) => ({ ...done, at: dayAndSecond(done.createdTime, timeZone) })),
    kinds: act && !list.acts.includes(act) ? [...list.acts, act] : list.acts,
    act,
    unknown: act === asked ? null : shorten(asked, KIND_MAX),
    member,
    only: found?.total === 1 ? found.data[0] : undefined,
    isNobody: found?.total === 0,
    sort,
    page,
    totalPages: list.totalPages,
  };
}

export default function Log({ loaderData }: Route.ComponentProps) {
  const { acts, kinds, act, unknown, member, only, isNobody, sort, page, totalPages } = loaderData;
  const kept = { ...(act ? { act } : {}), ...(member ? { member } : {}) };
  return (
    <AdminArea>
      <h1>Log</h1>
      <p className="lead">
        What moderators, editors and administrators did. Nobody can edit it. When an account is deleted, its name and
        the reasons leave the log.
      </p>
      <Form className="search log-filter" action={href("/admin/log")}>
        {sort === "newest" ? null : <input type="hidden" name="sort" value={sort} />}
        <label className="visually-hidden" htmlFor="act">
          Show
        </label>
        {/* A new key resets the uncontrolled select to the list's own choice. */}
        <select key={act} id="act" name="act" defaultValue={act}>
          <option value="">All actions</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {actInWords(kind).name}
            </option>
          ))}
        </select>
        <label className="visually-hidden" htmlFor="member">
          Name or phone number of a member
        </label>
        <input
          key={`of ${member}`}
          id="member"
          type="search"
          name="member"
          placeholder="Name or number"
          defaultValue={member}
          maxLength={SEARCH_MAX}
          dir="auto"
        />
        <button type="submit" className="button plain">
          Show
        </button>
      </Form>
      {unknown === null ? null : (
        <p role="status">
          There is no action called “<bdi>{unknown}</bdi>”. Actions of all kinds are shown.
        </p>
      )}
      {only ? (
        <p>
          What{" "}
          <Link to={href("/admin/members/:id", { id: only.id })}>
            <bdi>{only.fullName}</bdi>
          </Link>{" "}
          did, and what was done to their account.{" "}
          {acts.length > 0 ? <Link to={href("/admin/log")}>Show the whole log</Link> : null}
        </p>
      ) : null}
      {acts.length > 0 ? (
        <DataTable
          label="Log"
          rows={acts}
          keyOf={({ id }) => id}
          columns={columnsOf(sort, (by) => `${href("/admin/log")}?${new URLSearchParams({ ...kept, sort: by })}`)}
        />
      ) : (
        <EmptyState title={isNobody ? "Nobody found" : "No entries"}>
          {isNobody ? (
            <>
              <NobodyCalled search={member} /> <Link to={href("/admin/log")}>Show the whole log</Link>
            </>
          ) : act || member ? (
            <>
              {act ? `Action: ${actInWords(act).name}. ` : null}
              {member && !only ? (
                <>
                  Member: <bdi>{member}</bdi>.{" "}
                </>
              ) : null}
              <Link to={href("/admin/log")}>Show the whole log</Link>
            </>
          ) : (
            "Actions of moderators, editors and administrators appear here."
          )}
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label="Log" />
    </AdminArea>
  );
}

type Listed = LoggedAct & { at: Moment };

function columnsOf(sort: TimeOrder, sortedBy: (sort: TimeOrder) => string): [Column<Listed>, ...Column<Listed>[]] {
  return [
    {
      name: "Action",
      cell: ({ act, actor, isByCommand, subject }) => (
        <p>
          <strong>{isByCommand ? "The operator (command line)" : <Actor of={actor} />}</strong> {actInWords(act).verb}{" "}
          <ActSubject subject={subject} />
        </p>
      ),
    },
    {
      name: "Details",
      isPlain: true,
      cell: ({ reason }) => (reason ? <Reason text={reason.replace(/^version/, "Version")} /> : null),
    },
    {
      name: "When",
      isPlain: true,
      ...byTime(sort, sortedBy),
      cell: ({ at }) => <time dateTime={at.dateTime}>{at.label}</time>,
    },
  ];
}

function Actor({ of: { id, name } }: { of: LoggedAct["actor"] }) {
  if (id === null || name === null) return "Deleted member";
  return (
    <Link to={href("/admin/members/:id", { id })}>
      <bdi>{name}</bdi>
    </Link>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Log");
}

import { href, Link } from "react-router";
import { SEARCH_MAX } from "../../../../server/contract/search-limit.ts";
import { TIME_ORDERS } from "../../../../server/contract/orders.ts";
import { getApi, load } from "../../../api/client.ts";
import type { SupportCase } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { byTime, DataTable, type Column } from "../../../components/data-table.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ListLinks } from "../../../components/list-links.tsx";
import { Pagination } from "../../../components/pagination.tsx";
import { SearchForm } from "../../../components/search-form.tsx";
import { momentOf, type Moment } from "../../../format/relative-time.ts";
import { shorten } from "../../../format/shorten.ts";
import { pageTitle } from "../../../format/title.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { movedParameter } from "../../../middleware/moved-dialogs.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { stateInWords } from "./words.ts";
import { pageNumber, refuseBeyond } from "../../page-number.ts";
import type { Route } from "./+types/contact.ts";

const TEXT_MAX = 120;

const lists = [
  { state: "open", label: "Open" },
  { state: "answered", label: "Answered" },
  { state: "closed", label: "Closed" },
] as const;

const empty = {
  open: "Messages that wait for an answer appear here.",
  answered: "Messages that were answered appear here.",
  closed: "Messages that were closed without an answer appear here.",
};

export const middleware: Route.MiddlewareFunction[] = [
  movedParameter("message", (reference) => href("/admin/contact/:reference", { reference })),
  requireAccount,
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const { searchParams } = new URL(request.url);
  const search = searchParams.get("search")?.trim().slice(0, SEARCH_MAX) ?? "";
  const { state } = lists.find((list) => list.state === searchParams.get("state")) ?? lists[0];
  const usual = state === "open" ? "oldest" : "newest";
  const sort = TIME_ORDERS.find((each) => each === searchParams.get("sort")) ?? usual;
  const list = await load(getApi(context).support.$get({ query: { page: String(page), search, state, sort } }));
  refuseBeyond(page, list.totalPages);
  const timeZone = timeZoneOf(context);
  return {
    messages: list.data.map((message) => ({ ...message, sent: momentOf(message.createdTime, timeZone) })),
    total: list.total,
    page,
    totalPages: list.totalPages,
    search,
    state,
    sort,
    isUsual: sort === usual,
  };
}

export default function ContactMessages({ loaderData }: Route.ComponentProps) {
  const { messages, total, page, totalPages, search, state, sort, isUsual } = loaderData;
  const kept = { ...(state === "open" ? {} : { state }), ...(search ? { search } : {}) };
  const here = new URLSearchParams({
    ...kept,
    ...(page > 1 ? { page: String(page) } : {}),
    ...(isUsual ? {} : { sort }),
  });
  return (
    <AdminArea>
      <h1>Support</h1>
      <SearchForm action={href("/admin/contact")} label="Reference number" search={search} />
      <ListLinks
        label="Which messages"
        lists={lists.map((list) => ({
          to: `${href("/admin/contact")}${list.state === "open" ? "" : `?state=${list.state}`}`,
          name: list.label,
          isShown: !search && list.state === state,
        }))}
      />
      <p className="lead">{search || total === 0 || state !== "open" ? null : `${total} to answer, ${sort} first.`}</p>
      {messages.length > 0 ? (
        <DataTable
          label="Support"
          rows={messages}
          keyOf={({ reference }) => reference}
          columns={columnsOf(
            here,
            byTime(sort, (by) => `${href("/admin/contact")}?${new URLSearchParams({ ...kept, sort: by })}`),
          )}
        />
      ) : (
        <EmptyState title={search ? "No message has this number" : state === "open" ? "All done" : "No messages"}>
          {search ? null : `${empty[state]} `}
          {search || state !== "open" ? <Link to={href("/admin/contact")}>All open messages</Link> : null}
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label="Support" />
    </AdminArea>
  );
}

type Listed = SupportCase & { sent: Moment };

function columnsOf(here: URLSearchParams, order: ReturnType<typeof byTime>): [Column<Listed>, ...Column<Listed>[]] {
  const addressOf = (reference: string) => {
    const address = href("/admin/contact/:reference", { reference });
    return here.size > 0 ? `${address}?${here}` : address;
  };
  return [
    {
      name: "Subject",
      cell: ({ reference, subject, query }) => (
        <>
          <Link to={addressOf(reference)} preventScrollReset>
            <bdi>{subject}</bdi>
          </Link>
          <p className="hint" dir="auto">
            {shorten(query, TEXT_MAX)}
          </p>
        </>
      ),
    },
    { name: "From", isPlain: true, cell: ({ name }) => <bdi>{name}</bdi> },
    { name: "Number", isPlain: true, cell: ({ reference }) => <span className="number">{reference}</span> },
    { name: "Sent", isPlain: true, ...order, cell: ({ sent }) => <time dateTime={sent.dateTime}>{sent.label}</time> },
    { name: "State", isPlain: true, cell: ({ state }) => stateInWords[state] },
  ];
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Support");
}

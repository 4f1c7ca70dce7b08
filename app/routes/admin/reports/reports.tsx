import { href, Link } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import type { ModerationCase } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { ListLinks } from "../../../components/list-links.tsx";
import { Pagination } from "../../../components/pagination.tsx";
import { dayAndTime } from "../../../format/day-and-time.ts";
import { momentOf } from "../../../format/relative-time.ts";
import { pageTitle } from "../../../format/title.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { movedParameter } from "../../../middleware/moved-dialogs.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../../page-number.ts";
import type { Route } from "./+types/reports.ts";
import { CaseTable } from "./case-table.tsx";
import { DecidedTable } from "./decided-table.tsx";
import { OutcomeForm } from "./outcome-form.tsx";
import { addressOf, addressOfMoved, keptIn, showOf } from "./lists.ts";

export const middleware: Route.MiddlewareFunction[] = [movedParameter("case", addressOfMoved), requireAccount];

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const show = showOf(url);
  const api = getApi(context).moderation;
  const timeZone = timeZoneOf(context);
  const waiting = await load(api.$get({ query: { page: String(show === "waiting" ? page : 1) } }));
  const kept = keptIn(url);
  const decided = show === "decided" ? await load(api.decided.$get({ query: { page: String(page), ...kept } })) : null;
  const { totalPages } = decided ?? waiting;
  refuseBeyond(page, totalPages);
  const withMoment = (item: ModerationCase) => ({ ...item, came: momentOf(item.since, timeZone) });
  return {
    show,
    cases: decided ? [] : waiting.data.map(withMoment),
    elsewhere: decided || page > 1 ? [] : waiting.elsewhere.map(withMoment),
    decided: decided?.data.map((item) => ({ ...item, at: dayAndTime(item.decidedTime, timeZone) })) ?? [],
    total: waiting.total,
    kept,
    page,
    totalPages,
  };
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { show, total, page, totalPages } = loaderData;
  return (
    <AdminArea>
      <h1>Reports</h1>
      <ListLinks
        label="Which cases"
        lists={[
          { to: addressOf("waiting"), name: `To review (${total})`, isShown: show === "waiting" },
          { to: addressOf("decided"), name: "Decided", isShown: show === "decided" },
        ]}
      />
      {show === "decided" ? <Decided {...loaderData} /> : <Waiting {...loaderData} />}
      <Pagination page={page} totalPages={totalPages} label="Reports" />
    </AdminArea>
  );
}

type Lists = Route.ComponentProps["loaderData"];

function Waiting({ cases, elsewhere, total, page }: Pick<Lists, "cases" | "elsewhere" | "total" | "page">) {
  return (
    <>
      {cases.length > 0 ? (
        <>
          <p className="lead">{total} to review: danger to somebody first, then the oldest.</p>
          <CaseTable label="Cases to review" cases={cases} page={page} />
        </>
      ) : (
        <EmptyState title="All done">
          Reports from members appear here. <Link to={href("/forum")}>To the forum</Link>
        </EmptyState>
      )}
      {elsewhere.length > 0 ? (
        <section aria-labelledby="elsewhere">
          <h2 id="elsewhere">For another moderator</h2>
          <p>You made these decisions, so somebody else reviews the appeals.</p>
          <CaseTable label="For another moderator" cases={elsewhere} page={page} />
        </section>
      ) : null}
    </>
  );
}

function Decided({ decided, page, kept }: Pick<Lists, "decided" | "page" | "kept">) {
  return (
    <>
      <OutcomeForm kept={kept} />
      {decided.length > 0 ? (
        <DecidedTable cases={decided} page={page} kept={kept} />
      ) : kept.outcome ? (
        <EmptyState title="No such decisions">
          <Link to={addressOf("decided")}>All decisions</Link>
        </EmptyState>
      ) : (
        <EmptyState title="No decisions yet">
          Decisions about reports and new posts appear here. <Link to={addressOf("waiting")}>Reports to review</Link>
        </EmptyState>
      )}
    </>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Reports");
}

import { data, href, Link } from "react-router";
import { AdminArea } from "../../../components/admin-area.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Row, RowList } from "../../../components/row-list.tsx";
import { SearchForm } from "../../../components/search-form.tsx";
import { pageTitle } from "../../../format/title.ts";
import { getMember } from "../../../middleware/member.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { ContentTable } from "../content/content-table.tsx";
import type { Route } from "./+types/overview.ts";
import { FigureCards } from "./figure-cards.tsx";
import { loadWork } from "./work.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const role = getMember(context)?.role ?? "member";
  if (role === "member") throw data({ message: "There is no such page." }, { status: 404 });
  return { ...(await loadWork(context, role)), role };
}

export default function Overview({ loaderData: { figures, tasks, changed, role } }: Route.ComponentProps) {
  return (
    <AdminArea>
      <div className="section-head">
        <h1>Overview</h1>
        {role === "moderator" ? null : (
          <Link className="button plain" to={href("/admin/content/:kind/new", { kind: "article" })}>
            New article
          </Link>
        )}
      </div>
      {role === "administrator" ? (
        <SearchForm action={href("/admin/members")} label="Find a member" search="" leadsAway />
      ) : null}
      <FigureCards figures={figures} />
      <section aria-labelledby="tasks">
        <h2 id="tasks">To do now</h2>
        {tasks.length > 0 ? (
          <RowList>
            {tasks.map(({ to, icon, title, hint }) => (
              <Row key={to} to={to} icon={icon} title={<span dir="auto">{title}</span>} hint={hint} />
            ))}
          </RowList>
        ) : (
          <EmptyState title="All done">You have nothing to do right now.</EmptyState>
        )}
      </section>
      {changed.length > 0 ? (
        <section aria-labelledby="changed">
          <div className="section-head">
            <h2 id="changed">Recently changed</h2>
            <Link to={href("/admin/content")}>All content</Link>
          </div>
          <ContentTable label="Recently changed" items={changed} isMixed />
        </section>
      ) : null}
    </AdminArea>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Admin");
}

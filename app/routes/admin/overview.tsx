import { data, href, Link } from "react-router";
import { getApi, part } from "../../api/client.ts";
import { AdminArea, adminPagesFor } from "../../components/admin-area.tsx";
import { pageTitle } from "../../format/title.ts";
import { getMember } from "../../middleware/member.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/overview.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const role = getMember(context)?.role ?? "member";
  if (role === "member") throw data({ message: "There is no such page." }, { status: 404 });
  return { role, waiting: role === "editor" ? {} : await whatWaits(context) };
}

/** How many wait where, by the address of the page; nothing of what can't be had just now. */
async function whatWaits(context: Route.LoaderArgs["context"]): Promise<Record<string, number | undefined>> {
  const { moderation, support } = getApi(context);
  const query = { page: "1", limit: "1" };
  const [reports, messages] = await Promise.all([part(moderation.$get({ query })), part(support.$get({ query }))]);
  return { [href("/admin/reports")]: reports.value?.total, [href("/admin/contact")]: messages.value?.total };
}

export default function Overview({ loaderData: { role, waiting } }: Route.ComponentProps) {
  return (
    <AdminArea>
      <h1>Running Umeed</h1>
      <ul className="admin-pages">
        {adminPagesFor(role).map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>
              {name}
              {waiting[to] === undefined ? null : `, ${waiting[to] === 0 ? "nothing waits" : `${waiting[to]} waiting`}`}
            </Link>
          </li>
        ))}
      </ul>
    </AdminArea>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Running Umeed");
}

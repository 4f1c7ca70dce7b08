import { data, Link } from "react-router";
import { AdminArea, adminPagesFor } from "../../components/admin-area.tsx";
import { pageTitle } from "../../format/title.ts";
import { getMember } from "../../middleware/member.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/overview.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export function loader({ context }: Route.LoaderArgs) {
  const role = getMember(context)?.role ?? "member";
  if (role === "member") throw data({ message: "There is no such page." }, { status: 404 });
  return { role };
}

export default function Overview({ loaderData: { role } }: Route.ComponentProps) {
  return (
    <AdminArea>
      <h1>Running Umeed</h1>
      <ul className="admin-pages">
        {adminPagesFor(role).map(({ name, to }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </AdminArea>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Running Umeed");
}

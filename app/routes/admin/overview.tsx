import { data, href, Link } from "react-router";
import { getApi, part } from "../../api/client.ts";
import { AdminArea, adminPagesFor } from "../../components/admin-area.tsx";
import { pageTitle } from "../../format/title.ts";
import { getMember } from "../../middleware/member.ts";
import type { Member } from "../../api/types.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/overview.ts";

type Role = Member["role"];

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const role = getMember(context)?.role ?? "member";
  if (role === "member") throw data({ message: "There is no such page." }, { status: 404 });
  return { role, waiting: await whatWaits(context, role) };
}

async function whatWaits(
  context: Route.LoaderArgs["context"],
  role: Role,
): Promise<Record<string, string | undefined>> {
  const { moderation, support, content } = getApi(context);
  const query = { page: "1", limit: "1" };
  const [reports, messages, texts] = await Promise.all([
    role === "editor" ? null : part(moderation.$get({ query })),
    role === "editor" ? null : part(support.$get({ query })),
    role === "moderator" ? null : part(content.waiting.$get()),
  ]);
  return {
    [href("/admin/reports")]: waitingInWords(reports?.value?.total),
    [href("/admin/contact")]: waitingInWords(messages?.value?.total),
    [href("/admin/content")]: textsInWords(texts?.value?.data),
  };
}

function waitingInWords(total: number | undefined) {
  if (total === undefined) return undefined;
  return total === 0 ? "nothing waits" : `${total} waiting`;
}

function textsInWords(numbers: Record<"check" | "drafts" | "scheduled" | "due" | "newer", number> | undefined) {
  if (!numbers) return undefined;
  const said = [
    [numbers.check, "to check"],
    [numbers.drafts, "in drafts"],
    [numbers.scheduled, "to be published"],
    [numbers.due, "due for another check"],
    [numbers.newer, "with newer shipped text"],
  ] as const;
  const waiting = said.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  return waiting.join(", ") || "nothing waits";
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
              {waiting[to] ? `: ${waiting[to]}` : null}
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

import { href, Link } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import type { EditedTopic } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { Row, RowList } from "../../../components/row-list.tsx";
import { pageTitle } from "../../../format/title.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import type { Route } from "./+types/topics.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  return (await load(getApi(context).topic.$get())).data;
}

export default function Topics({ loaderData: topics }: Route.ComponentProps) {
  return (
    <AdminArea>
      <h1>Topics</h1>
      <p className="lead">What members choose when they write in the forum, in this order.</p>
      <p className="actions">
        <Link className="button main" to={href("/admin/topics/add")} preventScrollReset>
          Add a topic
        </Link>
      </p>
      <RowList label="Topics">
        {topics.map((topic) => (
          <Row
            key={topic.id}
            to={href("/admin/topics/:topic", { topic: topic.id })}
            title={<bdi>{topic.name}</bdi>}
            hint={stateOf(topic)}
            preventScrollReset
          />
        ))}
      </RowList>
    </AdminArea>
  );
}

function stateOf({ isUnlisted, isClosed }: EditedTopic) {
  const unlike = [isUnlisted ? "Only for members who open it" : null, isClosed ? "Closed to new posts" : null];
  return unlike.filter(Boolean).join(". ") || undefined;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Topics");
}

import { href, Link } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { Pagination } from "../../components/pagination.tsx";
import { TopicList } from "../../components/topic-list.tsx";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/symptoms.ts";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const list = await load(
    getApi(context).symptoms.pagination.$get({ query: { page: String(page), limit: "9", cards: "true" } }),
  );
  refuseBeyond(page, list.totalPages);
  return { symptoms: list.data, page, totalPages: list.totalPages };
}

export default function Symptoms({ loaderData: { symptoms, page, totalPages } }: Route.ComponentProps) {
  return (
    <div className="page">
      <h1>Common symptoms</h1>
      <p className="lead">
        Danger signs come first. If you are not sure, <Link to={href("/danger-signs")}>check what you feel</Link>.
      </p>
      <TopicList
        topics={symptoms.map(({ id, symptom: title, isDangerSign: isDanger, ...symptom }) => ({
          ...symptom,
          id,
          title,
          isDanger,
          to: `${href("/symptom")}?id=${id}`,
        }))}
      />
      <Pagination page={page} totalPages={totalPages} label="Symptoms" />
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Common symptoms", "What each one is, what helps, and when to get help now.");
}

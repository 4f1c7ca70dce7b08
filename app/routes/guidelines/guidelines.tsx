import { href } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { TopicList } from "../../components/topic-list.tsx";
import { Trail } from "../../components/trail.tsx";
import { Html } from "../../format/html.tsx";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/guidelines.ts";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const id = new URL(request.url).searchParams.get("guideline");
  const api = getApi(context).guidline;
  const list = await load(api.pagination.$get({ query: { page: String(page), limit: "9" } }));
  refuseBeyond(page, list.totalPages);
  const open = id ? await load(api[":id"].$get({ param: { id } })) : null;
  return { guidelines: list.data, page, totalPages: list.totalPages, open: open?.data ?? null };
}

export default function Guidelines({ loaderData: { guidelines, page, totalPages, open } }: Route.ComponentProps) {
  const here = page > 1 ? `${href("/guidelines")}?page=${page}` : href("/guidelines");
  return (
    <div className="page">
      {open ? (
        <Dialog title={open.title} closeTo={here}>
          <Trail
            steps={[
              { name: "Guidelines", path: href("/guidelines") },
              { name: open.title, path: addressOf(open._id, 1) },
            ]}
          />
          <Html html={open.description} />
          <SourceList sources={open.sources} />
        </Dialog>
      ) : null}
      <h1>Guidelines</h1>
      <p className="lead">What health organisations recommend, and what it means for you.</p>
      <TopicList
        topics={guidelines.map(({ _id: id, ...guideline }) => ({
          ...guideline,
          id,
          to: addressOf(id, page),
          isOnTop: true,
        }))}
      />
      <Pagination page={page} totalPages={totalPages} label="Guidelines" />
    </div>
  );
}

function addressOf(id: string, page: number) {
  return `${href("/guidelines")}?${new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), guideline: id })}`;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const open = loaderData?.open;
  return pageTitle(
    matches,
    open?.title ?? "Guidelines",
    open?.summary ?? "What WHO and others recommend, in plain words.",
  );
}

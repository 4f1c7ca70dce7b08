import { href, Link } from "react-router";
import { SEARCH_MAX } from "../../../../server/contract/search-limit.ts";
import { getApi, load } from "../../../api/client.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Pagination } from "../../../components/pagination.tsx";
import { PictureSheet, usePictureAddress } from "../../../components/picture-sheet.tsx";
import { SearchForm } from "../../../components/search-form.tsx";
import { pageTitle } from "../../../format/title.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../../page-number.ts";
import type { Route } from "./+types/icons.ts";

/** As many as one sheet of pictures takes. */
const PAGE = "24";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const search = new URL(request.url).searchParams.get("search")?.trim().slice(0, SEARCH_MAX) ?? "";
  const list = await load(getApi(context).content.icon.$get({ query: { page: String(page), limit: PAGE, search } }));
  refuseBeyond(page, list.totalPages);
  return { icons: list.data, page, totalPages: list.totalPages, total: list.total, search };
}

export default function Icons({ loaderData: { icons, page, totalPages, total, search } }: Route.ComponentProps) {
  return (
    <AdminArea>
      <h1>Icons</h1>
      <p className="lead">For covers, symptoms and weeks. The editor finds them by name, and offers the most used.</p>
      <SearchForm action={href("/admin/icons")} label="What it shows, in English" search={search} />
      {icons.length > 0 ? (
        <p className="quiet">
          {total === 1 ? "1 icon" : `${total} icons`}
          {search ? (
            <>
              {" "}
              for “<bdi>{search}</bdi>”. <Link to={href("/admin/icons")}>Show all</Link>
            </>
          ) : null}
        </p>
      ) : null}
      {icons.length > 0 ? (
        <PictureSheet paths={icons.map(({ url }) => url)}>
          <ul className="cards icon-cards">
            {icons.map((icon) => (
              <Icon key={icon.name} {...icon} />
            ))}
          </ul>
        </PictureSheet>
      ) : (
        <EmptyState title="No icon found">
          Try another word for it. <Link to={href("/admin/icons")}>All icons</Link>
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label="Icons" />
    </AdminArea>
  );
}

function Icon({ name, url }: { name: string; url: string }) {
  return (
    <li className="card">
      <img src={usePictureAddress(url)} alt="" width="64" height="64" loading="lazy" />
      <p>
        <code>{name}</code>
      </p>
    </li>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Icons");
}

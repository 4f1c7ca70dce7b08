import { href, Link } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import type { ContentPicture } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Pagination } from "../../../components/pagination.tsx";
import { uploadedAddresses } from "../../../format/uploaded.ts";
import { momentOf, type Moment } from "../../../format/relative-time.ts";
import { pageTitle } from "../../../format/title.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { CopyLine } from "./copy-line.tsx";
import { pageNumber, refuseBeyond } from "../../page-number.ts";
import type { Route } from "./+types/pictures.ts";

const SHOWN_WIDTH = 280;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const list = await load(getApi(context).content.picture.$get({ query: { page: String(page) } }));
  refuseBeyond(page, list.totalPages);
  const timeZone = timeZoneOf(context);
  return {
    pictures: list.data.map((picture) => ({ ...picture, uploaded: momentOf(picture.createdTime, timeZone) })),
    page,
    totalPages: list.totalPages,
  };
}

export default function Pictures({ loaderData: { pictures, page, totalPages } }: Route.ComponentProps) {
  return (
    <AdminArea>
      <h1>Pictures</h1>
      <p className="lead">
        For texts and covers. The editor offers the newest. To use any other, copy its line and paste it into a text.
      </p>
      <p className="actions">
        <Link className="button main" to={href("/admin/pictures/add")} preventScrollReset>
          Add a picture
        </Link>
      </p>
      {pictures.length > 0 ? (
        <ul className="cards">
          {pictures.map((picture) => (
            <PictureCard key={picture.id} picture={picture} page={page} />
          ))}
        </ul>
      ) : (
        <EmptyState title="No pictures yet">Upload a picture to use it in a text or as a cover.</EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label="Pictures" />
    </AdminArea>
  );
}

function PictureCard({ picture, page }: { picture: ContentPicture & { uploaded: Moment }; page: number }) {
  const { id, url, width, height, alt, markdown, by, uploaded } = picture;
  const shown = Math.min(width, SHOWN_WIDTH);
  const query = new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), picture: id });
  return (
    <li className="card">
      <img
        {...uploadedAddresses(url)}
        sizes={`${SHOWN_WIDTH}px`}
        alt={alt}
        width={shown}
        height={Math.max(1, Math.round((height * shown) / width))}
        loading="lazy"
      />
      <p dir="auto">{alt}</p>
      <details className="more">
        <summary>Line for a text</summary>
        <code>{markdown}</code>
      </details>
      <p className="quiet">
        <bdi>{by ?? "A deleted member"}</bdi> · <time dateTime={uploaded.dateTime}>{uploaded.label}</time> · {width} ×{" "}
        {height}
      </p>
      <p className="actions">
        <CopyLine line={markdown} />{" "}
        <Link className="button plain" to={`${href("/admin/pictures/remove")}?${query}`} preventScrollReset>
          Remove<span className="visually-hidden">: {alt}</span>
        </Link>
      </p>
    </li>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Pictures");
}

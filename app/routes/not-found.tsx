import { data, href, Link } from "react-router";
import { ErrorPage } from "../components/error-page.tsx";
import { useKeptWords } from "../components/kept-words.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { Tiles } from "../components/tiles.tsx";
import { m } from "../messages/m.ts";
import type { Route } from "./+types/not-found.ts";

export function loader() {
  throw data({ message: m.errorNowhereWhy() }, { status: 404 });
}

export { loader as action };

/** After a deployment the browser's routes may be older than the server's, so the server decides. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  location.assign(request.url);
  return new Promise<never>(() => {});
}

export default function NotFound() {
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (useKeptWords().length > 0) return <ErrorPage error={error} />;
  return (
    <div className="page reading">
      <title>{m.errorPageNotFound()}</title>
      <div className="nowhere">
        <h1 className="kick">{m.errorUnexpected()}</h1>
        <h2>{m.errorNowhere()}</h2>
      </div>
      <p className="lead">{m.errorNowhereWhy()}</p>
      <SearchForm action={href("/search")} name="q" label={m.searchWord()} search="" leadsAway />
      <p className="actions">
        <Link className="button main" to={href("/")}>
          {m.placeHome()}
        </Link>{" "}
        <Link className="button plain" to={href("/danger-signs")}>
          {m.placeDangerSigns()}
        </Link>
      </p>
      <Tiles />
    </div>
  );
}

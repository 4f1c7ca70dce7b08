import { href, isRouteErrorResponse, Link, useLocation, useRouteError } from "react-router";
import { useRetry } from "../enhance/use-retry.ts";
import { GONE } from "../forms/gone.ts";
import type { TypedWords } from "../forms/typed-words.ts";
import { TAKES_NO_FORMS } from "../routes/no-forms.ts";
import { Dialog } from "./dialog.tsx";
import { KeptWords, useKeptWords } from "./kept-words.tsx";
import { useRequestFacts } from "./request-facts.tsx";

export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const isPageOfList = new URLSearchParams(search).has("page");
  const status = statusOf(error);
  const words = useKeptWords();
  const isGone = status === 404 && words.length > 0;
  const own = ownTitle(error, isGone);
  const area = areas.find(({ to }) => pathname.startsWith(to));
  return (
    <div className="page narrow">
      <title>{own ?? titles[status] ?? "Something went wrong"}</title>
      <h1>{own ?? "Unexpected Application Error!"}</h1>
      <ErrorText error={error} words={words} />
      <ul className="ways">
        {isGone && area ? (
          <li>
            <Link to={area.to}>{area.name}</Link>
          </li>
        ) : null}
        {status === 404 && isPageOfList ? (
          <li>
            <Link to={pathname}>The first page of this list</Link>
          </li>
        ) : null}
        {status === 400 && search ? (
          <li>
            <Link to={pathname}>The page without your search</Link>
          </li>
        ) : null}
        <li>
          <Link to={href("/")}>Home</Link>
        </li>
        <li>
          <Link to={href("/weeks")}>Week by week</Link>
        </li>
        <li>
          <Link to={href("/account")}>Your account</Link>
        </li>
      </ul>
    </div>
  );
}

export function DialogError() {
  // React Router gives no props to a boundary re-exported from another file.
  const error = useRouteError();
  const { search } = useLocation();
  const words = useKeptWords();
  const status = statusOf(error);
  const isGone = status === 404 && words.length > 0;
  return (
    <Dialog title={ownTitle(error, isGone) ?? titles[status] ?? "Something went wrong"} closeTo={`..${search}`}>
      <ErrorText error={error} words={words} />
    </Dialog>
  );
}

function ErrorText({ error, words }: { error: unknown; words: TypedWords }) {
  const { requestId } = useRequestFacts();
  const { pathname, search } = useLocation();
  const status = statusOf(error);
  const { isLost, signInAt } = factsOf(error);
  // Another try would take her words off the page.
  useRetry(status === 503 && !isLost);
  return (
    <>
      <p className="lead">{status === 404 && words.length > 0 ? GONE : sentenceOf(error, status)}</p>
      {signInAt ? (
        <p>
          <a className="button main" href={signInAt} target="_blank">
            Log in in another tab
          </a>
        </p>
      ) : null}
      <KeptWords words={words} />
      {status >= 500 ? (
        <>
          {isLost ? null : (
            <>
              <p>If you had typed something here, it is kept for an hour and comes back with the page.</p>
              <p>
                <a className="button main" href={pathname + search}>
                  Try again
                </a>
              </p>
            </>
          )}
          {requestId ? (
            <p className="quiet">
              If it goes on, tell us this number: <code>{requestId}</code>
            </p>
          ) : null}
        </>
      ) : null}
    </>
  );
}

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

function ownTitle(error: unknown, isGone: boolean) {
  if (isGone) return "This is no longer here";
  return factsOf(error).signInAt ? "Log in first" : undefined;
}

const areas = [
  { to: href("/forum"), name: "Social forum" },
  { to: href("/messages"), name: "Messages" },
];
const titles: Record<number, string> = { 403: "Not done", 404: "Page not found", 503: "Not reachable" };

interface Facts {
  message?: string;
  /** What she wrote is kept nowhere but on this page. */
  isLost?: boolean;
  signInAt?: string;
}

function factsOf(error: unknown): Facts {
  const { data }: { data: unknown } = isRouteErrorResponse(error) ? error : { data: null };
  return data instanceof Object ? data : {};
}

function sentenceOf(error: unknown, status: number) {
  if (status === 405) return TAKES_NO_FORMS;
  const { message } = factsOf(error);
  if (typeof message === "string") return message;
  if (status === 404) return "There is no page at this address.";
  return "Something went wrong on our side. It is not your fault.";
}

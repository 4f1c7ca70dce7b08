import { href, isRouteErrorResponse, Link, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import { useRetry } from "../enhance/use-retry.ts";
import { GONE } from "../forms/gone.ts";
import type { TypedWords } from "../forms/typed-words.ts";
import type { loader } from "../root.tsx";
import { TAKES_NO_FORMS } from "../routes/no-forms.ts";
import { Dialog } from "./dialog.tsx";
import { KeptWords, useKeptWords } from "./kept-words.tsx";
import { useOpenDialog } from "./page-under-dialogs.tsx";
import { Tiles } from "./tiles.tsx";
import { useRequestFacts } from "./request-facts.tsx";
import { pagePath } from "../language.ts";

export function ErrorPage({ error }: { error: unknown }) {
  const words = useKeptWords();
  const title = titleOf(error, words);
  const isUnmatched = title === NOWHERE;
  return (
    <div className={`page ${isUnmatched ? "reading" : "narrow"}`}>
      <title>{isUnmatched ? "Page not found" : title}</title>
      {isUnmatched ? (
        <div className="nowhere">
          <h1 className="kick">Unexpected Application Error!</h1>
          <h2>{NOWHERE}</h2>
        </div>
      ) : (
        <h1>{title}</h1>
      )}
      <ErrorText error={error} words={words} />
      {isUnmatched ? <FromNowhere /> : <Ways status={statusOf(error)} />}
    </div>
  );
}

function Ways({ status }: { status: number }) {
  const isAfterLoss = useRouteLoaderData<typeof loader>("root")?.member?.stage === "afterLoss";
  const { pathname, search } = useLocation();
  const area = status === 404 ? areas.find(({ at }) => at.test(pathname)) : undefined;
  return (
    <ul className="ways">
      {area ? (
        <li>
          <Link to={area.to}>{area.name}</Link>
        </li>
      ) : null}
      {status === 404 && isPageOfList(search) ? (
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
      {status === 404 ? (
        <li>
          <Link to={href("/search")}>Search</Link>
        </li>
      ) : null}
      {isAfterLoss ? null : (
        <li>
          <Link to={href("/weeks")}>Week by week</Link>
        </li>
      )}
      <li>
        <Link to={href("/danger-signs")}>Danger signs</Link>
      </li>
      <li>
        <Link to={href("/account")}>Your account</Link>
      </li>
    </ul>
  );
}

function FromNowhere() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="actions">
        {isPageOfList(search) ? (
          <Link className="button plain" to={pathname}>
            The first page of this list
          </Link>
        ) : null}{" "}
        <Link className="button main" to={href("/")}>
          Home
        </Link>{" "}
        <Link className="button plain" to={href("/search")}>
          Search
        </Link>{" "}
        <Link className="button plain" to={href("/danger-signs")}>
          Danger signs
        </Link>
      </p>
      <Tiles />
    </>
  );
}

export function DialogError() {
  // React Router gives no props to a boundary re-exported from another file.
  const error = useRouteError();
  const { search } = useLocation();
  const words = useKeptWords();
  if (!useOpenDialog()) return <ErrorPage error={error} />;
  return (
    <Dialog title={titleOf(error, words)} closeTo={`..${search}`}>
      <ErrorText error={error} words={words} />
    </Dialog>
  );
}

function ErrorText({ error, words }: { error: unknown; words: TypedWords }) {
  const { requestId } = useRequestFacts();
  const { pathname, search } = useLocation();
  const status = statusOf(error);
  const { isLost, signInAt } = factsOf(error);
  // Another try would take the typed words off the page.
  useRetry(status === 503 && !isLost);
  return (
    <>
      <p className="lead">{status === 404 && words.length > 0 ? GONE : leadOf(error, status)}</p>
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
              <p>If you had typed something here, it is kept for a while and comes back with the page.</p>
              <p>
                <a className="button main" href={pagePath(pathname + search)}>
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

const isPageOfList = (search: string) => new URLSearchParams(search).has("page");
const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

const NOWHERE = "This page does not exist";
const TITLE_MAX = 60;

function titleOf(error: unknown, words: TypedWords) {
  const status = statusOf(error);
  if (status === 404 && words.length > 0) return "This is no longer here";
  if (factsOf(error).signInAt) return "Log in first";
  return sentencesOf(error, status).title ?? titles[status] ?? "Something went wrong";
}

const areas = [
  { at: /^\/forum\b/, to: href("/forum"), name: "Social forum" },
  { at: /^\/messages\b/, to: href("/messages"), name: "Messages" },
  { at: /^\/article\b/, to: href("/articles"), name: "Articles" },
  { at: /^\/symptom\b/, to: href("/symptoms"), name: "Common Symptoms" },
  { at: /^\/guidelines\b/, to: href("/guidelines"), name: "Guidelines" },
  { at: /^\/events\b/, to: href("/events"), name: "Events" },
  { at: /^\/calendar\b/, to: href("/calendar"), name: "Calendar" },
];
const titles: Record<number, string> = { 403: "This is not allowed", 404: NOWHERE, 503: "Not reachable" };

interface Facts {
  message?: string;
  /** No route has this address. */
  isUnmatched?: boolean;
  /** What was typed is kept nowhere but on this page. */
  isLost?: boolean;
  signInAt?: string;
}

function factsOf(error: unknown): Facts {
  const { data }: { data: unknown } = isRouteErrorResponse(error) ? error : { data: null };
  return data instanceof Object ? data : {};
}

/** A short first sentence of what was refused is its title. */
function sentencesOf(error: unknown, status: number): { title?: string; rest: string } {
  const { message, isUnmatched = false } = factsOf(error);
  const said = status === 405 ? TAKES_NO_FORMS : message;
  if (said === undefined) return { rest: "" };
  const end = said.search(/\.(\s|$)/);
  const isTitle = status < 500 && !isUnmatched && end > 0 && end <= TITLE_MAX;
  return isTitle ? { title: said.slice(0, end), rest: said.slice(end + 1).trim() } : { rest: said };
}

function leadOf(error: unknown, status: number) {
  const { title, rest } = sentencesOf(error, status);
  if (rest) return rest;
  if (status === 404)
    return title ? "It was deleted or hidden, or the link is cut short." : "There is no page at this address.";
  return title ? "Nothing was done." : "Something went wrong on our side. It is not your fault.";
}

import { href, isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from "react-router";
import { useRetry } from "../enhance/use-retry.ts";
import { GONE } from "../forms/gone.ts";
import type { TypedWords } from "../forms/typed-words.ts";
import type { loader } from "../root.tsx";
import { TAKES_NO_FORMS } from "../routes/no-forms.ts";
import { Dialog } from "./dialog.tsx";
import { KeptWords, useKeptWords } from "./kept-words.tsx";
import { useOpenDialog } from "./page-under-dialogs.tsx";
import { listOf } from "./places.ts";
import { useRequestFacts } from "./request-facts.tsx";
import { pagePath } from "../language.ts";
import { Rich } from "./rich.tsx";
import { Row, RowList } from "./row-list.tsx";
import { m } from "../messages/m.ts";

export function ErrorPage({ error }: { error: unknown }) {
  const words = useKeptWords();
  const title = titleOf(error, words);
  return (
    <div className="page narrow">
      <title>{title}</title>
      <h1>{title}</h1>
      <ErrorText error={error} words={words} />
      <Ways status={statusOf(error)} />
    </div>
  );
}

function Ways({ status }: { status: number }) {
  const isAfterLoss = useRouteLoaderData<typeof loader>("root")?.member?.stage === "afterLoss";
  const { pathname, search } = useLocation();
  const list = status === 404 ? listOf(pathname) : undefined;
  return (
    <RowList>
      {list ? <Row to={list.to} icon={list.icon} title={list.name} /> : null}
      {status === 404 && isPageOfList(search) ? <Row to={pathname} title={m.wayFirstPage()} /> : null}
      {status === 400 && search ? <Row to={pathname} title={m.wayWithoutSearch()} /> : null}
      <Row to={href("/")} icon="house" title={m.placeHome()} />
      {status === 404 ? <Row to={href("/search")} icon="search" title={m.placeSearch()} /> : null}
      {isAfterLoss ? null : <Row to={href("/weeks")} icon="weeks" title={m.placeWeekByWeek()} />}
      <Row to={href("/danger-signs")} icon="triangle-alert" tone="danger" title={m.placeDangerSigns()} />
    </RowList>
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
            {m.errorLogInElsewhere()}
          </a>
        </p>
      ) : null}
      <KeptWords words={words} />
      {status >= 500 ? (
        <>
          {isLost ? null : (
            <>
              <p>{m.errorKeptForPage()}</p>
              <p>
                <a className="button main" href={pagePath(pathname + search)}>
                  {m.tryAgain()}
                </a>
              </p>
            </>
          )}
          {requestId ? (
            <p className="quiet">
              <Rich of={m.errorNumber} marks={{ number: <code /> }} with={{ number: requestId }} />
            </p>
          ) : null}
        </>
      ) : null}
    </>
  );
}

const isPageOfList = (search: string) => new URLSearchParams(search).has("page");
const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

const TITLE_MAX = 60;

function titleOf(error: unknown, words: TypedWords) {
  const status = statusOf(error);
  if (status === 404 && words.length > 0) return m.errorGoneTitle();
  if (factsOf(error).signInAt) return m.errorLogInFirst();
  return sentencesOf(error, status).title ?? titles[status] ?? m.errorSomething();
}

const titles: Record<number, string> = { 403: m.errorNotAllowed(), 404: m.errorNowhere(), 503: m.errorNotReachable() };

interface Facts {
  message?: string;
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
  const { message } = factsOf(error);
  const said = status === 405 ? TAKES_NO_FORMS : message;
  if (said === undefined) return { rest: "" };
  const end = said.search(/[.۔](\s|$)/);
  const isTitle = status < 500 && end > 0 && end <= TITLE_MAX;
  return isTitle ? { title: said.slice(0, end), rest: said.slice(end + 1).trim() } : { rest: said };
}

function leadOf(error: unknown, status: number) {
  const { title, rest } = sentencesOf(error, status);
  if (rest) return rest;
  if (status === 404) return title ? m.errorGoneOrCut() : m.errorNotFound();
  return title ? m.errorNothingDone() : m.errorOurSide();
}

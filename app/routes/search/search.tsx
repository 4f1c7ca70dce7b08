import { href, Link } from "react-router";
import { SEARCH_KINDS, SEARCH_MIN, type SearchKind } from "../../../server/contract/search/kinds.ts";
import { SEARCH_MAX } from "../../../server/contract/search-limit.ts";
import { getApi, load } from "../../api/client.ts";
import type { Helpline, Search as Found, SearchItem } from "../../api/types.ts";
import { CallLinks } from "../../components/call-links.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { pageTitle } from "../../format/title.ts";
import { getMember } from "../../middleware/member.ts";
import { useApp, useIsMember } from "../../use-app.ts";
import { helplinesHere } from "../danger-signs/helplines-here.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/search.ts";
import { FoundList } from "./found-list.tsx";
import { SuggestedWords } from "./suggested-words.tsx";
import { m } from "../../messages/m.ts";
import { Rich } from "../../components/rich.tsx";

const PER_PAGE = "10";

const nothing: Found = { data: [], total: 0, page: 1, totalPages: 0, readAs: [], meant: [] };

/** Not shared: only the reader's own cache may keep what she searched for. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get("q") ?? "").trim().slice(0, SEARCH_MAX);
  const only = SEARCH_KINDS.find((kind) => kind === url.searchParams.get("in")) ?? null;
  const page = pageNumber(request);
  const paging = { page: String(page), limit: PER_PAGE };
  const isAfterLoss = getMember(context)?.stage === "afterLoss";
  if (q.length < SEARCH_MIN) return { q, only, found: nothing, helplines: [], isAfterLoss };
  const [found, helplines] = await Promise.all([
    load(getApi(context).search.$get({ query: { q, ...(only ? { in: only } : {}), ...paging } })),
    helplinesHere(request, context),
  ]);
  refuseBeyond(page, found.totalPages);
  return { q, only, found, helplines, isAfterLoss };
}

/** The Referer must not carry what she searches for. */
export const headers: Route.HeadersFunction = () => ({ "Referrer-Policy": "strict-origin" });

export default function Search({ loaderData: { q, only, found, helplines, isAfterLoss } }: Route.ComponentProps) {
  return (
    <div className="page site-search">
      <h1>{m.placeSearch()}</h1>
      <SearchForm action={href("/search")} name="q" label={m.searchWord()} search={q} />
      {found.data.length > 0 ? (
        <Results q={q} only={only} found={found} helplines={helplines} />
      ) : (
        <>
          <NoResults q={q} only={only} />
          <SuggestedWords isAfterLoss={isAfterLoss} />
        </>
      )}
    </div>
  );
}

interface ResultsProps {
  q: string;
  only: SearchKind | null;
  found: Found;
  helplines: Helpline[];
}

function Results({ q, only, found, helplines }: ResultsProps) {
  const { data: groups, page, totalPages, readAs, meant } = found;
  const total = (only ? groups[0]?.total : found.total) ?? 0;
  return (
    <>
      <p role="status">
        {meant.length > 0 ? (
          <Rich
            of={m.searchResultsMeant}
            with={{ count: total, q, meant: meant.map(({ as }) => as).join(m.listComma()) }}
            marks={{ q: <bdi /> }}
          />
        ) : (
          <Rich of={m.searchResults} with={{ count: total, q }} marks={{ q: <bdi /> }} />
        )}{" "}
        {readAs.map(({ typed, as }) => (
          <span key={typed}>
            <Rich of={m.searchReadAs} with={{ typed, as }} marks={{ word: <bdi /> }} />{" "}
          </span>
        ))}
        {only ? <Link to={addressOf(q)}>{m.searchInEverything()}</Link> : null}
      </p>
      {isAboutVaccines([q, ...[...readAs, ...meant].map(({ as }) => as)]) ? <Vaccines /> : null}
      {groups.map((group) => (
        <section
          key={group.kind}
          className={group.kind === "dangerSign" ? "found danger" : "found"}
          aria-labelledby={`found-${group.kind}`}
        >
          <h2 id={`found-${group.kind}`}>
            {headings[group.kind]} ({group.total})
          </h2>
          {group.kind === "dangerSign" && group.items.some(isUrgent) ? (
            <CallLinks isUrgent helplines={helplines} />
          ) : null}
          <FoundList items={group.kind === "week" ? group.items.toSorted(byWeek) : group.items} />
          {only === null && group.total > group.items.length ? (
            <p>
              <Link className="read-more" to={addressOf(q, group.kind)}>
                {m.searchAllIn({ count: group.total, kind: headings[group.kind] })}
              </Link>
            </p>
          ) : null}
        </section>
      ))}
      {only ? <Pagination page={page} totalPages={totalPages} label={headings[only]} /> : null}
    </>
  );
}

/** Some keyboards have the Arabic letters for the Urdu ones. */
const isAboutVaccines = (words: string[]) =>
  /vaccin|polio|bcg|ٹیک(?:ہ|ے|ا|وں)|ویکسین|پولیو|بی سی جی/i.test(
    words.join(" ").replaceAll("ي", "ی").replaceAll("ك", "ک").replaceAll("ه", "ہ"),
  );

function Vaccines() {
  const { helplineNumber } = useApp();
  return (
    <RowList label={m.vaccines()}>
      {useIsMember() ? <Row to={href("/account/visits")} icon="calendar-days" title={m.visitsAndVaccines()} /> : null}
      <Row to={`tel:${helplineNumber}`} icon="phone" title={m.placeVaccineInformation({ number: helplineNumber })} />
    </RowList>
  );
}

/** Each stage by itself, as she lives them. */
function byWeek({ week: one }: SearchItem, { week: other }: SearchItem) {
  const place = (week: SearchItem["week"]) => (week?.stage === "afterBirth" ? 100 : 0) + (week?.number ?? 0);
  return place(one) - place(other);
}

function isUrgent({ question }: SearchItem) {
  return question === null || question.level === "now";
}

const headings: Record<SearchKind, string> = {
  dangerSign: m.placeDangerSigns(),
  symptom: m.symptomsPages(),
  article: m.placeArticles(),
  guideline: m.placeGuidelines(),
  week: m.placeWeeks(),
  event: m.placeEvents(),
  page: m.searchPages(),
};

function addressOf(q: string, only?: SearchKind) {
  return `${href("/search")}?${new URLSearchParams({ q, ...(only ? { in: only } : {}) })}`;
}

function NoResults({ q, only }: Pick<ResultsProps, "q" | "only">) {
  if (q.length < SEARCH_MIN) {
    return <p role="status">{q === "" ? m.searchLead() : m.searchTooShort()}</p>;
  }
  return (
    <EmptyState
      title={m.searchNothing({ q })}
      actions={
        <>
          {only ? (
            <Link className="button" to={addressOf(q)}>
              {m.searchInEverything()}
            </Link>
          ) : null}{" "}
          <Link className="button" to={href("/danger-signs")}>
            {m.searchCheckSigns()}
          </Link>{" "}
          <Link className="button" to={href("/forum")}>
            {m.searchAskForum()}
          </Link>
        </>
      }
    >
      {m.searchTryOther()}
    </EmptyState>
  );
}

/** The title stays in the phone's history, so it does not say what she searched for. */
export function meta({ matches }: Route.MetaArgs) {
  return [...pageTitle(matches, m.placeSearch(), m.searchDescription()), { name: "robots", content: "noindex" }];
}

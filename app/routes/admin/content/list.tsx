import { data, href, Link } from "react-router";
import { kindsOfContent } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE, isLanguage, languageOf, type LanguageCode } from "../../../../server/contract/languages.ts";
import { SEARCH_MAX } from "../../../../server/contract/search-limit.ts";
import { getApi, load } from "../../../api/client.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Pagination } from "../../../components/pagination.tsx";
import { SearchForm } from "../../../components/search-form.tsx";
import { pageTitle } from "../../../format/title.ts";
import { readIntent } from "../../../forms/intent.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../../page-number.ts";
import type { Route } from "./+types/list.ts";
import { actOn, BULK_ACTS, chosenIn } from "./bulk.ts";
import { BulkAnswer } from "./bulk-result.tsx";
import { ContentTable } from "./content-table.tsx";
import { listAddress } from "./editor-address.ts";
import { kindOf } from "./kinds.ts";
import { Lists } from "./lists.tsx";
import { listedItem } from "./listed-item.ts";
import { waitingIn } from "./translated-texts.ts";
import { waitingInWords } from "./waiting-check.ts";

const PAGE_SIZE = 30;

const waiting = [
  { show: "check", label: "To check" },
  { show: "drafts", label: "Drafts" },
  { show: "scheduled", label: "Scheduled" },
  { show: "due", label: "Sources to check again" },
  { show: "behind", label: "English changed since translation" },
  { show: "untranslated", label: "Not translated" },
  { show: "newer", label: "Updated by Umeed" },
  { show: "discarded", label: "Bin" },
] as const;

const empty = {
  check: "Changes that need a second person appear here.",
  drafts: "Texts that are begun or changed, and not published, appear here.",
  scheduled: "Texts that will be published on a day appear here.",
  due: "Texts whose sources were not checked for a year appear here.",
  behind: "Translations whose English text has changed since appear here.",
  untranslated: "Texts that have no translation yet appear here.",
  newer: "Texts that you changed, and that Umeed has updated since, appear here.",
  discarded: "Drafts that were discarded appear here.",
} satisfies Record<(typeof waiting)[number]["show"], string>;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

const SORTS = ["title", "newest", "longestUnchecked"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const language = languageIn(request);
  const { searchParams } = new URL(request.url);
  const shown = waiting.find(({ show }) => show === searchParams.get("show"));
  const named = kindOf(searchParams.get("kind"));
  if (searchParams.has("kind") && !named) throw data({ message: "There is no such list." }, { status: 404 });
  const kind = shown ? named : (named ?? "article");
  const search = searchParams.get("search")?.trim().slice(0, SEARCH_MAX) ?? "";
  const usual = shown?.show === "due" ? "longestUnchecked" : shown ? "newest" : "title";
  const sort = SORTS.find((each) => each === searchParams.get("sort")) ?? usual;
  const api = getApi(context).content;
  const show = shown?.show ?? ("all" as const);
  const query = { page: String(page), limit: String(PAGE_SIZE), search, show, sort, language };
  const [list, numbers, languages] = await Promise.all([
    load(api.$get({ query: kind ? { ...query, kind } : query })),
    load(api.waiting.$get({ query: { language } })),
    waitingIn(context, language),
  ]);
  refuseBeyond(page, list.totalPages);
  return {
    language,
    languages,
    items: await Promise.all(
      list.data.map(async (item) => {
        const listed = listedItem(item, context, language);
        return show === "check" ? { ...listed, more: await waitingInWords(context, item) } : listed;
      }),
    ),
    heading: shown?.label ?? kindsOfContent[kind ?? "article"].name,
    waiting: waiting
      .map(({ show, label }) => ({ show, label, count: numbers.data[show] }))
      .filter(({ show, count }) => count > 0 || show === shown?.show),
    isOpen: language === FIRST_LANGUAGE && !shown && kind !== undefined && kindsOfContent[kind].isOpen,
    kind: kind ?? null,
    show: shown?.show ?? null,
    sort,
    page,
    totalPages: list.totalPages,
    search,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const act = readIntent(form, BULK_ACTS);
  // Others than editors find no list, and nothing of it to act on.
  await load(getApi(context).content.waiting.$get({ query: {} }));
  const chosen = chosenIn(form);
  return data(
    { result: await actOn(context, act, { chosen, language: languageIn(request) }) },
    { status: chosen.length === 0 ? 400 : 200 },
  );
}

export default function ContentList({ loaderData, actionData }: Route.ComponentProps) {
  const { language, languages, items, heading, waiting, isOpen, kind, show, sort, page, totalPages, search } =
    loaderData;
  const result = actionData?.result ?? null;
  const here = href("/admin/content");
  const asked: Record<string, string> = {
    ...(kind ? { kind } : {}),
    ...(show ? { show } : {}),
    ...(language === FIRST_LANGUAGE ? {} : { language }),
  };
  const kept = search ? { ...asked, search } : asked;
  return (
    <AdminArea>
      <div className="section-head">
        <h1>{language === FIRST_LANGUAGE ? heading : `${languageOf(language).inEnglish}: ${heading}`}</h1>
        {isOpen && kind ? (
          <Link className="button main" to={href("/admin/content/:kind/new", { kind })}>
            New {kindsOfContent[kind].one}
          </Link>
        ) : null}
      </div>
      {result ? <BulkAnswer result={result} language={language} /> : null}
      <Lists language={language} languages={languages} kind={kind} show={show} waiting={waiting} />
      <SearchForm action={here} label="Title" search={search} kept={asked} />
      {items.length > 0 ? (
        <ContentTable
          label={heading}
          items={items}
          isMixed={show !== null}
          isToCheck={show === "check"}
          sort={sort}
          sortedBy={(sort) => `${here}?${new URLSearchParams({ ...kept, sort })}`}
          bulk={show === "check" ? null : { canPublish: show === "drafts" }}
        />
      ) : (
        <NothingHere {...loaderData} />
      )}
      <Pagination page={page} totalPages={totalPages} label={heading} />
    </AdminArea>
  );
}

type Shown = Pick<Route.ComponentProps["loaderData"], "language" | "kind" | "show" | "heading" | "search" | "waiting">;

function NothingHere({ language, kind, show, heading, search, waiting }: Shown) {
  const ofKind = kind ? { kind } : {};
  const isBin = show === "discarded";
  const isNothingWaiting = waiting.some((list) => list.show === show && list.count === 0);
  if (search) {
    return (
      <EmptyState title={`Nothing in ${isBin ? "the bin" : `‘${heading}’`} called “${search}”`}>
        {isNothingWaiting ? (
          "There is nothing else in it either."
        ) : (
          <Link to={listAddress({ language, ...ofKind, ...(show ? { show } : {}) })}>
            {isBin ? "Show the whole bin" : `Show all of ‘${heading}’`}
          </Link>
        )}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={isBin ? "The bin is empty" : show ? "All done" : "No texts yet"}>
      {show ? empty[show] : "Texts of this kind appear here."}{" "}
      <Link to={listAddress({ language, ...ofKind })}>{kind ? "Show all" : "Show all articles"}</Link>
    </EmptyState>
  );
}

/** @throws 404 for a language that there is not. */
function languageIn(request: Request): LanguageCode {
  const language = new URL(request.url).searchParams.get("language") ?? FIRST_LANGUAGE;
  if (!isLanguage(language)) throw data({ message: "There is no such list." }, { status: 404 });
  return language;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Content");
}

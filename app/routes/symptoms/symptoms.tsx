import { href, Link } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { Pagination } from "../../components/pagination.tsx";
import { PictureSheet } from "../../components/picture-sheet.tsx";
import { Rows } from "../../components/row-list.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { Segments } from "../../components/segments.tsx";
import type { Member } from "../../api/types.ts";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { getMember } from "../../middleware/member.ts";
import { afterLossRows } from "../home/after-loss-rows.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/symptoms.ts";
import { m } from "../../messages/m.ts";
import { symptomGroups, type Symptom, type Who } from "./symptom-groups.ts";
import { Common, DangerSigns } from "./symptom-lists.tsx";
import { Rich } from "../../components/rich.tsx";

export const handle: PageHandle = { isShared: true };

interface Tab {
  who: Who;
  label: string;
}

const ofAll: Tab = { who: "all", label: m.all() };
const tabsOfAll: Tab[] = [
  ofAll,
  { who: "pregnant", label: m.whoPregnant() },
  { who: "afterBirth", label: m.afterBirth() },
  { who: "baby", label: m.baby() },
];
const tabsAfterLoss: Tab[] = [{ who: "afterLoss", label: m.whoAfterLoss() }, ofAll];

/** 'Sore breasts and nipples' and 'mastitis' speak of feeding on. Ids of shipped content never change. */
const OF_FEEDING = new Set(["7501e0ee507dfaa382566549", "a68230b20548f8e035e1ce57"]);

/** As many as the API gives at once: all of them, unless an operator has added many. */
const ON_ONE_PAGE = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const asked = new URL(request.url).searchParams.get("who");
  const member = getMember(context);
  const tabs = member?.stage === "afterLoss" ? tabsAfterLoss : tabsOfAll;
  const who = [...tabs, ...tabsOfAll].find((tab) => tab.who === asked)?.who ?? groupOf(member);
  const isHers = who === "afterLoss";
  const api = getApi(context);
  const readers = isHers ? "afterBirth" : who;
  const [list, rowsForHer] = await Promise.all([
    load(
      api.symptoms.pagination.$get({
        query: {
          page: String(page),
          limit: String(ON_ONE_PAGE),
          cards: "true",
          ...(readers === "all" ? {} : { who: readers }),
        },
      }),
    ),
    isHers ? afterLossRows(api) : [],
  ]);
  refuseBeyond(page, list.totalPages);
  const listed = isHers ? list.data.filter(({ id }) => !OF_FEEDING.has(id)) : list.data;
  const rows: Symptom[] = listed.map(
    ({ id, symptom, summary, imageUrl, isDangerSign, isAboutBaby, stage, textLanguage }) => ({
      id,
      textLanguage,
      symptom,
      summary,
      imageUrl,
      isDangerSign,
      isAboutBaby,
      stage,
    }),
  );
  return {
    segments: tabs.map((tab) => ({
      to: `${href("/symptoms")}?who=${tab.who}`,
      label: tab.label,
      isChosen: tab.who === who,
    })),
    rowsForHer,
    groups: symptomGroups(rows, who),
    page,
    totalPages: list.totalPages,
  };
}

function groupOf(member: Member | null): Who {
  if (!member) return "all";
  return member.stage === "none" ? "all" : member.stage;
}

export default function Symptoms({ loaderData }: Route.ComponentProps) {
  const { segments, rowsForHer, groups: shown, page, totalPages } = loaderData;
  const common = shown.filter(({ isDangerSign }) => !isDangerSign);
  return (
    <div className="page">
      <h1>{m.symptomsTitle()}</h1>
      <p>
        <Rich of={m.symptomsLead} marks={{ check: <Link to={href("/danger-signs")} /> }} />
      </p>
      <Segments label={m.whoItIsAbout()} segments={segments} />
      <SearchForm action={href("/search")} name="q" label={m.symptomsSearch()} search="" leadsAway />
      <Rows label={m.forYou()} rows={rowsForHer} />
      {shown
        .filter(({ isDangerSign }) => isDangerSign)
        .map((group) => (
          <DangerSigns key={group.title} {...group} />
        ))}
      <PictureSheet paths={common.flatMap(({ symptoms }) => symptoms.map(({ imageUrl }) => imageUrl))}>
        {common.map((group) => (
          <Common key={group.title} {...group} />
        ))}
      </PictureSheet>
      <Pagination page={page} totalPages={totalPages} label={m.symptomsPages()} />
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.symptomsTitle(), m.symptomsDescription());
}

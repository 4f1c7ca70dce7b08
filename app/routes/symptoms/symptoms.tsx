import { href, Link } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { Pagination } from "../../components/pagination.tsx";
import { PictureSheet } from "../../components/picture-sheet.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { Segments } from "../../components/segments.tsx";
import type { Member } from "../../api/types.ts";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { getMember } from "../../middleware/member.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/symptoms.ts";
import { m } from "../../messages/m.ts";
import { symptomGroups, type Symptom, type Who } from "./symptom-groups.ts";
import { Common, DangerSigns } from "./symptom-lists.tsx";
import { Rich } from "../../components/rich.tsx";

export const handle: PageHandle = { isShared: true };

const tabs: { who: Who; label: string }[] = [
  { who: "all", label: m.all() },
  { who: "pregnant", label: m.whoPregnant() },
  { who: "afterBirth", label: m.afterBirth() },
  { who: "baby", label: m.baby() },
];

/** As many as the API gives at once: all of them, unless an operator has added many. */
const ON_ONE_PAGE = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const asked = new URL(request.url).searchParams.get("who");
  const who = tabs.find((tab) => tab.who === asked)?.who ?? groupOf(getMember(context));
  const list = await load(
    getApi(context).symptoms.pagination.$get({
      query: { page: String(page), limit: String(ON_ONE_PAGE), cards: "true", ...(who === "all" ? {} : { who }) },
    }),
  );
  refuseBeyond(page, list.totalPages);
  const rows: Symptom[] = list.data.map(
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
    who,
    groups: symptomGroups(rows, who),
    page,
    totalPages: list.totalPages,
  };
}

function groupOf(member: Member | null): Who {
  if (!member) return "all";
  if (member.stage === "pregnant") return "pregnant";
  return member.stage === "none" ? "all" : "afterBirth";
}

export default function Symptoms({ loaderData: { who, groups: shown, page, totalPages } }: Route.ComponentProps) {
  const common = shown.filter(({ isDangerSign }) => !isDangerSign);
  return (
    <div className="page">
      <h1>{m.symptomsTitle()}</h1>
      <p>
        <Rich of={m.symptomsLead} marks={{ check: <Link to={href("/danger-signs")} /> }} />
      </p>
      <Segments
        label={m.whoItIsAbout()}
        segments={tabs.map((tab) => ({
          to: `${href("/symptoms")}?who=${tab.who}`,
          label: tab.label,
          isChosen: tab.who === who,
        }))}
      />
      <SearchForm action={href("/search")} name="q" label={m.symptomsSearch()} search="" leadsAway />
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

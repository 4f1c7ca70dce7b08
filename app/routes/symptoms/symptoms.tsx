import { Fragment } from "react";
import { href, Link } from "react-router";
import { SYMPTOM_READERS } from "../../../server/contract/symptoms/readers.ts";
import { getApi, load } from "../../api/client.ts";
import { Pagination } from "../../components/pagination.tsx";
import { PictureSheet } from "../../components/picture-sheet.tsx";
import { Picture } from "../../components/picture.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import { Segments } from "../../components/segments.tsx";
import type { Member } from "../../api/types.ts";
import { pageTitle } from "../../format/title.ts";
import { unbroken } from "../../format/words.ts";
import type { PageHandle } from "../../host.ts";
import { getMember } from "../../middleware/member.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/symptoms.ts";
import { m } from "../../messages/m.ts";
import { Rich } from "../../components/rich.tsx";
import type { LanguageCode } from "../../../server/contract/languages.ts";
import { TextIn } from "../../components/text-in.tsx";

export const handle: PageHandle = { isShared: true };

type Who = (typeof SYMPTOM_READERS)[number] | "all";

const tabs: { who: Who; label: string }[] = [
  { who: "all", label: m.all() },
  { who: "pregnant", label: m.whoPregnant() },
  { who: "afterBirth", label: m.afterBirth() },
  { who: "baby", label: m.baby() },
];

/** As many as the API gives at once: all of them, unless an operator has added many. */
const ON_ONE_PAGE = 100;

interface GroupOf {
  isDangerSign: boolean;
  has: (symptom: Symptom) => boolean;
  /** On each tab that has the group. */
  title: Partial<Record<Who, string>>;
}

const isOfMother = ({ isAboutBaby }: Symptom) => !isAboutBaby;
const isOfBaby = ({ isAboutBaby }: Symptom) => isAboutBaby;

const groups: GroupOf[] = [
  {
    isDangerSign: true,
    has: isOfMother,
    title: {
      all: m.symptomsDangerMother(),
      pregnant: m.symptomsDangerPregnant(),
      afterBirth: m.dangerSignsAfterBirth(),
    },
  },
  { isDangerSign: true, has: isOfBaby, title: { all: m.symptomsDangerBaby(), baby: m.symptomsDangerBaby() } },
  {
    isDangerSign: false,
    has: isOfMother,
    title: { pregnant: m.symptomsCommonPregnant(), afterBirth: m.symptomsCommonAfterBirth() },
  },
  {
    isDangerSign: false,
    has: (symptom) => isOfMother(symptom) && symptom.stage !== "afterBirth",
    title: { all: m.symptomsCommonPregnant() },
  },
  {
    isDangerSign: false,
    has: (symptom) => isOfMother(symptom) && symptom.stage === "afterBirth",
    title: { all: m.symptomsCommonAfterBirth() },
  },
  { isDangerSign: false, has: isOfBaby, title: { all: m.symptomsCommonBaby(), baby: m.symptomsCommonBaby() } },
];

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
    groups: groups.flatMap(({ title: { [who]: title }, isDangerSign, has }) => {
      const symptoms = rows.filter((row) => row.isDangerSign === isDangerSign && has(row));
      return title === undefined || symptoms.length === 0 ? [] : [{ title, isDangerSign, symptoms }];
    }),
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

interface Symptom {
  id: string;
  textLanguage: LanguageCode | undefined;
  symptom: string;
  summary: string;
  imageUrl: string;
  isDangerSign: boolean;
  isAboutBaby: boolean;
  stage: "pregnancy" | "afterBirth" | "both";
}

interface GroupProps {
  title: string;
  symptoms: Symptom[];
}

/** How many are read while the list is closed. */
const NAMED = 3;

/** Closed, so that the common ones are in sight; 'Danger signs' itself is one tap from everywhere. */
function DangerSigns({ title, symptoms }: GroupProps) {
  return (
    <details className="danger-group">
      <summary>
        <h2>
          {title} ({symptoms.length})
        </h2>
        <br />
        <span className="hint">
          {symptoms.slice(0, NAMED).map(({ id, symptom, textLanguage }, index) => (
            <Fragment key={id}>
              {index > 0 ? " · " : null}
              <TextIn language={textLanguage}>{symptom}</TextIn>
            </Fragment>
          ))}
          {symptoms.length > NAMED ? ` · ${m.moreCount({ count: symptoms.length - NAMED })}` : null}
        </span>
      </summary>
      <RowList isWide>
        {symptoms.map(({ id, symptom, summary, textLanguage }) => (
          <Row
            key={id}
            to={addressOf(id)}
            icon="circle-alert"
            title={<TextIn language={textLanguage}>{symptom}</TextIn>}
            heading="h3"
            hint={<TextIn language={textLanguage}>{unbroken(summary)}</TextIn>}
            tone="danger"
          />
        ))}
      </RowList>
    </details>
  );
}

function Common({ title, symptoms }: GroupProps) {
  return (
    <section>
      <h2>{title}</h2>
      <RowList isWide>
        {symptoms.map(({ id, symptom, summary, imageUrl, textLanguage }) => (
          <Row
            key={id}
            to={addressOf(id)}
            title={<TextIn language={textLanguage}>{symptom}</TextIn>}
            heading="h3"
            hint={<TextIn language={textLanguage}>{unbroken(summary)}</TextIn>}
            picture={<Picture path={imageUrl} size="small" />}
          />
        ))}
      </RowList>
    </section>
  );
}

function addressOf(id: string) {
  return `${href("/symptom")}?id=${id}`;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.symptomsTitle(), m.symptomsDescription());
}

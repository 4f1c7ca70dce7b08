import { href, Link } from "react-router";
import { SYMPTOM_READERS } from "../../../server/contract/symptoms/readers.ts";
import { getApi, load } from "../../api/client.ts";
import { Pagination } from "../../components/pagination.tsx";
import { PictureSheet } from "../../components/picture-sheet.tsx";
import { Picture } from "../../components/picture.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { Segments } from "../../components/segments.tsx";
import type { Member } from "../../api/types.ts";
import { pageTitle } from "../../format/title.ts";
import { unbroken } from "../../format/unbroken.ts";
import type { PageHandle } from "../../host.ts";
import { getMember } from "../../middleware/member.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/symptoms.ts";

export const handle: PageHandle = { isShared: true };

type Who = (typeof SYMPTOM_READERS)[number] | "all";

const tabs: { who: Who; label: string }[] = [
  { who: "all", label: "All" },
  { who: "pregnant", label: "Pregnant" },
  { who: "afterBirth", label: "After birth" },
  { who: "baby", label: "Baby" },
];

/** `inAll` is the title where those of the mother and of a baby are in one list. */
const groups: { title: string; inAll: string; holds: (symptom: Symptom) => boolean }[] = [
  {
    title: "Danger signs",
    inAll: "Danger signs for you",
    holds: ({ isDangerSign, isAboutBaby }) => isDangerSign && !isAboutBaby,
  },
  {
    title: "Danger signs",
    inAll: "Danger signs for a baby or child",
    holds: ({ isDangerSign, isAboutBaby }) => isDangerSign && isAboutBaby,
  },
  {
    title: "Common, and what helps",
    inAll: "Common for you, and what helps",
    holds: ({ isDangerSign, isAboutBaby }) => !isDangerSign && !isAboutBaby,
  },
  {
    title: "Common, and what helps",
    inAll: "Common for a baby, and what helps",
    holds: ({ isDangerSign, isAboutBaby }) => !isDangerSign && isAboutBaby,
  },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const asked = new URL(request.url).searchParams.get("who");
  const who = tabs.find((tab) => tab.who === asked)?.who ?? groupOf(getMember(context));
  const list = await load(
    getApi(context).symptoms.pagination.$get({
      query: { page: String(page), limit: "9", cards: "true", ...(who === "all" ? {} : { who }) },
    }),
  );
  refuseBeyond(page, list.totalPages);
  const rows = list.data.map(({ id, symptom, summary, imageUrl, isDangerSign, isAboutBaby }) => ({
    id,
    symptom,
    summary,
    imageUrl,
    isDangerSign,
    isAboutBaby,
  }));
  return {
    who,
    groups: groups
      .map(({ title, inAll, holds }) => ({ title: who === "all" ? inAll : title, symptoms: rows.filter(holds) }))
      .filter(({ symptoms }) => symptoms.length > 0),
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
  return (
    <div className="page">
      <h1>Common symptoms</h1>
      <p>
        Danger signs come first. If you are not sure, <Link to={href("/danger-signs")}>check what you feel</Link>.
      </p>
      <Segments
        label="Who it is about"
        segments={tabs.map((tab) => ({
          to: `${href("/symptoms")}?who=${tab.who}`,
          label: tab.label,
          isChosen: tab.who === who,
        }))}
      />
      <PictureSheet paths={shown.flatMap(({ symptoms }) => symptoms.map(({ imageUrl }) => imageUrl))}>
        {shown.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </PictureSheet>
      <Pagination page={page} totalPages={totalPages} label="Symptoms" />
    </div>
  );
}

interface Symptom {
  id: string;
  symptom: string;
  summary: string;
  imageUrl: string;
  isDangerSign: boolean;
  isAboutBaby: boolean;
}

function Group({ title, symptoms }: { title: string; symptoms: Symptom[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <RowList isWide>
        {symptoms.map(({ id, symptom, summary, imageUrl, isDangerSign }) => (
          <Row
            key={id}
            to={`${href("/symptom")}?id=${id}`}
            title={symptom}
            heading="h3"
            hint={<span className="few-lines">{unbroken(summary)}</span>}
            picture={<Picture path={imageUrl} size="small" />}
            tone={isDangerSign ? "danger" : undefined}
          />
        ))}
      </RowList>
    </section>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Common symptoms", "What each one is, what helps, and when to get help now.");
}

import { href, Link } from "react-router";
import { getApi, load, part, type ApiClient } from "../../api/client.ts";
import { pageTitle, sharePicture } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { getMember } from "../../middleware/member.ts";
import type { Route } from "./+types/weeks.ts";
import { coreSignsOf } from "./core-signs.ts";
import { numbersOf, selectedWeek, withoutSize } from "./selected-week.ts";
import { WeekByWeek } from "./week-by-week.tsx";

type Tab = "before" | "after";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = getApi(context);
  const own = getMember(context) ? await ownWeek(api) : null;
  // A shared link without a tab means pregnancy, whoever follows it.
  const unasked = url.searchParams.has("week") ? "before" : (own?.tab ?? "before");
  const tab = tabOf(url.searchParams.get("tab")) ?? unasked;
  const { data: weeks } = tab === "after" ? await load(api.babyWeeks.$get()) : await load(api.week.$get());
  const chosen = selectedWeek<(typeof weeks)[number]>(request, weeks, beginningOf(tab, own));
  const week = own?.isSeveral ? withoutSize(chosen) : chosen;
  const signs = await coreSignsOf(context, tab === "after" ? "afterBirth" : "pregnancy", week.week);
  return { tab, own, weeks: numbersOf(weeks), week, signs };
}

interface OwnWeek {
  tab: Tab;
  week: number;
  isSeveral: boolean;
}

async function ownWeek(api: ApiClient): Promise<OwnWeek | null> {
  const info = (await part(api.pregnancies.user.$get())).value?.data[0];
  const isSeveral = (info?.numberOfBabies ?? 1) > 1;
  if (info?.afterBirthWeek) return { tab: "after", week: info.afterBirthWeek.week, isSeveral };
  return info?.pregnancyWeek ? { tab: "before", week: info.pregnancyWeek.week, isSeveral } : null;
}

function tabOf(asked: string | null): Tab | undefined {
  return asked === "before" || asked === "after" ? asked : undefined;
}

export default function Weeks({ loaderData: { tab, own, weeks, week, signs } }: Route.ComponentProps) {
  const addressOf = (number: number) => addressIn(tab, number);
  const ownHere = own?.tab === tab ? own.week : null;
  return (
    <div className="page reading">
      <h1>Week by week</h1>
      <nav className="tabs" aria-label="Before or after birth">
        <Link to={addressIn("before", beginningOf("before", own))} aria-current={tab === "before" ? "page" : undefined}>
          Before
        </Link>{" "}
        <Link to={addressIn("after", beginningOf("after", own))} aria-current={tab === "after" ? "page" : undefined}>
          After
        </Link>
      </nav>
      <WeekByWeek weeks={weeks} week={week} signs={signs} own={ownHere} addressOf={addressOf} />
    </div>
  );
}

function beginningOf(tab: Tab, own: OwnWeek | null) {
  return own?.tab === tab ? own.week : 1;
}

function addressIn(tab: Tab, week: number) {
  return `${href("/weeks")}?${new URLSearchParams({ tab, week: String(week) })}`;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageTitle(matches, "Week by week");
  const { tab, week } = loaderData;
  const [stage, kind] =
    tab === "after" ? (["after birth", "after-birth"] as const) : (["of pregnancy", "week"] as const);
  const shared = { image: sharePicture(kind, week.week) };
  return pageTitle(matches, `${week.title} ${stage}`, week.shortDescription, shared);
}

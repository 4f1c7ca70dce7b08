import { href } from "react-router";
import { needed } from "../../api/client.ts";
import { babyWeeks, pregnancyWeeks } from "../../api/shared.ts";
import { Row, RowList } from "../../components/row-list.tsx";
import { Segments } from "../../components/segments.tsx";
import { pageTitle, sharePicture } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { getMember } from "../../middleware/member.ts";
import type { Route } from "./+types/weeks.ts";
import { loadOwnWeek, ownWords } from "./own-week.ts";
import { SeveralNote } from "./several-note.tsx";
import { selectedWeek } from "./selected-week.ts";
import { WeekPage } from "./week-page.tsx";
import { weekView } from "./week-view.ts";
import { weekAddress, type Tab } from "./weeks-to-keep.ts";
import { m } from "../../messages/m.ts";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const isVisitor = !getMember(context);
  const own = await loadOwnWeek(context);
  const ownTab = own && (own.stage === "afterBirth" ? "after" : "before");
  // A shared link without a tab means pregnancy, whoever follows it.
  const unasked = url.searchParams.has("week") ? "before" : (ownTab ?? "before");
  const tab = tabOf(url.searchParams.get("tab")) ?? unasked;
  const begins = { before: 1, after: 1, ...(own && ownTab ? { [ownTab]: own.week } : {}) };
  const ownHere = ownTab === tab ? own : null;
  const isSeveral = own?.isSeveral ?? false;
  const said = { tab, begins, isVisitor, isSeveral, heading: ownWords(ownHere) };
  if (tab === "after") {
    const { data: weeks } = needed(await babyWeeks(context));
    const week = selectedWeek(request, weeks, begins.after);
    const view = await weekView(context, { stage: "afterBirth", weeks, week }, ownHere);
    return { ...said, textLanguage: view.textLanguage, view };
  }
  const { data: weeks } = needed(await pregnancyWeeks(context));
  const week = selectedWeek(request, weeks, begins.before);
  const view = await weekView(context, { stage: "pregnancy", weeks, week, isSeveral }, ownHere);
  return { ...said, textLanguage: view.textLanguage, view };
}

function tabOf(asked: string | null): Tab | undefined {
  return asked === "before" || asked === "after" ? asked : undefined;
}

export default function Weeks({
  loaderData: { tab, begins, isVisitor, isSeveral, heading, view },
}: Route.ComponentProps) {
  const segments = [
    { to: weekAddress("before", begins.before), label: m.weekBeforeBirth(), isChosen: tab === "before" },
    { to: weekAddress("after", begins.after), label: m.afterBirth(), isChosen: tab === "after" },
  ];
  const findHers = isVisitor ? (
    <RowList>
      <Row to={href("/")} icon="calendar-days" title={m.weekFind()} hint={m.weekFindHint()} />
    </RowList>
  ) : null;
  return (
    <WeekPage
      view={view}
      tab={tab}
      addressOf={(week) => weekAddress(tab, week)}
      note={isSeveral ? <SeveralNote stage={tab === "after" ? "afterBirth" : "pregnancy"} /> : null}
      more={findHers}
    >
      <Segments label={m.weekBeforeOrAfter()} segments={segments} />
      <p className="kick">{heading ?? m.placeWeekByWeek()}</p>
    </WeekPage>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageTitle(matches, m.placeWeekByWeek());
  const { tab, view } = loaderData;
  const isAfter = tab === "after";
  const title = isAfter ? m.weekTitleAfterBirth(view) : m.weekTitlePregnancy(view);
  const shared = { image: sharePicture(isAfter ? "after-birth" : "week", view.week) };
  return pageTitle(matches, title, view.lead, shared);
}

import { href, Link, redirect } from "react-router";
import { getApi, load, needed } from "../../api/client.ts";
import { babyWeeks, pregnancyWeeks } from "../../api/shared.ts";
import { Picture } from "../../components/picture.tsx";
import { Row, RowList } from "../../components/row-list.tsx";
import { Tiles } from "../../components/tiles.tsx";
import { nowIn } from "../../format/today.ts";
import { pageTitle } from "../../format/title.ts";
import { hostContext } from "../../host.ts";
import { getMember } from "../../middleware/member.ts";
import { afterLossRows } from "../home/after-loss-rows.ts";
import { Asking } from "../home/asking.tsx";
import { babySummary } from "../home/baby-summary.ts";
import type { Route } from "./+types/timeline.ts";
import { ownOf, ownWords } from "./own-week.ts";
import { SeveralNote } from "./several-note.tsx";
import { selectedWeek } from "./selected-week.ts";
import { WeekPage } from "./week-page.tsx";
import { weekView } from "./week-view.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = getMember(context);
  if (!member) throw redirect(href("/weeks"));
  const api = getApi(context);
  const { data: infos } = await load(api.pregnancies.user.$get());
  const [info] = infos;
  if (!info)
    return member.stage === "afterLoss" ? uncounted("afterLoss", await afterLossRows(api)) : uncounted("noDates");
  const own = ownOf(info);
  if (!own) return uncounted("stopped");
  if (own.stage === "afterBirth") {
    const { data: weeks } = needed(await babyWeeks(context));
    const week = selectedWeek(request, weeks, own.week);
    const view = await weekView(context, { stage: "afterBirth", weeks, week }, own);
    const baby = babySummary(info, nowIn(context.get(hostContext).timeZone).date, []);
    const about = week.week === own.week ? (baby?.about ?? null) : view.about;
    return { ...counted, baby, isSeveral: own.isSeveral, view: { ...view, about } };
  }
  const { data: weeks } = needed(await pregnancyWeeks(context));
  const { isSeveral, isCertain } = own;
  const week = selectedWeek(request, weeks, own.week);
  return {
    ...counted,
    heading: ownWords(own) ?? counted.heading,
    isCertain,
    isSeveral,
    view: await weekView(context, { stage: "pregnancy", weeks, week, isSeveral }, own),
  };
}

const counted = { heading: m.weekData(), isCertain: true, isSeveral: false, baby: null };

/** Why no week is the reader's own. */
type WhyUncounted = "stopped" | "noDates" | "afterLoss";
type ReadingRows = Awaited<ReturnType<typeof afterLossRows>>;

const uncounted = (why: WhyUncounted, rows: ReadingRows = []) => ({ why, rows });

export default function Timeline({ loaderData }: Route.ComponentProps) {
  if ("why" in loaderData) return <Uncounted {...loaderData} />;
  const { heading, baby, isCertain, isSeveral, view } = loaderData;
  const note = (
    <>
      {isCertain ? null : (
        <p>
          <Rich of={m.weekUncertain} marks={{ why: <Link to={href("/account")} /> }} />
        </p>
      )}
      {isSeveral ? <SeveralNote stage={baby ? "afterBirth" : "pregnancy"} /> : null}
    </>
  );
  const more = isSeveral && !baby ? <p className="hint">{m.weekSeveralSizes()}</p> : null;
  return (
    <WeekPage
      view={view}
      tab={baby ? "after" : "before"}
      addressOf={(week) => `${href("/timeline")}?week=${week}`}
      note={note}
      more={more}
    >
      <div className="kick">
        <h2>{heading}</h2>
        {baby ? <p>{baby.title}</p> : null}
      </div>
    </WeekPage>
  );
}

function Uncounted({ why, rows }: ReturnType<typeof uncounted>) {
  if (why === "afterLoss") return <AfterLoss rows={rows} />;
  return (
    <div className="page today">
      {why === "stopped" ? <Asking /> : <NoDates />}
      <div className="cards-of-today">
        <RowList label={m.placeWeeks()}>
          <Row to={href("/weeks")} icon="book-open" title={m.weekReadAny()} hint={m.weekReadAnyHint()} />
        </RowList>
        <Tiles />
      </div>
    </div>
  );
}

function NoDates() {
  return (
    <section className="stage" aria-labelledby="summary">
      <Picture path="/pictures/plant-1.svg" />
      <h1 id="summary">{m.weekAddDate()}</h1>
      <p>{m.weekAddDateText()}</p>
      <p className="actions">
        <Link className="button main wide" to={href("/account/dates")}>
          {m.addYourDates()}
        </Link>
      </p>
    </section>
  );
}

function AfterLoss({ rows }: { rows: ReadingRows }) {
  return (
    <div className="page today after-loss">
      <section className="stage" aria-labelledby="summary">
        <Picture path="/pictures/lantern.svg" />
        <h1 id="summary">{m.lossWithYou()}</h1>
        <p>{m.weekNoTimeline()}</p>
      </section>
      <div className="cards-of-today">
        <RowList label={m.forYou()}>
          {rows.map((row) => (
            <Row key={row.to} {...row} />
          ))}
        </RowList>
        <p className="small-line quiet">
          <Rich of={m.weekLossKept} marks={{ account: <Link to={href("/account")} /> }} />
        </p>
      </div>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.weekTimeline());
}

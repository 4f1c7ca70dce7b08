import { href, Link, redirect } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { pageTitle } from "../../format/title.ts";
import { getMember } from "../../middleware/member.ts";
import { Asking } from "../home/asking.tsx";
import type { Route } from "./+types/timeline.ts";
import { ownOf, ownWords } from "./own-week.ts";
import { selectedWeek } from "./selected-week.ts";
import { WeekPage } from "./week-page.tsx";
import { weekView } from "./week-view.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = getMember(context);
  if (!member) throw redirect(href("/weeks"));
  const api = getApi(context);
  const { data: infos } = await load(api.pregnancies.user.$get());
  const [info] = infos;
  if (!info) return uncounted(member.stage === "afterLoss" ? "afterLoss" : "noDates");
  const own = ownOf(info);
  if (!own) return uncounted("stopped");
  const said = { heading: ownWords(own) ?? "Weekly data", isCertain: true, isSeveral: false };
  if (own.stage === "afterBirth") {
    const { data: weeks } = await load(api.babyWeeks.$get());
    const week = selectedWeek(request, weeks, own.week);
    return { ...said, view: await weekView(context, { stage: "afterBirth", weeks, week }, own) };
  }
  const { data: weeks } = await load(api.week.$get());
  const { isSeveral } = own;
  const week = selectedWeek(request, weeks, own.week);
  return {
    ...said,
    isCertain: info.dating.isCertain !== false,
    isSeveral,
    view: await weekView(context, { stage: "pregnancy", weeks, week, isSeveral }, own),
  };
}

/** Why no week is the reader's own. */
type WhyUncounted = "stopped" | "noDates" | "afterLoss";

const uncounted = (why: WhyUncounted) => ({ why });

export default function Timeline({ loaderData }: Route.ComponentProps) {
  if ("why" in loaderData) return <Uncounted why={loaderData.why} />;
  const { heading, isCertain, isSeveral, view } = loaderData;
  const note = (
    <>
      {isCertain ? null : (
        <p>
          Your dates are not certain. <Link to={href("/account")}>See why</Link>, and ask your doctor.
        </p>
      )}
      {isSeveral ? (
        <p>
          Lengths and weights by week are known for babies who grow alone. Twins and more are often smaller, so we show
          none here. Your scans show how each of your babies grows.
        </p>
      ) : null}
    </>
  );
  return (
    <WeekPage view={view} addressOf={(week) => `${href("/timeline")}?week=${week}`} note={note}>
      <h2 className="kick">{heading}</h2>
    </WeekPage>
  );
}

function Uncounted({ why }: { why: WhyUncounted }) {
  if (why === "stopped") {
    return (
      <div className="page narrow">
        <Asking />
        <p>
          <AnyWeek />
        </p>
      </div>
    );
  }
  return (
    <div className="page reading">
      <h1>Timeline</h1>
      {why === "afterLoss" ? (
        <EmptyState title="Nothing is counted now">
          What you told us is in <Link to={href("/account")}>your account</Link>. You can change it or take it back.
        </EmptyState>
      ) : (
        <EmptyState title="You have no dates here">
          <Link to={href("/account/dates")}>Add your dates</Link> to see your week. <AnyWeek />
        </EmptyState>
      )}
    </div>
  );
}

function AnyWeek() {
  return <Link to={href("/weeks")}>Read about any week</Link>;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Timeline");
}

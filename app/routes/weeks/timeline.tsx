import { href, Link, redirect } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { EmptyState } from "../../components/empty-state.tsx";
import { pageTitle } from "../../format/title.ts";
import { getMember } from "../../middleware/member.ts";
import type { Route } from "./+types/timeline.ts";
import { coreSignsOf } from "./core-signs.ts";
import { GrowthCurve } from "./growth-curve.tsx";
import { numbersOf, selectedWeek, withoutSize } from "./selected-week.ts";
import { WeekByWeek } from "./week-by-week.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = getMember(context);
  if (!member) throw redirect(href("/weeks"));
  const api = getApi(context);
  const { data: infos } = await load(api.pregnancies.user.$get());
  const [info] = infos;
  // After a loss there is no week to show.
  if (!info && !member.isPregnant) return null;
  if (info?.afterBirthWeek) {
    const { data: weeks } = await load(api.babyWeeks.$get());
    const own = info.afterBirthWeek.week;
    const week = selectedWeek(request, weeks, own);
    return {
      own,
      age: null,
      isCertain: true,
      isSeveral: false,
      weeks: numbersOf(weeks),
      week,
      signs: await coreSignsOf(context, "afterBirth", week.week),
      curve: null,
    };
  }
  const { data: weeks } = await load(api.week.$get());
  const own = info?.pregnancyWeek?.week ?? null;
  const isSeveral = (info?.numberOfBabies ?? 1) > 1;
  const chosen = selectedWeek(request, weeks, own ?? 1);
  const week = isSeveral ? withoutSize(chosen) : chosen;
  const curve = weeks.flatMap(({ week, babyWeightGrams }) =>
    babyWeightGrams === null ? [] : [{ week, grams: babyWeightGrams }],
  );
  return {
    own,
    age: info?.gestationalAge ?? null,
    isCertain: info?.dating.isCertain !== false,
    isSeveral,
    weeks: numbersOf(weeks),
    week,
    signs: await coreSignsOf(context, "pregnancy", week.week),
    curve: own === null || isSeveral ? null : curve,
  };
}

export default function Timeline({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NothingCounted />;
  const { own, age, isCertain, isSeveral, weeks, week, signs, curve } = loaderData;
  const addressOf = (number: number) => `${href("/timeline")}?week=${number}`;
  return (
    <div className="page reading">
      {age ? (
        <h1>
          {isSeveral ? "Your babies are" : "Your baby is"} in their{" "}
          <span className="place">
            week {age.weeks}, day {age.days}
          </span>
        </h1>
      ) : (
        <h1>Weekly data</h1>
      )}
      {isCertain ? null : (
        <p>
          Your dates are not certain. <Link to={href("/account")}>See why</Link>, and ask your doctor.
        </p>
      )}
      <WeekByWeek weeks={weeks} week={week} signs={signs} own={own} addressOf={addressOf} />
      {isSeveral ? (
        <p>
          Lengths and weights by week are known for babies who grow alone. Twins and more are often smaller, so we show
          none here. Your scans show how each of your babies grows.
        </p>
      ) : null}
      {curve && own !== null ? <GrowthCurve points={curve} own={own} /> : null}
    </div>
  );
}

function NothingCounted() {
  return (
    <div className="page reading">
      <h1>Timeline</h1>
      <EmptyState title="Nothing is counted here now">
        What you tell us in <Link to={href("/account")}>your account</Link> decides what stands here.
      </EmptyState>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Timeline");
}

import { href, type RouterContextProvider } from "react-router";
import { namingLanguage } from "../../../server/contract/file-language.ts";
import { attempt, getApi, part } from "../../api/client.ts";
import type { EventOccurrence } from "../../api/types.ts";
import { dated } from "../../format/plan-order.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { getMember } from "../../middleware/member.ts";
import { ownCity } from "../events/city.ts";
import { isFirstOfSeries, isIn, isWorldDay, summaryOf } from "../events/event-summary.ts";
import { selectedDay } from "./month.ts";
import { ownDays } from "./own-days.ts";
import { ownPlan } from "./own-plan.ts";
import { language, pagePath } from "../../language.ts";

const UPCOMING = 10;
const UPCOMING_ANYWHERE = 3;

/** Of the visitor or member; without a name when the cities could not be loaded. */
export interface ShownCity {
  name: string | null;
}

export async function loadCalendar(request: Request, context: Readonly<RouterContextProvider>) {
  const now = nowIn(context.get(hostContext).timeZone);
  const { shown, day } = selectedDay(request, now.date);
  const api = getApi(context);
  const member = getMember(context);
  const [city, cities, inMonth, ahead, plan, feed] = await Promise.all([
    ownCity(request, context),
    part(api.city.$get()),
    part(api.event.$get({ query: { from: shown.first, to: shown.last } })),
    part(api.event.$get({ query: { from: now.date } })),
    member ? part(api.plan.$get()) : null,
    member ? part(api.calendar.feed.$get()) : null,
  ]);
  // Of all cities, for who has chosen none.
  const isHers = city.id === null ? () => true : isIn(city.id);
  const upcoming = ahead.value?.data
    .filter((event) => !isWorldDay(event) && isHers(event))
    .filter(({ date, time }) => date > now.date || (date === now.date && time !== null && time > now.time))
    .filter(isFirstOfSeries)
    .filter(({ date, lastDate }) => day === null || day < date || lastDate < day);
  const all = plan?.value?.data.items ?? [];
  const own = ownPlan({ items: all }, now.date);
  // Opening the day marks its notification as read.
  if (day && dated(all).some(({ date }) => date === day))
    await attempt(api.notification.day[":day"].read.$put({ param: { day } }));
  return {
    shown,
    day,
    today: now.date,
    file: member
      ? pagePath(href("/calendar/own.ics"))
      : namingLanguage(`/api/calendar.ics${city.id === null ? "" : `?city=${city.id}`}`, language),
    city: city.id === null ? null : { name: cities.value?.find(({ id }) => id === city.id)?.name ?? null },
    /** The file of a member goes by the city of the account. */
    fileHasOneCity: city.id !== null && (member === null || city.isFromAccount),
    events: inMonth.value?.data.filter(isHers).map((event) => summaryOf(event, cities.value)) ?? null,
    /** With what is on in every city nearly each day would have a mark. */
    marked:
      inMonth.value?.data.filter((event) => event.city.id !== null && event.city.id === city.id).map(daysOf) ?? [],
    upcoming:
      upcoming
        ?.slice(0, city.id === null ? UPCOMING_ANYWHERE : UPCOMING)
        .map((event) => summaryOf(event, cities.value)) ?? null,
    isAfterLoss: member?.stage === "afterLoss",
    eventsProblem: inMonth.problem ?? ahead.problem ?? null,
    own: member && {
      days: ownDays(all, {
        today: now.date,
        days: shown.weeks.flat().filter((date) => date !== null),
        chosen: day,
        cards: own.cards.map(({ id }) => id),
      }),
      plan: own,
    },
    ownProblem: plan?.problem ?? null,
    hasFeed: feed?.value ? feed.value.data !== null : null,
  };
}

function daysOf({ date, lastDate }: EventOccurrence) {
  return { date, lastDate };
}

import { href, Link, useLocation } from "react-router";
import { CalendarFile } from "../../components/calendar-file.tsx";
import { NextCard } from "../../components/next-card.tsx";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { pageTitle } from "../../format/title.ts";
import { readIntent } from "../../forms/intent.ts";
import { movedParameter } from "../../middleware/moved-dialogs.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/calendar.ts";
import { calendarAddress } from "./address.ts";
import { Day } from "./day.tsx";
import { EventList } from "./event-list.tsx";
import { openFeed } from "./feed.ts";
import { FeedSection } from "./feed-section.tsx";
import { loadCalendar } from "./load-calendar.ts";
import { monthName } from "../../format/dates.ts";
import { MonthGrid } from "./month-grid.tsx";
import { OwnDates } from "./own-dates.tsx";

export const middleware: Route.MiddlewareFunction[] = [
  movedParameter("event", (id) => href("/calendar/event/:id", { id })),
  (args, next) => (["GET", "HEAD"].includes(args.request.method) ? next() : requireAccount(args, next)),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadCalendar(request, context);
}

export async function action({ request, context }: Route.ActionArgs) {
  readIntent(await request.formData(), ["open-feed"]);
  return openFeed(request, context);
}

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, day, today, city, events, upcoming, file, eventsProblem, own, ownProblem, hasFeed } = loaderData;
  const { pathname, search } = useLocation();
  const { month } = shown;
  const here = { month, ...(day === null ? {} : { day }) };
  const openAt = (id: string) => calendarAddress(here, href("/calendar/event/:id", { id }));
  const eventsOn = (date: string) => events?.filter((event) => event.date <= date && date <= event.lastDate);
  const ownOn = (date: string) => own?.dates.filter((own) => own.date === date) ?? [];
  return (
    <PageUnderDialogs className={own || ownProblem ? "page calendar" : "page calendar of-visitor"}>
      <h1>Calendar</h1>
      <p>
        {city === null ? "The events of every city. " : `Events in ${city}, and those held everywhere. `}
        <Link to={`${href("/events")}?tab=city`}>{city === null ? "Choose your city" : "See them as a list"}</Link>
      </p>
      {own?.plan.cards[0] ? <NextCard thing={own.plan.cards[0]} back={pathname + search} /> : null}
      <div className="calendar-main">
        <MonthGrid
          shown={shown}
          today={today}
          selected={day}
          eventsOn={(date) => eventsOn(date)?.length ?? 0}
          isOwn={(date) => ownOn(date).length > 0}
          hasOwn={own !== null}
        />
        <Day day={day} month={month} own={ownOn(day ?? "")} events={eventsOn(day ?? "") ?? null} openAt={openAt} />
        {eventsProblem === null ? null : <PartProblem what="the events" problem={eventsProblem} />}
      </div>
      <div className="calendar-side">
        <OwnDates plan={own && own.plan} problem={ownProblem} here={pathname + search} />
        {own && hasFeed !== null ? (
          <FeedSection
            hasFeed={hasFeed}
            answer={actionData}
            endTo={calendarAddress(here, href("/calendar/end-feed"))}
          />
        ) : null}
      </div>
      {upcoming === null ? null : (
        <section className="upcoming" aria-labelledby="upcoming">
          <h2 id="upcoming">Upcoming</h2>
          {upcoming.length > 0 ? (
            <EventList events={upcoming} addressOf={openAt} />
          ) : (
            <p>No events are planned in the next four months.</p>
          )}
          <p>
            <CalendarFile path={file}>
              {own ? "Add the events and my dates to my calendar" : "Add the events to my calendar"}
            </CalendarFile>
          </p>
        </section>
      )}
    </PageUnderDialogs>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Calendar, ${monthName(loaderData.shown.month)}` : "Calendar";
  return pageTitle(matches, title, "Days and meetings for mothers, month by month.");
}

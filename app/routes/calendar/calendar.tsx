import { href, Link, useLocation } from "react-router";
import { CalendarFile } from "../../components/calendar-file.tsx";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { pageTitle } from "../../format/title.ts";
import { readIntent } from "../../forms/intent.ts";
import { movedParameter } from "../../middleware/moved-dialogs.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import type { Route } from "./+types/calendar.ts";
import { calendarAddress } from "./address.ts";
import { Day } from "./day.tsx";
import { EventList } from "../events/event-list.tsx";
import { openFeed } from "./feed.ts";
import { FeedSection } from "./feed-section.tsx";
import { loadCalendar } from "./load-calendar.ts";
import { monthName } from "../../format/dates.ts";
import { MonthGrid } from "./month-grid.tsx";
import { LaterDates, OwnDates } from "./own-dates.tsx";

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
  const {
    shown,
    day,
    today,
    city,
    events,
    marked,
    upcoming,
    file,
    fileHasOneCity,
    eventsProblem,
    own,
    ownProblem,
    hasFeed,
  } = loaderData;
  const { pathname, search } = useLocation();
  const { month } = shown;
  const here = { month, ...(day === null ? {} : { day }) };
  const openAt = (id: string) => calendarAddress(here, href("/calendar/event/:id", { id }));
  const isOn = (date: string) => (event: { date: string; lastDate: string }) =>
    event.date <= date && date <= event.lastDate;
  const ownOn = (date: string) => own?.dates.filter((own) => own.date === date) ?? [];
  const ownDates = <OwnDates plan={own && own.plan} problem={ownProblem} here={pathname + search} />;
  const isMembers = own !== null || ownProblem !== null;
  return (
    <PageUnderDialogs className={isMembers ? "page calendar" : "page calendar of-visitor"}>
      <h1>Calendar</h1>
      {isMembers ? ownDates : null}
      <div className="calendar-main">
        <MonthGrid
          shown={shown}
          today={today}
          selected={day}
          eventsOn={(date) => marked.filter(isOn(date)).length}
          isOwn={(date) => ownOn(date).length > 0}
          hasOwn={(own?.dates.length ?? 0) > 0}
          city={marked.length > 0 ? city : null}
        />
        <Day
          day={day}
          month={month}
          own={ownOn(day ?? "")}
          events={events?.filter(isOn(day ?? "")) ?? null}
          hasCity={city !== null}
          openAt={openAt}
        />
        {eventsProblem === null ? null : <PartProblem what="the events" problem={eventsProblem} />}
      </div>
      {own ? <LaterDates plan={own.plan} here={pathname + search} /> : null}
      {isMembers ? null : ownDates}
      <section className="on-phone" aria-labelledby="on-phone">
        <h2 id="on-phone">On your phone</h2>
        <p>
          {own ? "Your dates and the events" : "The events"} {fileHasOneCity ? `in ${city}` : "of every city"}, in the
          calendar that you use.
        </p>
        <p className="actions">
          <CalendarFile path={file} tone={own ? "main" : "plain"}>
            Add to my phone's calendar
          </CalendarFile>
        </p>
        {own && hasFeed !== null ? (
          <FeedSection
            hasFeed={hasFeed}
            answer={actionData}
            endTo={calendarAddress(here, href("/calendar/end-feed"))}
          />
        ) : null}
      </section>
      {upcoming === null ? null : (
        <section className="upcoming" aria-labelledby="upcoming">
          <h2 id="upcoming">{city === null ? "Upcoming" : `Upcoming in ${city}`}</h2>
          {upcoming.length > 0 ? (
            <EventList events={upcoming} addressOf={openAt} heading="h3" />
          ) : (
            <p>No events are planned here in the next four months.</p>
          )}
          <p className="actions">
            <Link className="button plain" to={`${href("/events")}?tab=city`}>
              {city === null ? "Choose your city" : "All events and world days"}
            </Link>
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

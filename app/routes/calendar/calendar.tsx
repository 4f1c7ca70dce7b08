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
import { loadCalendar, type ShownCity } from "./load-calendar.ts";
import { monthName } from "../../format/dates.ts";
import { MonthGrid } from "./month-grid.tsx";
import { LaterDates, OwnDates } from "./own-dates.tsx";
import { m } from "../../messages/m.ts";

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
    isAfterLoss,
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
  const ownDates = <OwnDates plan={own && own.plan} problem={ownProblem} here={pathname + search} />;
  const isMembers = own !== null || ownProblem !== null;
  return (
    <PageUnderDialogs className={isMembers ? "page calendar" : "page calendar of-visitor"}>
      <h1>{m.placeCalendar()}</h1>
      <div className="calendar-main">
        {city === null && events !== null ? (
          <>
            <p>{m.calendarNoCity()}</p>
            <p className="actions">
              <Link className="button plain" to={`${href("/events")}?tab=city`}>
                {m.calendarChooseCity()}
              </Link>
            </p>
          </>
        ) : null}
        <MonthGrid
          shown={shown}
          today={today}
          selected={day}
          eventsOn={(date) => marked.filter(isOn(date)).length}
          isOwn={(date) => own?.days.marked.includes(date) ?? false}
          ownWords={own && own.days.marked.length > 0 ? ownWords(own.days.hasLong) : null}
          eventsWords={marked.length > 0 && city ? eventsWords(city) : null}
        />
        <Day
          day={day}
          month={month}
          own={own?.days.ofDay ?? []}
          events={events?.filter(isOn(day ?? "")) ?? null}
          openAt={openAt}
          isOfAllCities={city === null}
        />
        {eventsProblem === null ? null : <PartProblem lead={m.calendarEventsNotLoaded()} problem={eventsProblem} />}
      </div>
      {isMembers ? (
        <div className="beside-month">
          {ownDates}
          {own ? <LaterDates plan={own.plan} here={pathname + search} /> : null}
        </div>
      ) : (
        ownDates
      )}
      <section className="on-phone" aria-labelledby="on-phone">
        <h2 id="on-phone">{m.calendarOnPhone()}</h2>
        <p>{fileWords(own !== null, fileHasOneCity ? city : null)}</p>
        <p className="actions">
          <CalendarFile path={file} tone={own ? "main" : "plain"}>
            {m.calendarAddToPhone()}
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
          <h2 id="upcoming">{upcomingWords(city)}</h2>
          {city === null ? <p className="quiet">{m.calendarAllCities()}</p> : null}
          {upcoming.length > 0 ? <EventList events={upcoming} addressOf={openAt} heading="h3" /> : null}
          {isAfterLoss ? <p>{m.eventSomeHidden()}</p> : null}
          {upcoming.length === 0 && !isAfterLoss ? <p>{m.calendarNoneAhead()}</p> : null}
          {city === null ? null : (
            <p className="actions">
              <Link className="button plain" to={`${href("/events")}?tab=city`}>
                {m.calendarAllEvents()}
              </Link>
            </p>
          )}
        </section>
      )}
    </PageUnderDialogs>
  );
}

/** @param city the only one whose events are in the file */
function fileWords(hasOwn: boolean, city: ShownCity | null) {
  if (city === null) return hasOwn ? m.calendarFileOwnAll() : m.calendarFileAll();
  const { name } = city;
  if (name === null) return hasOwn ? m.calendarFileOwnYourCity() : m.calendarFileYourCity();
  return hasOwn ? m.calendarFileOwnCity({ city: name }) : m.calendarFileCity({ city: name });
}

function ownWords(hasLong: boolean) {
  return hasLong ? m.calendarOwnAndDue() : m.yourDates();
}

function eventsWords(city: ShownCity) {
  return city.name === null ? m.calendarEventsInYourCity() : m.calendarEventsIn({ city: city.name });
}

function upcomingWords(city: ShownCity | null) {
  if (city === null) return m.calendarUpcoming();
  return city.name === null ? m.calendarUpcomingInYourCity() : m.calendarUpcomingIn({ city: city.name });
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? m.calendarOf({ month: monthName(loaderData.shown.month) }) : m.placeCalendar();
  return pageTitle(matches, title, m.calendarDescription());
}

import { href, Link } from "react-router";
import { CalendarFile } from "../../components/calendar-file.tsx";
import { formatDate } from "../../format/dates.ts";
import type { EventSummary } from "../events/event-summary.ts";
import { EventList } from "../events/event-list.tsx";
import { monthName } from "../../format/dates.ts";

interface Props {
  day: string | null;
  month: string;
  own: { title: string; key: string }[];
  events: EventSummary[] | null;
  /** Without a city only what is on everywhere is shown. */
  hasCity: boolean;
  openAt: (event: string) => string;
}

export function Day({ day, month, own, events, hasCity, openAt }: Props) {
  if (day === null) return <p className="quiet">Choose a day of {monthName(month)} to see what is on.</p>;
  return (
    <section aria-labelledby="day">
      <h2 id="day">
        <time dateTime={day}>{formatDate(day)}</time>
      </h2>
      {own.map(({ key, title }) => (
        <div key={key} className="own-date">
          <p>Yours: {title}</p>
          <CalendarFile path={`${href("/calendar/own.ics")}?only=${key}`}>
            Add to calendar <span className="visually-hidden">({title})</span>
          </CalendarFile>
        </div>
      ))}
      {events?.length === 0 && hasCity ? <p>No events on this day.</p> : null}
      {events === null || hasCity ? null : (
        <p>
          <Link to={`${href("/events")}?tab=city`}>Choose your city</Link> to see its events here.
        </p>
      )}
      {events?.length ? <EventList events={events} addressOf={openAt} heading="h3" isOfOneDay /> : null}
    </section>
  );
}

import { href } from "react-router";
import { formatDate } from "../../format/dates.ts";
import type { EventSummary } from "../events/event-summary.ts";
import { EventList } from "../events/event-list.tsx";
import { monthName } from "../../format/dates.ts";
import { m } from "../../messages/m.ts";
import { Rich } from "../../components/rich.tsx";
import { pagePath } from "../../language.ts";
import type { OwnDay } from "./own-days.ts";

interface Props {
  day: string | null;
  month: string;
  own: OwnDay[];
  events: EventSummary[] | null;
  openAt: (event: string) => string;
  /** No city is chosen. */
  isOfAllCities: boolean;
}

export function Day({ day, month, own, events, openAt, isOfAllCities }: Props) {
  if (day === null) return <p className="quiet">{m.calendarChooseDay({ month: monthName(month) })}</p>;
  return (
    <section aria-labelledby="day">
      <h2 id="day">
        <time dateTime={day}>{formatDate(day)}</time>
      </h2>
      {own.map(({ key, title, words, span }) => (
        <div key={title} className="own-date">
          <p>
            {words}
            {span === null ? null : <span className="quiet">&nbsp;· {span}</span>}
          </p>
          {key === null ? null : (
            <a className="button text" href={pagePath(`${href("/calendar/own.ics")}?only=${key}`)}>
              <Rich of={m.calendarAddOne} marks={{ what: <span className="visually-hidden" /> }} with={{ title }} />
            </a>
          )}
        </div>
      ))}
      {events?.length === 0 && own.length === 0 ? <p>{m.calendarNoneOnDay()}</p> : null}
      {events?.length && isOfAllCities ? <p className="quiet">{m.calendarAllCities()}</p> : null}
      {events?.length ? <EventList events={events} addressOf={openAt} heading="h3" isOfOneDay /> : null}
    </section>
  );
}

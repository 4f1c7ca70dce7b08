import { Link } from "react-router";
import { EventTime } from "../events/event-facts.tsx";
import { whereOf, type EventSummary } from "../events/event-summary.ts";

export function EventList({ events, addressOf }: { events: EventSummary[]; addressOf: (event: string) => string }) {
  return (
    <ul className="date-list">
      {events.map((event) => (
        <li key={event.id}>
          <Link to={addressOf(event.id)} preventScrollReset>
            {event.name}
          </Link>
          <p>
            <EventTime event={event} />
          </p>
          <p className="quiet">
            {whereOf(event)}
            {event.isSample ? " · Sample" : null}
          </p>
        </li>
      ))}
    </ul>
  );
}

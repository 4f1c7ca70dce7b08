import { Icon } from "../../icons/icon.tsx";
import { whenOf, whereOf, type EventSummary } from "./event-summary.ts";
import { m } from "../../messages/m.ts";

export function EventFacts({ event }: { event: EventSummary }) {
  return (
    <ul className="event-facts">
      <li>
        <Icon name="calendar-days" />
        <EventTime event={event} />
      </li>
      <li>
        <Icon name="map-pin" />
        <span>{whereOf(event)}</span>
      </li>
      {event.isSample ? <li className="sample">{m.eventSampleWhole()}</li> : null}
    </ul>
  );
}

function EventTime({ event }: { event: EventSummary }) {
  return <time dateTime={event.time === null ? event.date : `${event.date}T${event.time}`}>{whenOf(event)}</time>;
}

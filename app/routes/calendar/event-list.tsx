import { Row, RowList } from "../../components/row-list.tsx";
import { leafOf } from "../../format/dates.ts";
import { whenOf, whereOf, type EventSummary } from "../events/event-summary.ts";

interface Props {
  events: EventSummary[];
  addressOf: (event: string) => string;
  /** Their day stands above the list. */
  isOfOneDay?: boolean;
}

export function EventList({ events, addressOf, isOfOneDay = false }: Props) {
  return (
    <RowList>
      {events.map((event) => (
        <Row
          key={event.id}
          to={addressOf(event.id)}
          preventScrollReset
          {...(isOfOneDay ? {} : { leaf: leafOf(event.date) })}
          title={event.name}
          hint={hintOf(event)}
        />
      ))}
    </RowList>
  );
}

function hintOf(event: EventSummary) {
  const when = event.lastDate === event.date ? event.time : whenOf(event);
  return [when, whereOf(event), event.isSample ? "Sample" : null].filter(Boolean).join("\u00A0· ");
}

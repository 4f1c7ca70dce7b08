import { Row, RowList } from "../../components/row-list.tsx";
import { formatDate, leafOf, weekdayOf } from "../../format/dates.ts";
import { whereOf, type EventSummary } from "./event-summary.ts";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";

interface Props {
  events: EventSummary[];
  addressOf: (event: string) => string;
  heading: "h2" | "h3";
  /** Their day stands above the list. */
  isOfOneDay?: boolean;
  /** Which of them concerns her she sees by the city. */
  isOfAllCities?: boolean;
}

export function EventList({ events, addressOf, heading, isOfOneDay = false, isOfAllCities = false }: Props) {
  return (
    <RowList>
      {events.map((event) => (
        <Row
          key={event.id}
          to={addressOf(event.id)}
          preventScrollReset
          {...(isOfOneDay ? {} : { leaf: leafOf(event.date) })}
          heading={heading}
          title={<TextIn language={event.textLanguage}>{event.name}</TextIn>}
          hint={hintOf(event, isOfOneDay, isOfAllCities)}
        />
      ))}
    </RowList>
  );
}

function hintOf(event: EventSummary, isOfOneDay: boolean, isOfAllCities: boolean) {
  const day = weekdayOf(event.date);
  const weekday = isOfOneDay ? null : event.isWeekly ? m.eventEveryWeek({ weekday: day }) : day;
  const until = event.lastDate === event.date ? null : m.eventUntil({ date: formatDate(event.lastDate) });
  const [city, where] =
    isOfAllCities && event.venue ? [event.place, `\u2068${event.venue}\u2069`] : [null, whereOf(event)];
  return [city, weekday, until, event.time, where, event.isSample ? m.eventSample() : null]
    .filter(Boolean)
    .join("\u00A0· ");
}

import { Link } from "react-router";
import { Icon } from "../../icons/icon.tsx";
import { calendarAddress } from "./address.ts";
import { monthName, shortMonthName } from "../../format/dates.ts";
import type { Month } from "./month.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

interface Props {
  shown: Month;
  today: string;
  selected: string | null;
  eventsOn: (date: string) => number;
  isOwn: (date: string) => boolean;
  hasOwn: boolean;
  /** Whose events are marked; null when none is. */
  city: string | null;
}

export function MonthGrid({ shown, today, selected, eventsOn, isOwn, hasOwn, city }: Props) {
  const { month, weeks, previous, next } = shown;
  return (
    <>
      <nav className="months" aria-label="Months">
        {previous ? (
          <Link to={calendarAddress({ month: previous })} preventScrollReset rel="prev">
            <Icon name="chevron-left" />
            {shortMonthName(previous)}
          </Link>
        ) : null}{" "}
        <Link className="this-month" to={calendarAddress()} preventScrollReset>
          Today
        </Link>{" "}
        {next ? (
          <Link className="next" to={calendarAddress({ month: next })} preventScrollReset rel="next">
            {shortMonthName(next)}
            <Icon name="chevron-right" />
          </Link>
        ) : null}
      </nav>
      <table className="month">
        <caption>{monthName(month)}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, index) =>
                date === null ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- no day, so nothing to say
                  <td key={weekdays[index]} />
                ) : (
                  <td key={weekdays[index]} className={date === today ? "this-day" : undefined}>
                    <Link
                      to={calendarAddress({ month, day: date })}
                      preventScrollReset
                      aria-current={date === selected ? "true" : undefined}
                    >
                      <time dateTime={date}>{Number(date.slice(8))}</time>
                      <Marks isToday={date === today} isOwn={isOwn(date)} events={eventsOn(date)} />
                    </Link>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {hasOwn || city !== null ? (
        <p className="legend">
          {hasOwn ? (
            <span>
              <span className="mark own" /> Your dates
            </span>
          ) : null}{" "}
          {city === null ? null : (
            <span>
              <span className="mark" /> Events in {city}
            </span>
          )}
        </p>
      ) : null}
    </>
  );
}

function Marks({ isToday, isOwn, events }: { isToday: boolean; isOwn: boolean; events: number }) {
  const words = [
    ...(isToday ? ["today"] : []),
    ...(isOwn ? ["your date"] : []),
    ...(events > 0 ? [events === 1 ? "1 event" : `${events} events`] : []),
  ];
  if (words.length === 0) return null;
  return (
    <>
      <span className="visually-hidden"> ({words.join(", ")})</span>
      {isOwn || events > 0 ? (
        <span className="marks">
          {isOwn ? <span className="mark own" /> : null}
          {events > 0 ? <span className="mark" /> : null}
        </span>
      ) : null}
    </>
  );
}

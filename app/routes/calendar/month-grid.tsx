import { Link } from "react-router";
import { Icon } from "../../icons/icon.tsx";
import { calendarAddress } from "./address.ts";
import { monthName, shortMonthName } from "../../format/dates.ts";
import { weekdays } from "./weekdays.ts";
import type { Month } from "./month.ts";
import { m } from "../../messages/m.ts";

interface Props {
  shown: Month;
  today: string;
  selected: string | null;
  eventsOn: (date: string) => number;
  isOwn: (date: string) => boolean;
  /** What of hers is marked; null when nothing is. */
  ownWords: string | null;
  /** What events are marked; null when none is. */
  eventsWords: string | null;
}

export function MonthGrid({ shown, today, selected, eventsOn, isOwn, ownWords, eventsWords }: Props) {
  const { month, weeks, previous, next } = shown;
  return (
    <>
      <nav className="months" aria-label={m.calendarMonths()}>
        {previous ? (
          <Link to={calendarAddress({ month: previous })} preventScrollReset rel="prev">
            <Icon name="chevron-left" />
            {shortMonthName(previous)}
          </Link>
        ) : null}{" "}
        {selected === today ? null : (
          <Link to={calendarAddress()} preventScrollReset>
            {m.calendarToToday()}
          </Link>
        )}{" "}
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
            {weekdays.map(({ name, short }) => (
              <th key={name} scope="col">
                <abbr title={name}>{short}</abbr>
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
                  <td key={weekdays[index]?.name} />
                ) : (
                  <td key={weekdays[index]?.name} className={date === today ? "this-day" : undefined}>
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
      {ownWords || eventsWords ? (
        <p className="legend">
          {ownWords ? (
            <span>
              <span className="mark own" /> {ownWords}
            </span>
          ) : null}{" "}
          {eventsWords ? (
            <span>
              <span className="mark" /> {eventsWords}
            </span>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

function Marks({ isToday, isOwn, events }: { isToday: boolean; isOwn: boolean; events: number }) {
  const words = [
    ...(isToday ? [m.calendarMarkToday()] : []),
    ...(isOwn ? [m.calendarMarkOwn()] : []),
    ...(events > 0 ? [m.calendarMarkEvents({ count: events })] : []),
  ];
  if (words.length === 0) return null;
  return (
    <>
      <span className="visually-hidden"> ({words.join(m.listComma())})</span>
      {isOwn || events > 0 ? (
        <span className="marks">
          {isOwn ? <span className="mark own" /> : null}
          {events > 0 ? <span className="mark" /> : null}
        </span>
      ) : null}
    </>
  );
}

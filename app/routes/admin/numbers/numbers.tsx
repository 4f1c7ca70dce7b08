import { getApi, load } from "../../../api/client.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { formatDate } from "../../../format/dates.ts";
import { dayAndTime } from "../../../format/day-and-time.ts";
import { fileSize } from "../../../format/file-size.ts";
import { momentOf, type Moment } from "../../../format/relative-time.ts";
import { pageTitle } from "../../../format/title.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import type { Route } from "./+types/numbers.ts";
import { DailyChart } from "./daily-chart.tsx";

const MEGABYTE = 1024 * 1024;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const { data: numbers } = await load(getApi(context).numbers.$get());
  const timeZone = timeZoneOf(context);
  const moment = (since: number | null) => (since === null ? null : momentOf(since, timeZone));
  const latest = numbers.days.findLast(({ members }) => members !== null) ?? null;
  return {
    days: numbers.days,
    latest,
    counted: typeof latest?.countedTime === "number" ? dayAndTime(latest.countedTime, timeZone) : null,
    cases: { ...numbers.cases, since: moment(numbers.cases.since) },
    messages: { ...numbers.messages, since: moment(numbers.messages.since) },
    reminders: numbers.reminders,
  };
}

const charts = [
  { name: "members", title: "Members", hint: "At the end of each day; today, until now." },
  { name: "activeMembers", title: "Active members", hint: undefined },
  { name: "posts", title: "Posts", hint: "By the day they were written, including those deleted since." },
  {
    name: "comments",
    title: "Comments",
    hint: "By the day they were written, including those deleted since.",
  },
  {
    name: "reminders",
    title: "Reminders",
    hint: "By SMS, phone call and WhatsApp: sent, or perhaps sent where the gateway gave no clear answer. Each may cost money.",
  },
  {
    name: "remindersRefused",
    title: "Reminders refused",
    hint: "The gateway refused them and will not try again. Its log says why.",
  },
  { name: "errors", title: "Errors", hint: "Pages and calls that failed on our side." },
] as const;

export default function Numbers({ loaderData }: Route.ComponentProps) {
  const { days, latest, counted, cases, messages, reminders } = loaderData;
  const shared = { dateInWords: formatDate };
  const megabytesOn = ({ databaseBytes, uploadBytes }: (typeof days)[number]) =>
    databaseBytes === null ? null : Math.ceil(((databaseBytes + (uploadBytes ?? 0)) / MEGABYTE) * 10) / 10;
  return (
    <AdminArea>
      <h1>Numbers</h1>
      <p className="lead">Totals only: nothing here identifies anyone. Sample members count too, as in Members.</p>
      <dl className="facts">
        <Waiting name="Reports to review" oldest="Oldest report" {...cases} />
        <Waiting name="Messages to answer" oldest="Oldest message" {...messages} />
        {reminders ? (
          <>
            <Fact name="Reminders today" value={reminders.day} inWords={outOf(reminders.dayMax)} />
            <Fact name="Reminders this month" value={reminders.month} inWords={outOf(reminders.monthMax)} />
          </>
        ) : null}
      </dl>
      <h2>Counted every hour</h2>
      <p className="quiet">
        {counted ? (
          <>
            Last on <time dateTime={counted.dateTime}>{counted.label}</time>. Members who left since then are still
            counted; newer pictures are not yet.
          </>
        ) : (
          "Members who left in the last hour may still be counted; new pictures may not be yet."
        )}
      </p>
      <dl className="facts">
        <Fact name="Members" value={latest?.members} />
        <Fact name="Active in 7 days" value={latest?.activeIn7Days} />
        <Fact name="Database" value={latest?.databaseBytes} inWords={fileSize} />
        <Fact name="Pictures" value={latest?.uploadBytes} inWords={fileSize} />
      </dl>
      <p className="quiet">
        An active member used Umeed while logged in. Members who logged out before today are missing from the 7 days; a
        member who logs out and in again counts twice on that day.
      </p>
      <div className="of-two charts">
        {charts.map(({ name, title, hint }) => (
          <DailyChart
            key={name}
            id={name}
            title={title}
            hint={hint}
            values={days.map((day) => ({ day: day.day, value: day[name] }))}
            {...shared}
          />
        ))}
        <DailyChart
          id="storage"
          title="Storage"
          hint="The database and the pictures together."
          values={days.map((day) => ({ day: day.day, value: megabytesOn(day) }))}
          inWords={(megabytes) => `${megabytes} MB`}
          {...shared}
        />
      </div>
    </AdminArea>
  );
}

const outOf = (max: number | null) => (sent: number) => (max === null ? String(sent) : `${sent} of ${max}`);

function Waiting(props: { name: string; oldest: string; count: number; since: Moment | null }) {
  const { name, oldest, count, since } = props;
  return (
    <>
      <Fact name={name} value={count} />
      {since ? (
        <div>
          <dt>{oldest}</dt>
          <dd>
            <time dateTime={since.dateTime}>{since.label}</time>
          </dd>
        </div>
      ) : null}
    </>
  );
}

function Fact(props: { name: string; value: number | null | undefined; inWords?: (value: number) => string }) {
  const { name, value, inWords = String } = props;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value === null || value === undefined ? "not counted yet" : inWords(value)}</dd>
    </div>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Numbers");
}

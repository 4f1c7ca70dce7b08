import { href, Link, useLocation } from "react-router";
import { getApi, load, part } from "../../api/client.ts";
import { DateLeaf } from "../../components/date-leaf.tsx";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { Segments } from "../../components/segments.tsx";
import { leafOf } from "../../format/dates.ts";
import { pageTitle } from "../../format/title.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import { readIntent } from "../../forms/intent.ts";
import { movedParameter } from "../../middleware/moved-dialogs.ts";
import type { Route } from "./+types/events.ts";
import { chooseCity, cityConstraint, ownCity } from "./city.ts";
import { CityForm } from "./city-form.tsx";
import { EventFacts } from "./event-facts.tsx";
import { isIn, summaryOf, type EventSummary } from "./event-summary.ts";

const PAGE_SIZE = 9;

type Tab = "city" | "all";

export const middleware: Route.MiddlewareFunction[] = [movedParameter("event", (id) => href("/events/:id", { id }))];

export async function loader({ request, context }: Route.LoaderArgs) {
  const tab: Tab = new URL(request.url).searchParams.get("tab") === "all" ? "all" : "city";
  const page = pageNumber(request);
  const api = getApi(context);
  const from = nowIn(context.get(hostContext).timeZone).date;
  const [cities, { data: ahead }, own] = await Promise.all([
    part(api.city.$get()),
    load(api.event.$get({ query: { from } })),
    ownCity(request, context),
  ]);
  const listed = tab === "all" ? ahead : ahead.filter(isIn(own.id));
  const totalPages = Math.ceil(listed.length / PAGE_SIZE);
  refuseBeyond(page, totalPages);
  return {
    tab,
    page,
    totalPages,
    events: listed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((event) => summaryOf(event, cities.value)),
    own: { ...own, name: cities.value?.find(({ id }) => id === own.id)?.name ?? null },
    cities:
      tab === "city" && !own.isFromAccount ? cities.value?.map(({ id, name }) => ({ value: id, label: name })) : [],
    citiesProblem: cities.problem ?? null,
    constraint: cityConstraint(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  readIntent(form, ["city"], "city");
  return chooseCity(form, context);
}

export default function Events({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, page, totalPages, events, own, cities, citiesProblem, constraint } = loaderData;
  const { search } = useLocation();
  return (
    <PageUnderDialogs className="page">
      <h1>Events</h1>
      <Segments
        label="Which events"
        segments={[
          { to: `${href("/events")}?tab=city`, label: "Event In Your City", isChosen: tab === "city" },
          { to: `${href("/events")}?tab=all`, label: "All Events", isChosen: tab === "all" },
        ]}
      />
      <p>{tab === "all" ? "Every event of the next four months, nearest first." : cityWords(own)}</p>
      {tab === "city" && !own.isFromAccount && cities ? (
        <CityForm key={own.id} cities={cities} chosen={own.id} result={actionData?.result} constraint={constraint} />
      ) : null}
      {citiesProblem === null ? null : <PartProblem what="the cities" problem={citiesProblem} />}
      {events.length > 0 ? (
        <ul className="cards">
          {events.map((event) => (
            <EventCard key={event.id} event={event} to={href("/events/:id", { id: event.id }) + search} />
          ))}
        </ul>
      ) : (
        <p>No events are planned in the next four months.</p>
      )}
      <Pagination page={page} totalPages={totalPages} label="Events" />
      <p>
        <Link to={href("/calendar")}>See them in the calendar</Link>
      </p>
    </PageUnderDialogs>
  );
}

function EventCard({ event, to }: { event: EventSummary; to: string }) {
  return (
    <li className="card next-row">
      <DateLeaf leaf={leafOf(event.date)} />
      <div>
        <h2>
          <Link to={to} preventScrollReset>
            {event.name}
          </Link>
        </h2>
        <EventFacts event={event} />
      </div>
    </li>
  );
}

function cityWords({ id, name, isFromAccount }: { id: string | null; name: string | null; isFromAccount: boolean }) {
  if (id === null) return "Choose your city to see what is on there. Until then, these are the events held everywhere.";
  const place = name ?? "your city";
  const whose = isFromAccount ? ", the city of your account" : "";
  return `Events in ${place}${whose}, and those held everywhere, nearest first.`;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Events", "Days and meetings for mothers, in your city and everywhere.");
}

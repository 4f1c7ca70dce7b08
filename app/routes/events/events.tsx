import { href, Link, useLocation } from "react-router";
import type { EventOccurrence } from "../../api/types.ts";
import { getApi, load, part } from "../../api/client.ts";
import { PageUnderDialogs } from "../../components/page-under-dialogs.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { PartProblem } from "../../components/part-problem.tsx";
import { Segments } from "../../components/segments.tsx";
import { pageTitle } from "../../format/title.ts";
import { nowIn } from "../../format/today.ts";
import { hostContext } from "../../host.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import { readIntent } from "../../forms/intent.ts";
import { getMember } from "../../middleware/member.ts";
import { movedParameter } from "../../middleware/moved-dialogs.ts";
import type { Route } from "./+types/events.ts";
import { chooseCity, cityConstraint, ownCity } from "./city.ts";
import { CityFilter } from "./city-filter.tsx";
import { CityForm } from "./city-form.tsx";
import { EventList } from "./event-list.tsx";
import { isFirstOfWeekly, isIn, isWorldDay, summaryOf } from "./event-summary.ts";
import { m } from "../../messages/m.ts";

const PAGE_SIZE = 9;

type Tab = "city" | "all";

export const middleware: Route.MiddlewareFunction[] = [movedParameter("event", (id) => href("/events/:id", { id }))];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const tab: Tab = searchParams.get("tab") === "all" ? "all" : "city";
  const only = searchParams.get("city");
  const page = pageNumber(request);
  const api = getApi(context);
  const from = nowIn(context.get(hostContext).timeZone).date;
  const [cities, { data: days }, own] = await Promise.all([
    part(api.city.$get()),
    load(api.event.$get({ query: { from } })),
    ownCity(request, context),
  ]);
  const ahead = days.filter(isFirstOfWeekly);
  const listed =
    tab === "all"
      ? ahead.filter(({ city }) => !only || city.id === only)
      : [...ahead.filter((event) => isIn(own.id)(event) && !isWorldDay(event)), ...ahead.filter(isWorldDay)];
  const totalPages = Math.ceil(listed.length / PAGE_SIZE);
  refuseBeyond(page, totalPages);
  const shown = listed.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const inWords = (events: EventOccurrence[]) => events.map((event) => summaryOf(event, cities.value));
  return {
    tab,
    page,
    totalPages,
    events: inWords(tab === "all" ? shown : shown.filter((event) => !isWorldDay(event))),
    worldDays: inWords(tab === "all" ? [] : shown.filter(isWorldDay)),
    only,
    withEvents: tab === "all" ? (cities.value?.filter(({ id }) => ahead.some(({ city }) => city.id === id)) ?? []) : [],
    own: { ...own, name: cities.value?.find(({ id }) => id === own.id)?.name ?? null },
    cities:
      tab === "city" && !own.isFromAccount ? cities.value?.map(({ id, name }) => ({ value: id, label: name })) : [],
    citiesProblem: cities.problem ?? null,
    constraint: cityConstraint(),
    isAfterLoss: getMember(context)?.stage === "afterLoss",
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  readIntent(form, ["city"], "city");
  return chooseCity(form, context);
}

export default function Events({ loaderData, actionData }: Route.ComponentProps) {
  const { tab, page, totalPages, events, worldDays, own, only, withEvents, cities, citiesProblem, ...more } =
    loaderData;
  const { constraint, isAfterLoss } = more;
  const { search } = useLocation();
  const addressOf = (id: string) => href("/events/:id", { id }) + search;
  return (
    <PageUnderDialogs className="page">
      <h1>{m.placeEvents()}</h1>
      <Segments
        label={m.eventWhich()}
        segments={[
          { to: `${href("/events")}?tab=city`, label: m.eventTabCity(), isChosen: tab === "city" },
          { to: `${href("/events")}?tab=all`, label: m.eventTabAll(), isChosen: tab === "all" },
        ]}
      />
      <p>{tab === "all" ? m.eventAllAhead() : cityWords(own)}</p>
      {tab === "city" && !own.isFromAccount && cities ? (
        <CityForm key={own.id} cities={cities} chosen={own.id} result={actionData?.result} constraint={constraint} />
      ) : null}
      {withEvents.length > 1 ? <CityFilter cities={withEvents} chosen={only} /> : null}
      {citiesProblem === null ? null : <PartProblem lead={m.eventCitiesNotLoaded()} problem={citiesProblem} />}
      {events.length > 0 ? (
        <EventList events={events} addressOf={addressOf} heading="h2" isOfAllCities={tab === "all"} />
      ) : null}
      {worldDays.length > 0 ? (
        <section aria-labelledby="world-days">
          <h2 id="world-days">{m.eventWorldDays()}</h2>
          <EventList events={worldDays} addressOf={addressOf} heading="h3" />
        </section>
      ) : null}
      {isAfterLoss ? <p>{m.eventSomeHidden()}</p> : null}
      {events.length + worldDays.length === 0 && !isAfterLoss ? <p>{m.eventNone()}</p> : null}
      <Pagination page={page} totalPages={totalPages} label={m.placeEvents()} />
      <p>
        <Link to={href("/calendar")}>{m.eventSeeInCalendar()}</Link>
      </p>
    </PageUnderDialogs>
  );
}

function cityWords({ id, name, isFromAccount }: { id: string | null; name: string | null; isFromAccount: boolean }) {
  if (id === null) return m.eventSeeCity();
  if (name === null) return isFromAccount ? m.eventInYourCityOfAccount() : m.eventInYourCity();
  return isFromAccount ? m.eventInCityOfAccount({ city: name }) : m.eventInCity({ city: name });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.placeEvents(), m.eventDescription());
}

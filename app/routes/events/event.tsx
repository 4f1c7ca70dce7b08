import { href } from "react-router";
import { namingLanguage } from "../../../server/contract/file-language.ts";
import { getApi, load, part } from "../../api/client.ts";
import { CalendarFile } from "../../components/calendar-file.tsx";
import { DateLeaf } from "../../components/date-leaf.tsx";
import { DialogOrPage } from "../../components/dialog-or-page.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { StructuredData } from "../../components/structured-data.tsx";
import { Trail } from "../../components/trail.tsx";
import { leafOf } from "../../format/dates.ts";
import { Html } from "../../format/html.tsx";
import { eventData } from "../../format/structured-data.ts";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { useApp, useOrigin } from "../../use-app.ts";
import type { Route } from "./+types/event.ts";
import { EventFacts } from "./event-facts.tsx";
import { sentenceOf, summaryOf, type EventSummary } from "./event-summary.ts";
import { language, pagePath } from "../../language.ts";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";

export const handle: PageHandle = { hasOwnPage: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = getApi(context);
  const [cities, { data: event }] = await Promise.all([
    part(api.city.$get()),
    load(api.event[":id"].$get({ param: params })),
  ]);
  return { ...summaryOf(event, cities.value), description: event.description, source: event.source };
}

/** Over the events and over the calendar. */
export default function Event({ loaderData: event, matches }: Route.ComponentProps) {
  return (
    <DialogOrPage
      title={event.name}
      list={matches[1].id === "routes/calendar/calendar" ? m.placeCalendar() : m.eventAll()}
      path={href("/events/:id", { id: event.id })}
      head={
        <TextIn as="h1" language={event.textLanguage}>
          {event.name}
        </TextIn>
      }
      sources={event.source ? <SourceList sources={[event.source]} /> : null}
    >
      {event.isSample ? null : <EventStructuredData event={event} />}
      <div className="event-when">
        <DateLeaf leaf={leafOf(event.date)} />
        <EventFacts event={event} />
      </div>
      <TranslationNote textLanguage={event.textLanguage} />
      <Html html={event.description} language={event.textLanguage} />
      <p className="actions">
        <CalendarFile path={namingLanguage(`/api/event/${event.id}.ics`, language)} tone="main">
          {m.planAddToCalendar()}
        </CalendarFile>
      </p>
    </DialogOrPage>
  );
}

function EventStructuredData({ event }: { event: EventSummary }) {
  const app = useApp();
  const path = href("/events/:id", { id: event.id });
  const address = useOrigin() + pagePath(path);
  return (
    <>
      <StructuredData data={import.meta.env.SSR ? eventData({ ...event, address, siteName: app.name }) : null} />
      <Trail
        steps={[
          { name: m.placeEvents(), path: href("/events") },
          { name: event.name, path },
        ]}
      />
    </>
  );
}

export function meta({ matches, loaderData: event }: Route.MetaArgs) {
  return event ? pageTitle(matches, event.name, sentenceOf(event)) : pageTitle(matches, m.placeEvents());
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";

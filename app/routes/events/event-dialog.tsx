import { href } from "react-router";
import type { EventOccurrence } from "../../api/types.ts";
import { CalendarFile } from "../../components/calendar-file.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { StructuredData } from "../../components/structured-data.tsx";
import { Trail } from "../../components/trail.tsx";
import { Html } from "../../format/html.tsx";
import { eventData } from "../../format/structured-data.ts";
import { useApp, useOrigin } from "../../use-app.ts";
import { EventFacts } from "./event-facts.tsx";
import type { EventSummary } from "./event-summary.ts";

/** An event as its dialog tells it. */
export interface OpenEvent extends EventSummary {
  /** HTML that the API cleaned. */
  description: string;
  source: EventOccurrence["source"];
}

/** One event in full, over the list that it was chosen from. */
export function EventDialog({ event, closeTo }: { event: OpenEvent; closeTo: string }) {
  return (
    <Dialog title={event.name} closeTo={closeTo}>
      {event.isSample ? null : <EventStructuredData event={event} />}
      <EventFacts event={event} />
      <Html html={event.description} />
      <p className="actions">
        <CalendarFile path={`/api/event/${event.id}.ics`} tone="main">
          Add to my calendar
        </CalendarFile>
      </p>
      {event.source ? <SourceList sources={[event.source]} /> : null}
    </Dialog>
  );
}

function EventStructuredData({ event }: { event: OpenEvent }) {
  const app = useApp();
  const path = `${href("/events")}?${new URLSearchParams({ tab: "all", event: event.id })}`;
  const address = useOrigin() + path;
  return (
    <>
      <StructuredData data={eventData({ ...event, address, siteName: app.name })} />
      <Trail
        steps={[
          { name: "Events", path: href("/events") },
          { name: event.name, path },
        ]}
      />
    </>
  );
}

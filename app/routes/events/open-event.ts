import { load, type ApiClient } from "../../api/client.ts";
import type { City } from "../../api/types.ts";
import type { OpenEvent } from "./event-dialog.tsx";
import { summaryOf } from "./event-summary.ts";

/**
 * The event that `?event=` opens; null when it asks for none.
 * @throws a 404 for an event that there is not.
 */
export async function openEvent(
  request: Request,
  api: ApiClient,
  cities: City[] | undefined,
): Promise<OpenEvent | null> {
  const id = new URL(request.url).searchParams.get("event");
  if (id === null) return null;
  const { data: event } = await load(api.event[":id"].$get({ param: { id } }));
  return { ...summaryOf(event, cities), description: event.description, source: event.source };
}

import { openStream } from "../../api/live.ts";
import { getMember } from "../../middleware/member.ts";
import { getSession } from "../../middleware/session.ts";
import type { Route } from "./+types/live.ts";

/** The API can't read the page's cookie, so this passes its events on. 204 makes the page stop asking. */
export async function loader({ request, context }: Route.LoaderArgs) {
  if (!getMember(context)) return new Response(null, { status: 204 });
  const token = getSession(context).get("token");
  const lastEventId = request.headers.get("last-event-id");
  const stream = await openStream(context, { token, lastEventId, signal: request.signal }).catch(() => null);
  if (!stream?.ok) return new Response(null, { status: 503 });
  return new Response(stream.body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    },
  });
}

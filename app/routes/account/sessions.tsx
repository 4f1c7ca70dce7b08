import { Form, href, redirect } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { readIntent, unknownForm } from "../../forms/intent.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { momentOf } from "../../format/relative-time.ts";
import { pageTitle } from "../../format/title.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/sessions.ts";

const FEED_ENDED = "Your private calendar address has ended.";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context);
  const [{ data: sessions }, { data: feed }] = await Promise.all([
    load(api.session.$get()),
    load(api.calendar.feed.$get()),
  ]);
  const timeZone = timeZoneOf(context);
  return {
    sessions: sessions.map(({ createdTime, lastSeenTime, ...session }) => ({
      ...session,
      began: momentOf(createdTime, timeZone),
      used: momentOf(lastSeenTime, timeZone),
    })),
    feed: feed && {
      made: momentOf(feed.createdTime, timeZone),
      read: feed.lastFetchedTime === null ? null : momentOf(feed.lastFetchedTime, timeZone),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const outcome = await end(form, context);
  flash(
    context,
    outcome.ok
      ? { kind: "status", message: "message" in outcome.value ? outcome.value.message : FEED_ENDED }
      : { kind: "alert", message: outcome.failure.sentence },
  );
  return redirect(href("/account/sessions"), 303);
}

async function end(form: FormData, context: Route.ActionArgs["context"]) {
  const { session, calendar } = getApi(context);
  switch (readIntent(form, ["end", "end-others", "end-feed"])) {
    case "end-others":
      return attempt(session.$delete());
    case "end-feed":
      return attempt(calendar.feed.$delete());
    default:
      return attempt(session[":id"].$delete({ param: { id: idIn(form) } }));
  }
}

function idIn(form: FormData) {
  const id = form.get("id");
  if (typeof id !== "string" || id === "") throw unknownForm();
  return id;
}

export default function Sessions({ loaderData: { sessions, feed } }: Route.ComponentProps) {
  return (
    <AccountArea>
      <h1>Your devices</h1>
      <p>Log out where you no longer need it, and on any device that you do not know.</p>
      <ul className="undo-list">
        {sessions.map(({ id, isThis, isSharedPhone, deviceName, began, used }) => (
          <li key={id}>
            <div>
              <p>
                <strong>{isThis ? "This phone or computer" : "Another phone or computer"}</strong>
                {isSharedPhone ? " (shared)" : null}
                {deviceName === null ? null : `: ${deviceName}`}
              </p>
              <p className="quiet">
                Logged in <time dateTime={began.dateTime}>{began.label}</time>, last used{" "}
                <time dateTime={used.dateTime}>{used.label}</time>
              </p>
            </div>
            {isThis ? null : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <button type="submit" className="button plain" name="intent" value="end">
                  Log out there
                  <span className="visually-hidden">, logged in {began.label}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
        {feed ? <FeedItem {...feed} /> : null}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post">
          {feed ? <p className="hint">This also ends your private calendar address.</p> : null}
          <SubmitButton intent="end-others" tone="danger" sending="One moment…">
            Log out everywhere else
          </SubmitButton>
        </Form>
      ) : null}
    </AccountArea>
  );
}

function FeedItem({ made, read }: NonNullable<Route.ComponentProps["loaderData"]["feed"]>) {
  return (
    <li>
      <div>
        <p>
          <strong>Your private calendar address</strong>
        </p>
        <p className="quiet">
          Made <time dateTime={made.dateTime}>{made.label}</time>,{" "}
          {read ? (
            <>
              last read by a calendar <time dateTime={read.dateTime}>{read.label}</time>
            </>
          ) : (
            "not yet read by a calendar"
          )}
          . Whoever has it sees your dates without logging in.
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <button type="submit" className="button plain" name="intent" value="end-feed">
          End this address
        </button>
      </Form>
    </li>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Your devices");
}
